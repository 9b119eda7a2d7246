import UIKit

/// What there is to say of the contents of a tree's scroll views as they were laid out last. It is found when it is
/// first asked for, and kept: finding it takes longer than drawing it.
@MainActor package final class ContentAnalysis {
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    private let root: UIView
    private let source: LayoutSource
    private lazy var open = OpenFacts(root.openAttributes)
    private var chains: [Key: ContentChain] = [:]
    private var openings: [Key: OpenContent?] = [:]
    private var circles: [ObjectIdentifier: CircularContent?] = [:]

    /// Reads a tree that was laid out, and must not be used after another layout.
    package init(root: UIView, source: LayoutSource) {
        self.root = root
        self.source = source
    }

    /// Who decides how long the content is.
    package func chain(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis) -> ContentChain {
        let key = Key(view: ObjectIdentifier(scrollView), axis: axis)
        if let known = chains[key] { return known }
        let reader = ContentChainReader(of: scrollView, along: axis, source: source)
        let chain = end(of: scrollView, along: axis).map(reader.open) ?? reader.decided
        chains[key] = chain
        return chain
    }

    /// Why nothing decides how long the content is; nil if something does.
    package func opening(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis) -> OpenContent? {
        let key = Key(view: ObjectIdentifier(scrollView), axis: axis)
        if let known = openings[key] { return known }
        let opening = end(of: scrollView, along: axis).map { end in
            let floor =
                scrollView.contentSize.length(axis) > 0
                ? scrollView.constraints(deciding: axis.contentLength).filter { $0.relation != .equal } : []
            return OpenContent(end, floor: floor, source: source)
        }
        openings[key] = opening
        return opening
    }

    /// The circle of a content and its views; nil if there is none.
    package func circle(of scrollView: UIScrollView) -> CircularContent? {
        let key = ObjectIdentifier(scrollView)
        if let known = circles[key] { return known }
        let isOpen = NSLayoutConstraint.Axis.both.contains { scrollView.isOpen($0.contentLength) }
        let circle = isOpen ? CircularContent(of: scrollView, source: source, in: open) : nil
        circles[key] = circle
        return circle
    }

    private func end(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis) -> ContentEnd? {
        guard scrollView.isOpen(axis.contentLength), open.isOpen(axis.contentLength, of: scrollView) else {
            return nil
        }
        return ContentEnd(of: scrollView, along: axis, in: open)
    }
}
