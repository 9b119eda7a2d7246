/// A colour in sRGB with an opacity; components run from 0 to 1 and are clamped to that range.
public final class UIColor: NSObject, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let opacity: Double

    /// A colour of red, green and blue parts, 0...1 each.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        func unit(_ value: CGFloat) -> Double { min(1, max(0, Double(value))) }
        self.red = unit(red)
        self.green = unit(green)
        self.blue = unit(blue)
        self.opacity = unit(alpha)
    }

    /// A grey, 0 black to 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour of three bytes, as `0xEF5931`.
    package convenience init(rgb: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && opacity == other.opacity
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(opacity)
        return hasher.finalize()
    }
}

extension UIColor {
    /// UIKit's named colours in the light appearance, by their property names.
    package static let named: [(name: String, color: UIColor)] = [
        ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
        ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan),
        ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
        ("brown", .brown), ("clear", .clear),
        ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
        ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
        ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
        ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
        ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
        ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText),
        ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("link", .link),
        ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
        ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
        ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ]

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(rgb: 0xFF0000)
    public static let green = UIColor(rgb: 0x00FF00)
    public static let blue = UIColor(rgb: 0x0000FF)
    public static let cyan = UIColor(rgb: 0x00FFFF)
    public static let yellow = UIColor(rgb: 0xFFFF00)
    public static let magenta = UIColor(rgb: 0xFF00FF)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let systemRed = UIColor(rgb: 0xFF3B30)
    public static let systemOrange = UIColor(rgb: 0xFF9500)
    public static let systemYellow = UIColor(rgb: 0xFFCC00)
    public static let systemGreen = UIColor(rgb: 0x34C759)
    public static let systemMint = UIColor(rgb: 0x00C7BE)
    public static let systemTeal = UIColor(rgb: 0x30B0C7)
    public static let systemCyan = UIColor(rgb: 0x32ADE6)
    public static let systemBlue = UIColor(rgb: 0x007AFF)
    public static let systemIndigo = UIColor(rgb: 0x5856D6)
    public static let systemPurple = UIColor(rgb: 0xAF52DE)
    public static let systemPink = UIColor(rgb: 0xFF2D55)
    public static let systemBrown = UIColor(rgb: 0xA2845E)
    public static let systemGray = UIColor(rgb: 0x8E8E93)
    public static let systemGray2 = UIColor(rgb: 0xAEAEB2)
    public static let systemGray3 = UIColor(rgb: 0xC7C7CC)
    public static let systemGray4 = UIColor(rgb: 0xD1D1D6)
    public static let systemGray5 = UIColor(rgb: 0xE5E5EA)
    public static let systemGray6 = UIColor(rgb: 0xF2F2F7)

    public static let label = UIColor(rgb: 0x000000)
    public static let secondaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.6)
    public static let tertiaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.3)
    public static let quaternaryLabel = UIColor(rgb: 0x3C3C43, alpha: 0.18)
    public static let placeholderText = UIColor(rgb: 0x3C3C43, alpha: 0.3)
    public static let separator = UIColor(rgb: 0x3C3C43, alpha: 0.29)
    public static let opaqueSeparator = UIColor(rgb: 0xC6C6C8)
    public static let link = UIColor(rgb: 0x007AFF)
    public static let systemFill = UIColor(rgb: 0x787880, alpha: 0.2)
    public static let secondarySystemFill = UIColor(rgb: 0x787880, alpha: 0.16)
    public static let tertiarySystemFill = UIColor(rgb: 0x767680, alpha: 0.12)
    public static let quaternarySystemFill = UIColor(rgb: 0x747480, alpha: 0.08)
    public static let systemBackground = UIColor(rgb: 0xFFFFFF)
    public static let secondarySystemBackground = UIColor(rgb: 0xF2F2F7)
    public static let tertiarySystemBackground = UIColor(rgb: 0xFFFFFF)
    public static let systemGroupedBackground = UIColor(rgb: 0xF2F2F7)
    public static let secondarySystemGroupedBackground = UIColor(rgb: 0xFFFFFF)
    public static let tertiarySystemGroupedBackground = UIColor(rgb: 0xF2F2F7)
}
