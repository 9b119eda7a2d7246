import Diagnosis
import UIKit

/// The words about one axis of a scroll view: whether it scrolls, and why.
struct Verdict: Equatable {
    /// `y content 1100 > 667`
    let comparison: String
    /// `scrolls 0 … 433`
    let outcome: String
    /// `offset 128`
    let position: String
    /// Whether the axis scrolls.
    let isGood: Bool
    /// Whether nothing decides the content's length.
    let isOpen: Bool
    /// What cannot be reached, if something cannot: it is told in place of the offset. The longest first.
    private(set) var warnings: [String] = []
    /// Whether `comparison` is a sentence as long as the line, and all there is to say.
    private(set) var isSentence = false
    /// The same in fewer words, the longest first, for screens without room.
    let shorter: [String]

    /// The verdict on an axis. `contentColumns` columns are left for the content's length; `inner` is a scroll view
    /// inside that does scroll along the axis, for one that does not; `pages` are those of the other axis.
    ///
    /// - Parameters:
    ///   - opening: Why nothing decides the content's length, if that is known.
    ///   - unreachable: The views that no offset along the other axis shows.
    init(
        _ facts: AxisFacts, contentColumns: Int = 0, inner: (name: String, range: LegalOffsetRange)? = nil,
        pages: String? = nil, opening: OpenContent? = nil, unreachable: [String] = []
    ) {
        isOpen = facts.isOpen
        isGood = facts.canScroll && !facts.isOpen
        let letter = facts.axis.letter
        let offset = "offset \(NumberText.short(facts.offset))"
        if facts.isOpen, let opening {
            isSentence = true
            let sentences = Verdict.sentences(opening, facts)
            comparison = sentences[0]
            (outcome, position) = ("", "")
            shorter = sentences + ["\(letter) not decided"]
            return
        }
        warnings = Verdict.warnings(unreachable)
        position = warnings.first ?? pages ?? offset
        if facts.isOpen {
            let name = facts.axis == .vertical ? "height" : "width"
            comparison = "\(letter) content \(name) is not decided"
            outcome = "drawn as \(NumberText.short(facts.content))"
            shorter = [comparison, "\(letter) not decided"]
            return
        }
        let sizes = "\(Verdict.relation(facts)) \(NumberText.short(facts.viewport))"
        let length = Verdict.lengthText(facts)
        comparison = "\(letter) content \(TextFitting.rightAligned(length, to: contentColumns)) \(sizes)"
        outcome = Verdict.outcome(facts, inner: inner)
        let range = facts.range.canScroll ? Verdict.text(of: facts.range) : "does not scroll"
        shorter = [
            "\(letter) \(length) \(sizes)  \(range)  \(offset)", "\(letter) \(range)  \(offset)",
            facts.range.canScroll ? "\(letter) \(offset)" : "\(letter) \(range)",
        ]
    }

    /// `y height is not decided: nothing ties container.bottom to box[4].bottom`, and the same in fewer words if there are
    /// any.
    private static func sentences(_ opening: OpenContent, _ facts: AxisFacts) -> [String] {
        let letter = facts.axis.letter
        let members = opening.circleText
        let drawn = "undecided (drawn as \(NumberText.short(facts.content)))"
        switch opening.circle.count {
        case 0:
            let name = facts.axis == .vertical ? "height" : "width"
            return [
                "\(letter) \(name) is not decided: \(opening.reason)",
                "\(letter) open: \(opening.reason)",
            ]
        case 1:
            return [
                "\(letter) content follows \(members), \(members) follows content: \(drawn)",
                "\(letter) content and \(members) follow each other: \(drawn)",
                "\(letter) content and \(members) follow each other: undecided",
            ]
        default:
            return [
                "\(letter) content follows \(members), they follow content: \(drawn)",
                "\(letter) content and \(members) follow each other: \(drawn)",
            ]
        }
    }

    /// `box[3] box[4] cannot be reached`, and the same in fewer words, the longest first.
    private static func warnings(_ names: [String]) -> [String] {
        guard let first = names.first, let last = names.last else { return [] }
        let all = names.count > 2 ? "\(first) … \(last)" : names.joined(separator: " ")
        let count = names.count == 1 ? "1 view" : "\(names.count) views"
        return ["\(all) cannot be reached", "\(count) cannot be reached", "\(names.count) out of reach"]
    }

    /// The content's length, with the insets that are added to it.
    static func lengthText(_ facts: AxisFacts) -> String {
        let insets = facts.insetBefore + facts.insetAfter
        let content = NumberText.short(facts.content)
        if insets == 0 { return content }
        return insets > 0
            ? "\(content) + \(NumberText.short(insets))" : "\(content) - \(NumberText.short(-insets))"
    }

    /// `page 2 of 5, rests every 375`; nil for a view that does not scroll by pages.
    static func pages(_ facts: AxisFacts) -> String? {
        facts.page.map {
            "page \($0.number) of \($0.count), rests every \(NumberText.short(facts.viewport))"
        }
    }

    private static func relation(_ facts: AxisFacts) -> String {
        let length = facts.content + facts.insetBefore + facts.insetAfter
        return length > facts.viewport ? ">" : length < facts.viewport ? "<" : "="
    }

    private static func outcome(
        _ facts: AxisFacts, inner: (name: String, range: LegalOffsetRange)?
    ) -> String {
        if facts.range.canScroll {
            guard facts.isEnabled else { return "scrolling is switched off" }
            return "scrolls \(text(of: facts.range))"
        }
        guard let inner else { return "does not scroll" }
        return "does not scroll (in \(inner.name): \(text(of: inner.range)))"
    }

    private static func text(of range: LegalOffsetRange) -> String {
        "\(NumberText.short(range.minimum)) … \(NumberText.short(range.maximum))"
    }
}
