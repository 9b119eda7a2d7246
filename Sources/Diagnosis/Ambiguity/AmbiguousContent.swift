import UIKit

/// Tells of a scroll view whose content has an open length.
@MainActor struct AmbiguousContent {
    let facts: LayoutFacts
    let fact: OpenFacts.Fact
    let scrollView: UIScrollView
    let end: ContentEnd
    private let words: AxisWords

    private init?(_ fact: OpenFacts.Fact, in facts: LayoutFacts) {
        guard let scrollView = fact.view as? UIScrollView, fact.attribute.attribute.isContent else {
            return nil
        }
        self.facts = facts
        self.fact = fact
        self.scrollView = scrollView
        end = ContentEnd(of: scrollView, along: fact.attribute.attribute.axis, in: facts.open)
        words = AxisWords(end.axis)
    }

    /// The contents of which `attribute` is open, and which are no circles.
    static func diagnostics(
        in facts: LayoutFacts, of attribute: LayoutAttribute, rule: String
    ) -> [Diagnostic] {
        facts.open.facts.filter { $0.attribute.attribute == attribute }
            .compactMap { AmbiguousContent($0, in: facts) }
            .filter { !$0.isCircular }.map { $0.diagnostic(rule) }
    }

    /// The contents that wait for their views.
    static func circles(in facts: LayoutFacts, rule: String) -> [Diagnostic] {
        facts.open.facts.compactMap { AmbiguousContent($0, in: facts) }
            .filter(\.isCircular).map { $0.diagnostic(rule) }
    }

    private var isCircular: Bool { if case .circular = end.cause { true } else { false } }

    private func diagnostic(_ rule: String) -> Diagnostic {
        let source = facts.source.view(scrollView)
        return Diagnostic(
            rule: rule, severity: .error, view: source.id,
            message: "The \(words.length) of \(source.id)'s content is not decided: \(reason).",
            details: details, constraints: facts.texts(of: involved), fixes: fixes, place: source.place)
    }

    // MARK: - In words

    private var reason: String {
        if let floor = floor.first {
            return "'\(facts.source.line(of: floor).text)' sets a floor of \(valueText) and no value"
        }
        switch end.cause {
        case .empty: return "nothing is in it"
        case .loose(let last, let area):
            return "nothing ties the \(words.far) of \(name(area)) to \(facts.name(last)), the "
                + "\(words.furthest) view in it"
        case .hanging(let first, let area):
            return "nothing ties the \(words.near) of \(name(area)) to \(facts.name(first)), the "
                + "\(words.nearest) view in it"
        case .gap(let last, let first, _):
            return "\(facts.name(first)) hangs from the \(words.far), and nothing ties it to "
                + "\(facts.name(last)) before it"
        case .unsized(let view): return "\(facts.name(view)) has no \(words.length)"
        case .circular(_, let members):
            let names = WordList.short(members.map(facts.name))
            return members.count == 1
                ? "\(names) takes its \(words.length) from the content, and the content takes it from \(names)"
                : "\(names) take their \(words.length) from the content, and the content takes it from them"
        }
    }

    private func name(_ area: UIView) -> String { area === scrollView ? "the content" : facts.name(area) }

    private var valueText: String { NumberText.short(fact.attribute.value) }

    private var details: [String] {
        var details: [String] = []
        if case .loose(let last, let area) = end.cause {
            let chain = row(area).views(placedBy: last.constraintsAffectingLayout(for: end.axis))
            if !chain.isEmpty { details.append(chainText(chain.map(facts.name))) }
        }
        let isFloor = !floor.isEmpty
        return details + [(isFloor ? "it is at least \(valueText), and" : "it is") + " drawn as \(valueText)"]
    }

    /// `top → a → b → button, then nothing`.
    private func chainText(_ names: [String]) -> String {
        let shown =
            names.count > 6 ? names.prefix(3) + ["…"] + names.suffix(2) : names[...]
        return ([words.near] + shown).joined(separator: " → ") + ", then nothing"
    }

    // MARK: - Constraints

    /// The inequalities that hold the length where it was drawn.
    var floor: [NSLayoutConstraint] {
        guard fact.attribute.value > 0 else { return [] }
        return scrollView.constraints(deciding: fact.attribute.attribute).filter { $0.relation != .equal }
    }

    /// What ties the far edges of the wrappers to the content, and what places the last view.
    private var involved: [NSLayoutConstraint] {
        var result = floor
        var outer: UIView = scrollView
        for wrapper in end.wrappers {
            result += row(outer).ties(of: wrapper, at: .far)
            outer = wrapper
        }
        switch end.cause {
        case .loose(let last, let area): result += [row(area).link(before: last)].compactMap { $0 }
        case .hanging(let first, let area): result += row(area).ties(of: first, at: .far)
        case .gap(let last, let first, let area):
            result += [row(area).link(before: last)].compactMap { $0 }
            result += row(area).ties(of: first, at: .far)
        case .circular(let views, _):
            for view in views.prefix(FixTrial.shown) {
                result += row(scrollView).ties(of: view, at: .near) + row(scrollView).ties(of: view, at: .far)
            }
        case .empty, .unsized: break
        }
        return result
    }

    func row(_ area: UIView) -> Row { Row(in: area, along: end.axis) }

    private var fixes: [Fix] {
        let attribute = fact.attribute.attribute
        return facts.trial.fixes(
            ContentFixes(self).candidates, isCured: { _ in !scrollView.isOpen(attribute) },
            result: { FixResult(facts).contentSize(of: scrollView, $0) })
    }
}
