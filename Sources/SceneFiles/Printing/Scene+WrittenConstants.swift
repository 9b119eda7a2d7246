import UIKit

/// A constant that a line was written with: a metric, or its negative.
public struct WrittenMetric: Equatable, Sendable {
    public let name: String
    public let isNegated: Bool
}

extension Scene {
    /// The metrics and their values now, in the order of the file.
    public var metricValues: [(name: String, value: Double)] {
        metrics.names.map { ($0, metrics[$0] ?? 0) }
    }

    /// For each constraint the metric that its line has for the constant; nil where it has a number or a formula.
    public var writtenMetrics: [WrittenMetric?] {
        var written = [WrittenMetric?](repeating: nil, count: constraints.count)
        for line in lines {
            guard case .equation(let plan) = line.plan, !plan.parts.isEmpty else { continue }
            for (place, index) in line.constraints.enumerated() where written.indices.contains(index) {
                written[index] = plan.writtenMetric(ofPart: place % plan.parts.count)
            }
        }
        return written
    }
}

extension ConstraintPlan {
    /// The metric that the line has for the constant of one of its parts.
    fileprivate func writtenMetric(ofPart place: Int) -> WrittenMetric? {
        switch line.right {
        case .number(let number): return metric(number, isNegated: false)
        case .pair(let width, let height, _): return metric(place == 0 ? width : height, isNegated: false)
        case .term(let term):
            if right == nil, term.reference.isBare, term.factors.isEmpty, term.adjustment == .none {
                return WrittenMetric(name: term.reference.name.text, isNegated: false)
            }
            return right == nil ? nil : metric(term.adjustment, of: parts[place].first)
        }
    }

    private func metric(
        _ adjustment: ConstraintLine.Adjustment, of attribute: NSLayoutConstraint.Attribute
    ) -> WrittenMetric? {
        switch adjustment {
        case .none: return nil
        case .plus(let number): return metric(number, isNegated: false)
        case .minus(let number): return metric(number, isNegated: true)
        case .inset(let number, _):
            return ConstraintPlan.side(of: attribute).flatMap { metric(number, isNegated: $0 > 1) }
        case .insets(let numbers, _):
            return ConstraintPlan.side(of: attribute).flatMap { side in
                numbers.indices.contains(side) ? metric(numbers[side], isNegated: side > 1) : nil
            }
        }
    }

    /// The place of an edge among top, left, bottom and right.
    private static func side(of attribute: NSLayoutConstraint.Attribute) -> Int? {
        switch attribute {
        case .top, .topMargin: 0
        case .left, .leading, .leftMargin, .leadingMargin: 1
        case .bottom, .bottomMargin: 2
        case .right, .trailing, .rightMargin, .trailingMargin: 3
        default: nil
        }
    }

    private func metric(_ number: ConstraintLine.NumberTerm, isNegated: Bool) -> WrittenMetric? {
        guard case .metric(let name) = number.value else { return nil }
        return WrittenMetric(name: name, isNegated: isNegated)
    }
}
