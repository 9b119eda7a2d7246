import UIKit

/// Who decides how long the content of a scroll view is: the views from one end of it to the other, and what lies
/// between them.
///
/// ```
/// height top ─100─ box[0] 100 ─100─ box[1] 100 ─100─ bottom = 500
/// ```
package struct ContentChain: Equatable, Sendable {
    /// What lies between two neighbours.
    package enum Gap: Equatable, Sendable {
        /// A distance in points; negative where they overlap.
        case points(CGFloat)
        /// A distance in points that a limit holds, and that may be another.
        case limit(CGFloat)
        /// Nothing ties the one to the other.
        case open
    }

    /// A view of the chain.
    package struct Link: Equatable, Sendable {
        /// What lies before it.
        package let gap: Gap
        /// What its author calls it.
        package let name: String
        /// In points; nil if nothing decides it.
        package let length: CGFloat?

        package init(gap: Gap, name: String, length: CGFloat?) {
            self.gap = gap
            self.name = name
            self.length = length
        }
    }

    /// What the content takes its length from.
    package enum Origin: Equatable, Sendable {
        /// Views in a row; none in a content that is empty.
        case row([Link], end: Gap)
        /// The program has set it.
        case byHand
        /// Nothing has ever set it.
        case never
        /// Constraints that are no row of views; the last of them as it was written.
        case line(String)
    }

    /// `width` or `height`.
    package let lengthName: String
    /// `left` or `top`, at the smaller coordinates.
    let nearName: String
    /// `right` or `bottom`.
    let farName: String
    /// Whether the content is read from its far end on.
    let isMirrored: Bool
    package let origin: Origin
    /// The content's length in points; nil if nothing decides it.
    package let length: CGFloat?
    /// What gives a single view its length: `its text`, or a constraint as it was written.
    package let note: String?
}

extension ContentChain {
    /// One tie of the row, and whether it is there.
    package struct Fact: Equatable, Sendable {
        package let isKnown: Bool
        /// `b.left`
        package let side: String
        /// `a.right + 20`
        package let other: String
    }

    /// Where the content begins for a reader: `top`, `left`, or `right`.
    package var firstEnd: String { isMirrored ? farName : nearName }
    /// Where it ends.
    package var lastEnd: String { isMirrored ? nearName : farName }

    /// The view that the content ends with; nil if it ends with none.
    package var lastName: String? {
        guard case .row(let links, let end) = origin, end != .open, length != nil else { return nil }
        return links.last?.name
    }

    /// What the content ends with, as a sum: `box[4].bottom + 100`; nil if it ends with no view.
    package var lastSum: String? {
        guard let lastName, case .row(_, let end) = origin else { return nil }
        return "\(lastName).\(lastEnd)" + end.added(negated: isMirrored)
    }

    /// The ties from one end to the other, one after the other; empty if the content is no row of views.
    package var facts: [Fact] {
        guard case .row(let links, let end) = origin, !links.isEmpty else { return [] }
        var result: [Fact] = []
        var before = "content.\(firstEnd)"
        for link in links {
            result.append(
                Fact(
                    isKnown: link.gap != .open, side: "\(link.name).\(firstEnd)",
                    other: before + link.gap.added(negated: isMirrored)))
            before = "\(link.name).\(lastEnd)"
        }
        let other = "content.\(lastEnd)" + end.added(negated: !isMirrored)
        result.append(Fact(isKnown: end != .open, side: before, other: other))
        return result
    }
}

extension ContentChain.Gap {
    /// ` + 20` or ` - 20`; empty for nothing.
    func added(negated: Bool) -> String {
        let points: CGFloat
        switch self {
        case .points(let distance), .limit(let distance): points = negated ? -distance : distance
        case .open: return ""
        }
        if points == 0 { return "" }
        return points > 0 ? " + \(NumberText.short(points))" : " - \(NumberText.short(-points))"
    }
}
