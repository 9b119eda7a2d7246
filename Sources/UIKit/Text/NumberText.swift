/// Numbers as people read them: at most three decimals, no exponent, no negative zero.
package enum NumberText {
    /// One number: `100`, `106.667`, `-0.5`.
    package static func short(_ value: CGFloat) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let thousandths = (Double(value) * 1000).rounded()
        guard abs(thousandths) < 9e15 else { return String(Double(value)) }
        let whole = Int64(thousandths)
        let digits = abs(whole)
        var text = String(digits / 1000)
        var fraction = digits % 1000
        if fraction > 0 {
            var places = 3
            while fraction % 10 == 0 {
                fraction /= 10
                places -= 1
            }
            let tail = String(fraction)
            text += "." + String(repeating: "0", count: places - tail.count) + tail
        }
        return whole < 0 ? "-" + text : text
    }

    /// The four numbers of a rectangle: `(0, 900, 375, 100)`.
    package static func list(_ rect: CGRect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        return "(" + numbers.map(short).joined(separator: ", ") + ")"
    }
}
