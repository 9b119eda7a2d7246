import UIKit

extension Rule {
    /// A view's place or size is not decided.
    static let ambiguousFrame = Rule(
        name: "ambiguous-frame", severity: .error,
        summary: "a view's x, y, width or height is not decided",
        reason: """
            A view needs a position and a length on each axis: two facts an axis, of which its content can give \
            the length. Where one is missing, or two views at equal priority could each give way, the \
            constraints allow many frames, and any of them may be shown. It is reported at the view that lacks \
            the fact; what is tied to it suffers and is named after it. It is an error because what one sees is \
            a guess.
            """,
        example: ["box.left == view.left", "box.top == view.top", "box.width == 100"],
        cure: "give the view what it lacks: box.height == 44, or box.bottom == view.bottom"
    ) { facts in
        AmbiguousFrame.all(in: facts).map(\.diagnostic)
    }
}

/// Tells of a view whose frame is open.
@MainActor private struct AmbiguousFrame {
    let facts: LayoutFacts
    let view: UIView
    /// What is missing of the view's frame, in the order x, y, width, height.
    var missing: [OpenFacts.Fact]

    /// In the order of the tree.
    static func all(in facts: LayoutFacts) -> [AmbiguousFrame] {
        var result: [AmbiguousFrame] = []
        for fact in facts.open.facts
        where !fact.attribute.attribute.isContent && !isLeftOpen(fact.attribute, in: facts) {
            if let last = result.last, last.view === fact.view {
                result[result.count - 1].missing.append(fact)
            } else {
                result.append(AmbiguousFrame(facts: facts, view: fact.view, missing: [fact]))
            }
        }
        return result.map(\.ordered)
    }

    /// Whether a contradiction has set aside what was there to decide the attribute: then that is the fault.
    private static func isLeftOpen(_ attribute: OpenAttribute, in facts: LayoutFacts) -> Bool {
        facts.contradictions.contains { contradiction in
            guard case .authored(let constraint) = contradiction.givenUp else { return false }
            return constraint.firstAttribute.axis == attribute.attribute.axis
                && (constraint.firstItem === attribute.view || constraint.secondItem === attribute.view)
        }
    }

    private var ordered: AmbiguousFrame {
        let order = LayoutAttribute.allCases
        func rank(_ fact: OpenFacts.Fact) -> Int { order.firstIndex(of: fact.attribute.attribute) ?? 0 }
        return AmbiguousFrame(
            facts: facts, view: view, missing: missing.sorted { rank($0) < rank($1) })
    }

    var diagnostic: Diagnostic {
        let source = facts.source.view(view)
        let names = WordList.and(missing.map(\.attribute.attribute.rawValue))
        let verb = missing.count > 1 ? "are" : "is"
        return Diagnostic(
            rule: "ambiguous-frame", severity: .error, view: source.id,
            message: "The \(names) of \(source.id) \(verb) not decided: \(reason).", details: details,
            constraints: facts.texts(of: involved), fixes: fixes, place: source.place)
    }

    // MARK: - In words

    private var axes: [NSLayoutConstraint.Axis] {
        let axes = missing.map(\.attribute.attribute.axis)
        return [.horizontal, .vertical].filter { axes.contains($0) }
    }

    private var reason: String {
        let lengths = missing.map(\.attribute.attribute).filter(\.isFrameLength)
        if let rival = rival { return tieText(rival) }
        if involved.isEmpty {
            return axes.count == 2
                ? "no constraint mentions it"
                : "no constraint mentions it \(AxisWords(axes[0]).along)"
        }
        if view is UIScrollView, !lengths.isEmpty {
            return "a scroll view has no size of its own, and its content says nothing about its frame"
        }
        let places = missing.map(\.attribute.attribute).filter(\.isPosition)
        if lengths.isEmpty { return "nothing says where it begins" }
        let sizes = WordList.and(lengths.map { $0 == .width ? "wide" : "high" })
        return places.isEmpty
            ? "nothing says how \(sizes) it is" : "nothing says where and how \(sizes) it is"
    }

    private func tieText(_ rival: UIView) -> String {
        let axis = missing[0].attribute.attribute.axis
        let length = missing[0].attribute.value
        let isStretched = length >= IntrinsicLength.of(view, along: axis) ?? 0
        let priority = NumberText.short(
            CGFloat(
                (isStretched
                    ? view.contentHuggingPriority(for: axis)
                    : view.contentCompressionResistancePriority(for: axis)).rawValue))
        let names = "it and \(facts.name(rival))"
        return isStretched
            ? "\(names) both hug their content at priority \(priority), and one has to stretch"
            : "\(names) both resist compression at priority \(priority), and one has to give way"
    }

    /// Another view that could give way instead, at the same priority.
    private var rival: UIView? {
        guard missing.count == 1, let fact = missing.first, fact.attribute.attribute.isFrameLength,
            IntrinsicLength.of(view, along: fact.attribute.attribute.axis) != nil
        else { return nil }
        let axis = fact.attribute.attribute.axis
        return fact.companions.first { companion in
            companion.attribute == fact.attribute.attribute
                && companion.view.contentHuggingPriority(for: axis) == view.contentHuggingPriority(for: axis)
                && IntrinsicLength.of(companion.view, along: axis) != nil
        }?.view
    }

    private var details: [String] {
        var details: [String] = []
        // Where several facts are missing, everything in the group moves with some of them.
        let moving = missing.filter { !$0.isOneOfSeveral }.flatMap(\.companions).filter { $0.view !== view }
        if !moving.isEmpty {
            let names = moving.prefix(4).map { companion in
                let name = facts.name(companion.view)
                switch companion.attribute {
                case .contentWidth: return "the width of \(name)'s content"
                case .contentHeight: return "the height of \(name)'s content"
                default: return "\(name).\(companion.attribute.rawValue)"
                }
            }
            let rest = moving.count > names.count ? ["\(moving.count - names.count) more"] : []
            details.append("with it move " + WordList.and(names + rest))
        }
        let values = missing.map {
            "\($0.attribute.attribute.rawValue) \(NumberText.short($0.attribute.value))"
        }
        return details + ["it is drawn with " + WordList.and(values)]
    }

    // MARK: - Constraints

    /// The constraints that mention the view itself on an axis that is open.
    private var involved: [NSLayoutConstraint] {
        view.constraintsMentioningView.filter { constraint in
            guard constraint.firstItem === view || constraint.secondItem === view else { return false }
            return constraint.firstAttribute.axis.map(axes.contains) ?? false
        }
    }

    private var fixes: [Fix] {
        let attributes = missing.map(\.attribute.attribute)
        return facts.trial.fixes(
            FrameFixes(of: view, in: facts).candidates(for: attributes),
            isCured: { _ in !attributes.contains { view.isOpen($0) } },
            result: { FixResult(facts).frame(of: view, $0) })
    }
}
