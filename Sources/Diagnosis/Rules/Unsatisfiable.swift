import UIKit

extension Rule {
    /// Required constraints contradict one another.
    package static let unsatisfiable = Rule(
        name: "unsatisfiable", severity: .error,
        summary: "required constraints contradict one another",
        reason: """
            Constraints without a priority must all hold. Where they cannot, one of them is given up: what \
            people wrote goes before what stack views and cells ask for, and of that the newest. The set is a \
            smallest one: without any of its members the others can hold. It is an error because the layout is \
            not the one that was asked for.
            """,
        example: ["box.width == 100", "box.width == 200"],
        cure: "take one of them out, or let it give way: box.width == 200 @999"
    ) { facts in
        facts.contradictions.map { ContradictionReport($0, in: facts).diagnostic }
    }
}

/// Tells of a contradiction.
@MainActor private struct ContradictionReport {
    private let contradiction: LayoutContradiction
    private let facts: LayoutFacts

    init(_ contradiction: LayoutContradiction, in facts: LayoutFacts) {
        self.contradiction = contradiction
        self.facts = facts
    }

    var diagnostic: Diagnostic {
        let written = contradiction.members.compactMap { authored($0.source) }
        let victim = authored(contradiction.givenUp)
        let line = victim.map(facts.source.line)
        let view = victim.flatMap { owner($0.firstItem) } ?? facts.root
        return Diagnostic(
            rule: "unsatisfiable", severity: .error, view: facts.name(view),
            message: "These required constraints cannot all hold\(sum): \(givenUp(line?.text)).",
            details: members + outcome(victim), constraints: facts.texts(of: written), fixes: fixes,
            givenUp: line?.text, place: line?.place ?? facts.source.view(view).place)
    }

    // MARK: - In words

    /// `, 396 needed, 380 given, 16 too much`: the shares of either sign, with the factors made whole where they
    /// are all equal but for the sign.
    private var sum: String {
        let scale = contradiction.members.map { abs($0.factor) }.filter { $0 > 0 }.max() ?? 0
        guard scale > 0 else { return "" }
        let shares = contradiction.members.map { CGFloat($0.share / scale) }
        let above = shares.filter { $0 > 0 }.reduce(0, +)
        let below = -shares.filter { $0 < 0 }.reduce(0, +)
        let (needed, given) = above > below ? (above, below) : (below, above)
        return " (\(NumberText.short(needed)) needed, \(NumberText.short(given)) given: "
            + "\(NumberText.short(needed - given)) too much)"
    }

    private func givenUp(_ text: String?) -> String {
        guard let text else { return "one that nobody wrote was given up" }
        let written = contradiction.members.filter { authored($0.source) != nil }
        return written.count > 1
            ? "'\(text)', the newest that was written, was given up" : "'\(text)' was given up"
    }

    /// A line for each member, with who asks for it.
    private var members: [String] {
        var lines: [String] = []
        for member in contradiction.members {
            let line = text(member.source)
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    private func text(_ source: RowSource) -> String {
        switch source {
        case .authored(let constraint):
            let line = facts.source.line(of: constraint)
            let tag = mentionsSafeArea(constraint) ? "yours, safe area" : "yours"
            return "\(tag): \(line.text)" + (line.place.map { " (line \($0.line))" } ?? "")
        case .stackView(let constraint):
            return "stack: \(facts.source.text(constraint)) (\(constraint.identifier ?? "UISV"))"
        case .encapsulatedLayout(let constraint): return "cell: \(facts.source.text(constraint))"
        case .autoresizing(let view, let attribute):
            return "autoresizing: \(facts.name(view)).\(attribute.rawValue) follows its frame and mask"
        case .top(let view, let attribute):
            let size = view.bounds.size
            let length = attribute == .width ? size.width : attribute == .height ? size.height : 0
            return "device: \(attribute.rawValue) == \(NumberText.short(length))"
        case .intrinsicSize(let view, let axis):
            return "intrinsic: \(facts.name(view)) keeps the \(AxisWords(axis).length) of its content"
        case .tableContent(let view, let axis):
            return "rows: \(facts.name(view)) knows the \(AxisWords(axis).length) of its content"
        case .neverNegative(let view, let attribute):
            return "never negative: \(facts.name(view)).\(attribute.rawValue) >= 0"
        }
    }

    private func mentionsSafeArea(_ constraint: NSLayoutConstraint) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains { item in
            guard let guide = item as? UILayoutGuide else { return false }
            return guide === guide.owningView?.safeAreaLayoutGuide
        }
    }

    /// What the layout became.
    private func outcome(_ victim: NSLayoutConstraint?) -> [String] {
        guard let view = victim.flatMap({ owner($0.firstItem) }) else { return [] }
        return ["without it \(facts.name(view)) is at \(NumberText.list(view.frame))"]
    }

    // MARK: - Constraints

    private func authored(_ source: RowSource) -> NSLayoutConstraint? {
        guard case .authored(let constraint) = source else { return nil }
        return constraint
    }

    private func owner(_ item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private var fixes: [Fix] {
        let victim = authored(contradiction.givenUp)
        let view = victim.flatMap { owner($0.firstItem) } ?? facts.root
        return facts.trial.fixes(
            ContradictionFixes(contradiction, in: facts).candidates,
            isCured: { trial in !trial.givenUp.contains { $0 === victim } },
            result: { FixResult(facts).change(of: view, $0) })
    }
}
