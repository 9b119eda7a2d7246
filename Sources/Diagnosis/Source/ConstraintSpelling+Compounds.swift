import UIKit

extension ConstraintSpelling {
    /// Constraints as few lines: what one compound can say is one line, as `box.edges == scroll.edges inset 5`.
    func lines(_ constraints: [NSLayoutConstraint]) -> [String] {
        var rest = constraints[...]
        var lines: [String] = []
        while let first = rest.first {
            if let line = compound(rest.prefix(4), "edges", [.top, .left, .bottom, .right]) {
                lines.append(line)
                rest.removeFirst(4)
            } else if let line = compound(rest.prefix(2), "size", [.width, .height]) {
                lines.append(line)
                rest.removeFirst(2)
            } else {
                lines.append(text(first))
                rest.removeFirst()
            }
        }
        return lines
    }

    /// The line that says the same as some constraints of the attributes of a compound; nil if none does.
    private func compound(
        _ constraints: ArraySlice<NSLayoutConstraint>, _ name: String,
        _ attributes: [NSLayoutConstraint.Attribute]
    ) -> String? {
        guard let first = constraints.first, let second = first.secondItem,
            constraints.map(\.firstAttribute) == attributes, constraints.map(\.secondAttribute) == attributes,
            constraints.allSatisfy({ constraint in
                constraint.firstItem === first.firstItem && constraint.secondItem === second
                    && constraint.multiplier == 1 && constraint.relation == .equal
                    && constraint.priority == first.priority
            }), let constant = constant(constraints.map(\.constant))
        else { return nil }
        return "\(self.name(first.firstItem)).\(name) == \(self.name(second)).\(name)\(constant)"
            + priority(first.priority)
    }

    /// What stands behind a compound whose parts have these constants; nil if they have no pattern.
    private func constant(_ constants: [CGFloat]) -> String? {
        guard let first = constants.first else { return nil }
        if constants.allSatisfy({ $0 == first }) {
            return first == 0
                ? "" : first > 0 ? " + \(NumberText.short(first))" : " - \(NumberText.short(-first))"
        }
        guard constants == [first, first, -first, -first] else { return nil }
        return " inset \(NumberText.short(first))"
    }
}
