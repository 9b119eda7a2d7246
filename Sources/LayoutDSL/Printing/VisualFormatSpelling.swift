import UIKit

extension LayoutSpelling {
    /// Apple's Visual Format Language.
    static let visualFormat = LayoutSpelling(
        name: "visual-format", title: "Visual Format Language", imports: ["UIKit"],
        hidesSuperview: FormatText.hidesSuperview, says: { _ in false }
    ) { blocks, names in
        var printer = VisualFormatPrinter(names: names)
        return blocks.flatMap { printer.lines(for: $0) }
    }
}

/// Prints blocks with formats, one for each axis of a view, and with anchors what no format can say.
@MainActor struct VisualFormatPrinter {
    private let names: PrintedNames
    private var plain: PlainConstraints

    init(names: PrintedNames) {
        self.names = names
        plain = PlainConstraints(names: names)
    }

    mutating func lines(for block: ConstraintBlock) -> [String] {
        var rest = block.constraints
        var lines: [String] = []
        if block.isActive {
            let vertical = format(along: .vertical, in: block, taking: &rest)
            // Left and right come first where they are spoken of, so that the width stands with them.
            let isDirected = rest.contains { $0.firstAttribute == .leading || $0.firstAttribute == .trailing }
            let axes: [FormatAxis] = isDirected ? [.leadingToTrailing, .leftToRight] : [.leftToRight]
            let horizontal = axes.map { ($0, format(along: $0, in: block, taking: &rest)) }
            let last = horizontal[horizontal.count - 1]
            for (_, format) in horizontal.dropLast() { lines += statement([format], false, block) }
            lines += statement([last.1, vertical], last.0 == .leftToRight && last.1.isPlaced, block)
        }
        if !rest.isEmpty {
            if block.isActive { lines.append("// \(VisualFormatPrinter.reason(rest[0]))") }
            lines += plain.lines(rest, in: block.loop)
        }
        return block.wrapped(lines, among: names.families)
    }

    /// What keeps a constraint out of formats.
    private static func reason(_ constraint: PrintedConstraint) -> String {
        if constraint.identifier != nil { return "A constraint of a format has no name." }
        if constraint.first.guide != nil || constraint.second?.guide != nil {
            return "A format has no guides."
        }
        if constraint.multiplier != 1 { return "A format has no multipliers." }
        switch constraint.firstAttribute {
        case .centerX, .centerY: return "A format has no centres."
        case .firstBaseline, .lastBaseline: return "A format has no baselines."
        case .width, .height: return "A format has equal lengths alone, along one axis."
        default: return "A format has distances between neighbours and from the superview alone."
        }
    }

    private func format(
        along axis: FormatAxis, in block: ConstraintBlock, taking rest: inout [PrintedConstraint]
    ) -> FormatText {
        var format = FormatText(axis: axis, subject: block.subject)
        // What is measured from the superview first: it can be said nowhere else.
        let order = rest.filter(\.isToSuperview) + rest.filter { !$0.isToSuperview }
        let taken = Set(order.filter { format.take($0) { name($0, block) } })
        rest.removeAll { taken.contains($0) }
        return format
    }

    /// The statement that makes the constraints of formats.
    private func statement(_ formats: [FormatText], _ isLeftToRight: Bool, _ block: ConstraintBlock)
        -> [String]
    {
        let texts = formats.compactMap { $0.text(called: name(block.subject, block)) }
        guard let first = texts.first else { return [] }
        var items = [block.subject]
        for item in formats.flatMap(\.others) where !items.contains(item) { items.append(item) }
        let views = items.map { "\"\(name($0, block))\": \(names.text($0, in: block.loop))" }
        let options = isLeftToRight ? "options: .directionLeftToRight, " : ""
        func call(_ format: String) -> [String] {
            [
                "NSLayoutConstraint.activate(", "    NSLayoutConstraint.constraints(",
                "        withVisualFormat: \(format), \(options)metrics: nil,",
                "        views: [\(views.joined(separator: ", "))]))",
            ]
        }
        if texts.count == 1 { return call("\"\(first)\"") }
        let list = texts.map { "\"\($0)\"" }.joined(separator: ", ")
        return ["for format in [\(list)] {"] + SwiftText.indented(call("format")) + ["}"]
    }

    /// What a format calls an item: a name without brackets.
    private func name(_ item: PrintedItem, _ block: ConstraintBlock) -> String {
        let text = names.text(item, in: block.loop)
        let ascii = text.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && (scalar.properties.isXIDContinue || scalar == "_")
            return isPlain ? String(scalar) : scalar == "[" ? "_" : ""
        }.joined()
        return ascii.isEmpty || ascii.first?.isNumber == true ? "view\(item.family)" : ascii
    }
}

/// The direction that a format runs in.
enum FormatAxis {
    case leadingToTrailing, leftToRight, vertical

    var near: NSLayoutConstraint.Attribute {
        switch self {
        case .leadingToTrailing: .leading
        case .leftToRight: .left
        case .vertical: .top
        }
    }

