import UIKit

extension LayoutSpelling {
    /// PureLayout.
    static let pureLayout = LayoutSpelling(
        name: "purelayout", title: "PureLayout", imports: ["LayoutDSL", "UIKit"],
        hidesSuperview: { PureLayoutPrinter.says($0) && PureLayoutPrinter.hidesSuperview($0) },
        says: PureLayoutPrinter.says
    ) { blocks, names in
        var printer = PureLayoutPrinter(names: names)
        return blocks.flatMap { printer.lines(for: $0) }
    }
}

/// Prints blocks with PureLayout's calls, and with anchors what has none.
@MainActor struct PureLayoutPrinter {
    private let names: PrintedNames
    private var plain: PlainConstraints

    init(names: PrintedNames) {
        self.names = names
        plain = PlainConstraints(names: names)
    }

    mutating func lines(for block: ConstraintBlock) -> [String] {
        var rest = block.constraints.filter(PureLayoutPrinter.says)
        let others = block.constraints.filter { !PureLayoutPrinter.says($0) }
        var lines: [String] = []
        let subject = names.text(block.subject, in: block.loop)
        while let first = rest.first {
            let peers = rest.filter { $0.goesTogether(with: first) }
            let (calls, taken) = call(first, among: peers, block)
            rest.removeAll { taken.contains($0) }
            lines += wrapped(["\(subject).\(calls)"], as: first)
        }
        if !block.isActive, !lines.isEmpty {
            lines =
                ["// Made, and not active.", "NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {"]
                + SwiftText.indented(lines) + ["}"]
        }
        if !others.isEmpty {
            if block.isActive { lines.append("// \(PureLayoutPrinter.reason(others[0]))") }
            lines += plain.lines(others, in: block.loop)
        }
        return block.wrapped(lines, among: names.families)
    }

    /// A call inside blocks that give it a priority and a name.
    private func wrapped(_ lines: [String], as constraint: PrintedConstraint) -> [String] {
        var lines = lines
        if let identifier = constraint.identifier {
            lines =
                ["NSLayoutConstraint.autoSetIdentifier(\(SwiftText.string(identifier))) {"]
                + SwiftText.indented(lines) + ["}"]
        }
        if constraint.priority != .required {
            lines =
                ["NSLayoutConstraint.autoSetPriority(\(SwiftText.priority(constraint.priority))) {"]
                + SwiftText.indented(lines) + ["}"]
        }
        return lines
    }

    // MARK: - What can be said

    /// Whether there is a call for a constraint.
    nonisolated static func says(_ constraint: PrintedConstraint) -> Bool {
        guard !constraint.isFirstFramed, constraint.first.guide == nil, constraint.second?.guide == nil,
            !constraint.isFirstGuide, !constraint.isSecondGuide
        else { return false }
        guard constraint.second != nil else { return constraint.firstAttribute.isSize }
        // A call takes a multiplier or an offset.
        return constraint.multiplier == 1 || constraint.constant.isZero
    }

    nonisolated private static func reason(_ constraint: PrintedConstraint) -> String {
        if constraint.isFirstFramed {
            return "Its frame places the view; PureLayout would take that from it."
        }
        if constraint.multiplier != 1 { return "PureLayout has a multiplier or an offset, not both." }
        return "PureLayout has no calls for guides."
    }

    nonisolated static func hidesSuperview(_ constraint: PrintedConstraint) -> Bool {
        guard constraint.isToSuperview, constraint.multiplier == 1,
            constraint.firstAttribute == constraint.secondAttribute
        else { return false }
        return edges.contains(constraint.firstAttribute)
            || (centres.contains(constraint.firstAttribute) && constraint.constant.isZero
                && constraint.relation == .equal)
    }

