/// What the compiler makes of `#colorLiteral(red: 0.9, green: 0.3, blue: 0.2, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// The colour of a colour literal: parts of 0...1 each.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIColor {
    /// A colour of a hue, from red over green and blue back to red, 0...1 each.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sixth = (hue - hue.rounded(.down)) * 6
        /// How much of a part there is that is strongest at `peak` sixths of the circle.
        func part(_ peak: CGFloat) -> CGFloat {
            let distance = abs(sixth - peak)
            let strength = min(1, max(0, 2 - min(distance, 6 - distance)))
            return brightness * (1 - saturation * (1 - strength))
        }
        self.init(red: part(0), green: part(2), blue: part(4), alpha: alpha)
    }
}