    var far: NSLayoutConstraint.Attribute {
        switch self {
        case .leadingToTrailing: .trailing
        case .leftToRight: .right
        case .vertical: .bottom
        }
    }

    var length: NSLayoutConstraint.Attribute { self == .vertical ? .height : .width }
    var prefix: String { self == .vertical ? "V:" : "H:" }
}

/// A format of one view and its neighbours along an axis, while it is put together.
struct FormatText {
    private let axis: FormatAxis
    private let subject: PrintedItem
    /// What the view follows: a neighbour, or nil for the superview; and the distances from it.
    private var neighbour: PrintedItem?
    private var before: [String] = []
    private var lengths: [String] = []
    private var after: [String] = []
    /// The other views that it names.
    private(set) var others: [PrintedItem] = []

    init(axis: FormatAxis, subject: PrintedItem) {
        self.axis = axis
        self.subject = subject
    }

    /// Whether it says where the view is, and not just how long.
    var isPlaced: Bool { !before.isEmpty || !after.isEmpty }

    private var neighbourName = ""

    /// The whole; nil if it would say nothing.
    func text(called name: String) -> String? {
        guard isPlaced || !lengths.isEmpty else { return nil }
        let length = lengths.isEmpty ? "" : "(\(lengths.joined(separator: ",")))"
        let start =
            before.isEmpty ? "" : (neighbour == nil ? "|" : "[\(neighbourName)]") + FormatText.link(before)
        return axis.prefix + start + "[\(name)\(length)]"
            + (after.isEmpty ? "" : FormatText.link(after) + "|")
    }

    /// Distances between brackets, or without where there is one plain number.
    private static func link(_ gaps: [String]) -> String {
        if gaps == ["0"] { return "" }
        let isPlain = gaps.count == 1 && gaps[0].allSatisfy { $0.isNumber || $0 == "." }
        return isPlain ? "-\(gaps[0])-" : "-(\(gaps.joined(separator: ",")))-"
    }

    /// Whether a constraint stands in a format as `|`.
    static func hidesSuperview(_ constraint: PrintedConstraint) -> Bool {
        isSayable(constraint) && constraint.isToSuperview && constraint.isActive
            && constraint.firstAttribute == constraint.secondAttribute
            && [.left, .right, .leading, .trailing, .top, .bottom].contains(constraint.firstAttribute)
    }

    private static func isSayable(_ constraint: PrintedConstraint) -> Bool {
        constraint.identifier == nil && constraint.first.guide == nil && constraint.second?.guide == nil
            && (constraint.multiplier == 1 || constraint.second == nil)
    }

    /// Takes a constraint in, if a format can say it and its place is free.
    mutating func take(_ constraint: PrintedConstraint, _ nameOf: (PrintedItem) -> String) -> Bool {
        guard FormatText.isSayable(constraint) else { return false }
        let first = constraint.firstAttribute
        if first == axis.length { return takeLength(constraint, nameOf) }
        guard let other = constraint.second else { return false }
        if FormatText.hidesSuperview(constraint) {
            if first == axis.near { before.append(gap(constraint, isTurned: false)) }
            if first == axis.far { after.append(gap(constraint, isTurned: true)) }
            return first == axis.near || first == axis.far
        }
        guard first == axis.near, constraint.secondAttribute == axis.far, !constraint.isToSuperview,
            before.isEmpty || neighbour == other, other != subject
        else { return false }
        neighbour = other
        neighbourName = nameOf(other)
        before.append(gap(constraint, isTurned: false))
        if !others.contains(other) { others.append(other) }
        return true
    }

    private mutating func takeLength(_ constraint: PrintedConstraint, _ nameOf: (PrintedItem) -> String)
        -> Bool
    {
        let relation = FormatText.sign(constraint.relation)
        if let other = constraint.second {
            guard constraint.firstAttribute == constraint.secondAttribute, constraint.constant.value == 0,
                other != subject
            else { return false }
            lengths.append("\(relation.isEmpty ? "==" : relation)\(nameOf(other))" + priority(constraint))
            if !others.contains(other) { others.append(other) }
            return true
        }
        lengths.append(relation + SwiftText.number(constraint.constant.value) + priority(constraint))
        return true
    }

    /// The gap that a position is; `isTurned` where the neighbour comes after the view, so that what is at most is at
    /// least.
    private func gap(_ constraint: PrintedConstraint, isTurned: Bool) -> String {
        let value = isTurned ? -constraint.constant.value : constraint.constant.value
        var relation = constraint.relation
        if isTurned, relation != .equal {
            relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        return FormatText.sign(relation) + SwiftText.number(value == 0 ? 0 : value) + priority(constraint)
    }

    private func priority(_ constraint: PrintedConstraint) -> String {
        constraint.priority == .required
            ? "" : "@\(SwiftText.number(CGFloat(constraint.priority.rawValue)))"
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}