    nonisolated private static let edges: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing,
    ]
    nonisolated private static let centres: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
    private static let far: [NSLayoutConstraint.Attribute] = [.right, .bottom, .trailing]

    // MARK: - Calls

    private func call(
        _ first: PrintedConstraint, among peers: [PrintedConstraint], _ block: ConstraintBlock
    ) -> (text: String, taken: [PrintedConstraint]) {
        if let all = whole(first, among: peers) { return all }
        let relation = PureLayoutPrinter.ending(first.relation)
        let attribute = first.firstAttribute
        let number = first.constant
        guard let second = first.second else {
            return ("autoSetDimension(.\(attribute), toSize: \(number.text)\(relation))", [first])
        }
        if PureLayoutPrinter.hidesSuperview(first) { return (superview(first), [first]) }
        let other = names.text(second, in: block.loop)
        let change =
            first.multiplier != 1
            ? ", withMultiplier: \(SwiftText.number(first.multiplier))"
            : number.isZero && first.relation == .equal ? "" : ", withOffset: \(number.text)"
        let partner = first.secondAttribute
        if PureLayoutPrinter.edges.contains(attribute), PureLayoutPrinter.edges.contains(partner),
            first.multiplier == 1
        {
            return ("autoPinEdge(.\(attribute), to: .\(partner), of: \(other)\(change)\(relation))", [first])
        }
        if attribute.isSize, partner.isSize {
            return ("autoMatch(.\(attribute), to: .\(partner), of: \(other)\(change)\(relation))", [first])
        }
        if PureLayoutPrinter.centres.contains(attribute), partner == attribute, first.relation == .equal {
            let axis = attribute == .centerX ? "vertical" : "horizontal"
            return ("autoAlignAxis(.\(axis), toSameAxisOf: \(other)\(change))", [first])
        }
        let own = PureLayoutPrinter.name(attribute)
        return (
            "autoConstrainAttribute(.\(own), to: .\(PureLayoutPrinter.name(partner)), of: \(other)\(change)\(relation))",
            [first]
        )
    }

    /// A distance from the superview, counted inwards.
    private func superview(_ constraint: PrintedConstraint) -> String {
        let attribute = constraint.firstAttribute
        if PureLayoutPrinter.centres.contains(attribute) {
            return "autoAlignAxis(toSuperviewAxis: .\(attribute == .centerX ? "vertical" : "horizontal"))"
        }
        let isFar = PureLayoutPrinter.far.contains(attribute)
        let inset = isFar ? constraint.constant.negated : constraint.constant
        var relation = constraint.relation
        // What is at most on the far side is an inset of at least so much.
        if isFar, relation != .equal {
            relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        let needsInset = !inset.isZero || relation != .equal
        return "autoPinEdge(toSuperviewEdge: .\(attribute)\(needsInset ? ", withInset: \(inset.text)" : "")"
            + "\(PureLayoutPrinter.ending(relation)))"
    }

    /// All edges, both lengths or both centres at once.
    private func whole(
        _ first: PrintedConstraint, among peers: [PrintedConstraint]
    ) -> (text: String, taken: [PrintedConstraint])? {
        func all(_ attributes: [NSLayoutConstraint.Attribute]) -> [PrintedConstraint]? {
            guard attributes.contains(first.firstAttribute), first.relation == .equal else { return nil }
            let found = attributes.compactMap { attribute in peers.first { $0.firstAttribute == attribute } }
            return found.count == attributes.count ? found : nil
        }
        if first.second == nil, let size = all([.width, .height]) {
            let text = "CGSize(width: \(size[0].constant.text), height: \(size[1].constant.text))"
            return ("autoSetDimensions(to: \(text))", size)
        }
        guard PureLayoutPrinter.hidesSuperview(first) else { return nil }
        let sides: [[NSLayoutConstraint.Attribute]] = [
            [.top, .left, .bottom, .right], [.top, .leading, .bottom, .trailing],
        ]
        for attributes in sides {
            guard let edges = all(attributes) else { continue }
            let insets = [
                edges[0].constant, edges[1].constant, edges[2].constant.negated, edges[3].constant.negated,
            ]
            // The call pins leading and trailing, which is the same as left and right where both are.
            guard attributes[1] == .leading || insets[1] == insets[3] else { continue }
            if insets.allSatisfy(\.isZero) { return ("autoPinEdgesToSuperviewEdges()", edges) }
            let text =
                "UIEdgeInsets(top: \(insets[0].text), left: \(insets[1].text), bottom: \(insets[2].text), "
                + "right: \(insets[3].text))"
            return ("autoPinEdgesToSuperviewEdges(with: \(text))", edges)
        }
        if let centre = all([.centerX, .centerY]), centre.allSatisfy({ PureLayoutPrinter.hidesSuperview($0) })
        {
            return ("autoCenterInSuperview()", centre)
        }
        return nil
    }

    private static func ending(_ relation: NSLayoutConstraint.Relation) -> String {
        relation == .equal ? "" : ", relation: .\(relation)"
    }

    /// PureLayout's name of an attribute.
    private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .centerX: "vertical"
        case .centerY: "horizontal"
        case .leftMargin: "marginLeft"
        case .rightMargin: "marginRight"
        case .topMargin: "marginTop"
        case .bottomMargin: "marginBottom"
        case .leadingMargin: "marginLeading"
        case .trailingMargin: "marginTrailing"
        case .centerXWithinMargins: "marginAxisVertical"
        case .centerYWithinMargins: "marginAxisHorizontal"
        default: "\(attribute)"
        }
    }
}
