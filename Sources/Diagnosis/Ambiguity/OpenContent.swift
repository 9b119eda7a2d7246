import UIKit

/// Why nothing decides how long the content of a scroll view is.
package struct OpenContent: Equatable, Sendable {
    /// `nothing ties container.bottom to box[4].bottom`, without a full stop.
    package let reason: String
    /// The views that take their length from the content, which takes its own from them; empty if it is no circle.
    package let circle: [String]
    /// The view in the row that has no length, if that is what is missing.
    package let unsized: String?

    /// Reads where a content breaks off; `floor` are the limits that hold it where it is drawn.
    @MainActor init(_ end: ContentEnd, floor: [NSLayoutConstraint], source: LayoutSource) {
        let words = AxisWords(end.axis)
        func side(_ view: UIView, _ end: NSLayoutConstraint.Attribute, in scrollView: UIScrollView) -> String
        {
            "\(view === scrollView ? "content" : source.name(view)).\(end.name)"
        }
        func edges(_ area: UIView) -> (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute)
        {
            Row(in: area, along: end.axis).edges
        }
        var circle: [String] = []
        var unsized: String?
        switch end.cause {
        case _ where !floor.isEmpty:
            reason = "\(source.line(of: floor[0]).text) is only a limit"
        case .empty: reason = "nothing is in it"
        case .loose(let last, let area):
            let far = edges(area).far
            reason =
                "nothing ties \(side(area, far, in: end.scrollView)) to \(side(last, far, in: end.scrollView))"
        case .hanging(let first, let area):
            let near = edges(area).near
            reason =
                "nothing ties \(side(area, near, in: end.scrollView)) to "
                + side(first, near, in: end.scrollView)
        case .gap(let last, let first, let area):
            let (near, far) = edges(area)
            reason =
                "nothing ties \(side(first, near, in: end.scrollView)) to "
                + side(last, far, in: end.scrollView)
        case .unsized(let view):
            unsized = source.name(view)
            reason = "\(source.name(view)) has no \(words.length)"
        case .circular(_, let members):
            circle = members.map(source.name)
            reason = "it takes its \(words.length) from \(WordList.counted(circle)), and the other way round"
        }
        self.circle = circle
        self.unsized = unsized
    }
}

extension WordList {
    /// `box`, `box and 2 more`.
    static func counted(_ words: [String]) -> String {
        guard let first = words.first else { return "nothing" }
        return words.count == 1 ? first : "\(first) and \(words.count - 1) more"
    }
}

extension OpenContent {
    /// The members of the circle in few words: `box and 2 more`.
    package var circleText: String { WordList.counted(circle) }
}
