import UIKit

extension Rule {
    /// A limit where a value was meant.
    static let floorOnly = Rule(
        name: "floor-only", severity: .warning,
        summary: "only an inequality speaks of the content's length, which is a limit and no value",
        reason: """
            `>=` says how long the content is at least. Between the limit and anything longer nothing chooses, so \
            that what one sees is the shortest, by chance. It goes with the error that the length is not decided \
            and points at the line. It is a warning, since a limit beside a value is right.
            """,
        example: ["last.bottom <= scroll.bottom - 20"],
        cure: "write ==, or add a weak value: container.height == scroll.height @low"
    ) { facts in
        facts.scrollViews.flatMap { scrollView in
            NSLayoutConstraint.Axis.both.compactMap { axis -> Diagnostic? in
                guard scrollView.isOpen(axis.contentLength), scrollView.contentSize.length(axis) > 0 else {
                    return nil
                }
                let floors = scrollView.constraints(deciding: axis.contentLength)
                    .filter { $0.relation != .equal }
                guard let floor = floors.first else { return nil }
                let line = facts.source.line(of: floor)
                let words = AxisWords(axis)
                return Diagnostic(
                    rule: "floor-only", severity: .warning, view: facts.name(scrollView),
                    message:
                        "'\(line.text)' is a limit: the \(words.length) of \(facts.name(scrollView))'s content is "
                        + "at least \(NumberText.short(scrollView.contentSize.length(axis))), and nothing says how "
                        + "long it is.",
                    constraints: facts.texts(of: floors), fixes: fixes(floors, scrollView, axis, facts),
                    place: line.place)
            }
        }
    }

    /// The limits as values.
    @MainActor private static func fixes(
        _ floors: [NSLayoutConstraint], _ scrollView: UIScrollView, _ axis: NSLayoutConstraint.Axis,
        _ facts: LayoutFacts
    ) -> [Fix] {
        let candidates = floors.map { floor in
            let equal = NSLayoutConstraint(
                item: floor.firstItem as Any, attribute: floor.firstAttribute, relatedBy: .equal,
                toItem: floor.secondItem, attribute: floor.secondAttribute, multiplier: floor.multiplier,
                constant: floor.constant)
            equal.priority = floor.priority
            return facts.replacement(of: floor, with: [equal])
        }
        return facts.trial.fixes(
            candidates, isCured: { _ in !scrollView.isOpen(axis.contentLength) },
            result: { FixResult(facts).contentSize(of: scrollView, $0) })
    }
}
