import UIKit

extension Rule {
    /// Two texts lie on one another.
    static let overlappingSiblings = Rule(
        name: "overlapping-siblings", severity: .note,
        summary: "two labels of one view lie on one another",
        reason: """
            Text over text cannot be read. Only labels are looked at, since other views overlap on purpose, and \
            only those with text that can be seen. It is a note because a transition may want it; half a point is \
            left to rounding.
            """,
        example: ["title.top == view.top", "subtitle.top == view.top"],
        cure: "let one follow the other: subtitle.top == title.bottom + 8"
    ) { facts in
        facts.views.flatMap { view in pairs(in: view).map { report($0, $1, facts) } }
    }

    /// Neighbours in the order of their tops, so that long lists cost no more than sorting them.
    @MainActor private static func pairs(in view: UIView) -> [(UIView, UIView)] {
        let labels = view.subviews.compactMap { $0 as? UILabel }
            .filter { $0.isShown && !($0.text ?? "").isEmpty && $0.bounds.width > 0 && $0.bounds.height > 0 }
            .sorted { $0.frame.minY < $1.frame.minY }
        guard labels.count > 1 else { return [] }
        var result: [(UIView, UIView)] = []
        for index in labels.indices.dropFirst() {
            for earlier in labels[max(0, index - 8)..<index] {
                let both = earlier.frame.intersection(labels[index].frame)
                if !both.isNull, both.width > ContentOverflow.tolerance,
                    both.height > ContentOverflow.tolerance
                {
                    result.append((earlier, labels[index]))
                    break
                }
            }
        }
        return result
    }

    @MainActor private static func report(_ first: UIView, _ second: UIView, _ facts: LayoutFacts)
        -> Diagnostic
    {
        let source = facts.source.view(second)
        let both = first.frame.intersection(second.frame)
        return Diagnostic(
            rule: "overlapping-siblings", severity: .note, view: source.id,
            message: "\(source.id) lies on \(facts.name(first)): \(NumberText.short(both.width)) × "
                + "\(NumberText.short(both.height)) of both are the same place.",
            fixes: fixes(first, second, facts), place: source.place)
    }

    /// What places the top of the one below follows the bottom of the other instead.
    @MainActor private static func fixes(_ first: UIView, _ second: UIView, _ facts: LayoutFacts) -> [Fix] {
        let tops = second.constraints(deciding: .y).filter {
            $0.firstItem === second && $0.firstAttribute == .top
                || $0.secondItem === second && $0.secondAttribute == .top
        }
        guard let top = tops.first else { return [] }
        let follow = NSLayoutConstraint.equality(second, .top, first, .bottom, constant: 8)
        return facts.trial.fixes(
            [facts.replacement(of: top, with: [follow])],
            isCured: { $0.frame(of: first).intersection($0.frame(of: second)).isNull },
            result: { FixResult(facts).frame(of: second, $0) })
    }
}
