import UIKit

/// A statement of a maker, as SnapKit and Masonry have them: one relation for one attribute or several.
struct MakerStatement {
    /// What is added.
    enum Amount {
        case none
        case offset(PrintedNumber)
        case inset(PrintedNumber)
        case insets(top: PrintedNumber, left: PrintedNumber, bottom: PrintedNumber, right: PrintedNumber)
        /// Of a width and a height without a second item.
        case size(PrintedNumber, PrintedNumber)
    }

    /// In the order in which they are written.
    let attributes: [NSLayoutConstraint.Attribute]
    let amount: Amount
    /// One of the constraints; all else is equal for all.
    let model: PrintedConstraint

    /// Whether a constraint is one to the superview that does not name it.
    static func hidesSuperview(_ constraint: PrintedConstraint) -> Bool {
        constraint.isToSuperview && constraint.firstAttribute == constraint.secondAttribute
            && !constraint.isFirstFramed
    }

    /// Whether the right side has the attributes of the left.
    var hasSameAttributes: Bool { model.firstAttribute == model.secondAttribute }

    /// `edges`, `size`, `left.right`.
    var word: String {
        switch attributes {
        case [.top, .left, .right, .bottom]: "edges"
        case [.width, .height]: "size"
        case [.centerX, .centerY]: "center"
        default: attributes.map { "\($0)" }.joined(separator: ".")
        }
    }
}

extension MakerStatement {
    private static let order: [NSLayoutConstraint.Attribute] = [
        .top, .left, .leading, .right, .trailing, .bottom, .width, .height, .centerX, .centerY,
    ]
    private static let sides = order.prefix(6)

    /// The statements for a view's constraints: what can be said at once is.
    ///
    /// - Parameter chains: Whether several attributes can be named one after another.
    static func fold(_ constraints: [PrintedConstraint], chains: Bool = true) -> [MakerStatement] {
        var statements: [MakerStatement] = []
        var rest = constraints
        while let first = rest.first {
            let peers = rest.filter { $0.goesTogether(with: first) }
            let statement = fold(first, among: peers, chains: chains)
            statements.append(statement)
            for attribute in statement.attributes {
                let place = rest.firstIndex { $0.goesTogether(with: first) && $0.firstAttribute == attribute }
                if let place { rest.remove(at: place) }
            }
        }
        return statements
    }

    private static func fold(
        _ first: PrintedConstraint, among peers: [PrintedConstraint], chains: Bool
    ) -> MakerStatement {
        let single = MakerStatement(
            attributes: [first.firstAttribute],
            amount: first.constant.isZero || first.second == nil ? .none : .offset(first.constant),
            model: first)
        var candidates: [[NSLayoutConstraint.Attribute]] = [
            [.top, .left, .right, .bottom], [.width, .height], [.centerX, .centerY],
        ]
        if chains { candidates += chained(first, among: peers) }
        guard first.second == nil || first.firstAttribute == first.secondAttribute else { return single }
        for attributes in candidates where attributes.contains(first.firstAttribute) {
            let parts = attributes.compactMap { attribute in peers.first { $0.firstAttribute == attribute } }
            guard parts.count == attributes.count,
                let amount = amount(
                    of: parts.map { ($0.firstAttribute, $0.constant) }, isSize: first.second == nil)
            else { continue }
            return MakerStatement(attributes: attributes, amount: amount, model: first)
        }
        return single
    }

    /// What is flush with something is said at once; other sides in pairs.
    private static func chained(
        _ first: PrintedConstraint, among peers: [PrintedConstraint]
    ) -> [[NSLayoutConstraint.Attribute]] {
        let flush = order.filter { side in
            sides.contains(side) && peers.contains { $0.firstAttribute == side && $0.constant.isZero }
        }
        return [[.top, .leading, .trailing, .bottom]]
            + (flush.count > 1 && first.constant.isZero ? [flush] : [])
            + [[.left, .right], [.leading, .trailing], [.top, .bottom]]
    }

    /// The constants of several attributes as one; nil if they cannot be.
    private static func amount(
        of parts: [(attribute: NSLayoutConstraint.Attribute, constant: PrintedNumber)], isSize: Bool
    ) -> Amount? {
        if isSize { return .size(parts[0].constant, parts[1].constant) }
        if parts.allSatisfy({ $0.constant.isZero }) { return Amount.none }
        if parts.allSatisfy({ $0.constant == parts[0].constant }) { return .offset(parts[0].constant) }
        guard parts.allSatisfy({ sides.contains($0.attribute) }) else { return nil }
        let inwards = parts.map { part in
            switch part.attribute {
            case .right, .trailing, .bottom: part.constant.negated
            default: part.constant
            }
        }
        if inwards.allSatisfy({ $0 == inwards[0] }) { return .inset(inwards[0]) }
        guard parts.map(\.attribute) == [.top, .left, .right, .bottom] else { return nil }
        return .insets(top: inwards[0], left: inwards[1], bottom: inwards[3], right: inwards[2])
    }
}

extension PrintedNumber {
    /// Whether nothing has to be written for it.
    var isZero: Bool { value == 0 && name == nil }
}

extension PrintedConstraint {
    /// Whether one statement can say both, but for attributes and constants.
    func goesTogether(with other: PrintedConstraint) -> Bool {
        relation == other.relation && second == other.second && multiplier == other.multiplier
            && priority == other.priority && identifier == other.identifier
            && (second == nil
                || (firstAttribute == secondAttribute) == (other.firstAttribute == other.secondAttribute))
            && (second == nil || firstAttribute == secondAttribute || self == other)
    }
}
