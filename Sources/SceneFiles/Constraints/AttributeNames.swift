import UIKit

/// What a constraint line can name of a view: one attribute, or several at once.
enum AttributeName: Hashable, Sendable {
    case single(String, NSLayoutConstraint.Attribute)
    case compound(String, [NSLayoutConstraint.Attribute])

    /// UIKit's attributes by their names, then the compounds.
    static let all: [AttributeName] = singles + compounds

    private static let singles: [AttributeName] = [
        .single("left", .left), .single("right", .right), .single("top", .top), .single("bottom", .bottom),
        .single("leading", .leading), .single("trailing", .trailing), .single("width", .width),
        .single("height", .height), .single("centerX", .centerX), .single("centerY", .centerY),
        .single("firstBaseline", .firstBaseline), .single("lastBaseline", .lastBaseline),
        .single("leftMargin", .leftMargin), .single("rightMargin", .rightMargin),
        .single("topMargin", .topMargin), .single("bottomMargin", .bottomMargin),
        .single("leadingMargin", .leadingMargin), .single("trailingMargin", .trailingMargin),
        .single("centerXWithinMargins", .centerXWithinMargins),
        .single("centerYWithinMargins", .centerYWithinMargins),
    ]

    private static let compounds: [AttributeName] = [
        .compound("edges", [.top, .left, .bottom, .right]), .compound("horizontalEdges", [.left, .right]),
        .compound("verticalEdges", [.top, .bottom]), .compound("size", [.width, .height]),
        .compound("center", [.centerX, .centerY]),
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The attribute of that name.
    static func named(_ name: String) -> AttributeName? { byName[name] }

    var name: String {
        switch self {
        case .single(let name, _), .compound(let name, _): name
        }
    }

    /// UIKit's attributes, in the order in which constraints are made of them.
    var parts: [NSLayoutConstraint.Attribute] {
        switch self {
        case .single(_, let attribute): [attribute]
        case .compound(_, let attributes): attributes
        }
    }

    var isCompound: Bool { if case .compound = self { true } else { false } }

    /// Whether it stands for a width and a height.
    var isSize: Bool { name == "size" }
}

extension NSLayoutConstraint.Attribute {
    /// How far the attribute moves if the rectangle shrinks by insets: to greater values for top and left, to
    /// smaller ones for bottom, right and sizes. Nil for centres and baselines, which have no side.
    func shift(insetBy insets: UIEdgeInsets) -> CGFloat? {
        switch self {
        case .top, .topMargin: insets.top
        case .left, .leading, .leftMargin, .leadingMargin: insets.left
        case .bottom, .bottomMargin: -insets.bottom
        case .right, .trailing, .rightMargin, .trailingMargin: -insets.right
        case .width: -(insets.left + insets.right)
        case .height: -(insets.top + insets.bottom)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline,
            .notAnAttribute:
            nil
        }
    }

    /// Whether layout guides have the attribute too: all but baselines and margins.
    var isOfGuides: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
        default: false
        }
    }
}
