/// A system font of a size and weight. With terminal text metrics it changes the drawing only.
public final class UIFont: NSObject, Sendable {
    /// How heavy the strokes are, from ultra light (-0.8) to black (0.62); regular is 0.
    public struct Weight: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    package let weight: Weight
    /// Whether the letters slant.
    package let isItalic: Bool

    package init(pointSize: CGFloat, weight: Weight, isItalic: Bool) {
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The system font, `size` in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(pointSize: size, weight: weight, isItalic: false)
    }

    /// The bold system font, `size` in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, weight: .bold, isItalic: false)
    }

    /// The slanted system font, `size` in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, weight: .regular, isItalic: true)
    }

    /// The size that labels have by default: 17 points.
    public static let labelFontSize: CGFloat = 17
}
