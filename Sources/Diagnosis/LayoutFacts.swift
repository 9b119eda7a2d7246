import UIKit

/// What the rules need to know of a layout, gathered once after a layout pass.
@MainActor package final class LayoutFacts {
    /// The root view of the scene.
    package let root: UIView
    package let source: LayoutSource
    /// Depth first, a view before its subviews; the root first.
    package let views: [UIView]
    /// In the order of `views`.
    package let scrollViews: [UIScrollView]
    package let contradictions: [LayoutContradiction]
    /// What constraints leave open, and where each missing fact belongs.
    package let open: OpenFacts
    /// What lies beyond the content of a scroll view, for the rules that tell its causes apart.
    private(set) lazy var overflows = ContentOverflow.all(in: self)
    /// Where fixes are tried.
    private(set) lazy var trial = FixTrial(self, isIdle: !triesFixes)
    private let triesFixes: Bool

    /// Reads a tree that was laid out.
    package init(root: UIView, source: LayoutSource, triesFixes: Bool = true) {
        self.root = root
        self.triesFixes = triesFixes
        self.source = source
        var views: [UIView] = []
        LayoutFacts.collect(root, into: &views)
        self.views = views
        scrollViews = views.compactMap { $0 as? UIScrollView }
        contradictions = root.layoutContradictions
        open = OpenFacts(root.openAttributes)
    }

    private static func collect(_ view: UIView, into views: inout [UIView]) {
        views.append(view)
        for subview in view.subviews { collect(subview, into: &views) }
    }

    /// The active constraints that somebody wrote, in the order of the file.
    var authoredConstraints: [NSLayoutConstraint] {
        source.inOrder(views.flatMap(\.constraints).filter(\.isAuthored))
    }

    /// Whether a contradiction speaks of the view, or of one around it in the same content: what is wrong with
    /// its place is told with that.
    func suffersFromContradiction(_ view: UIView) -> Bool {
        if contradictions.isEmpty { return false }
        var current: UIView? = view
        while let view = current, view !== root {
            if contradicting.contains(ObjectIdentifier(view)) { return true }
            current = view.superview
        }
        return false
    }

    /// The views that the constraints of contradictions mention.
    private lazy var contradicting: Set<ObjectIdentifier> = {
        var views: Set<ObjectIdentifier> = []
        for member in contradictions.flatMap(\.members) {
            guard case .authored(let constraint) = member.source else { continue }
            for item in [constraint.firstItem, constraint.secondItem] {
                let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
                if let view { views.insert(ObjectIdentifier(view)) }
            }
        }
        return views
    }()

    /// What a view is called.
    func name(_ view: UIView) -> String { source.name(view) }

    /// The texts of the lines of some constraints, each once, in the order of the file.
    func texts(of constraints: [NSLayoutConstraint]) -> [String] {
        source.lines(of: constraints).map(\.text)
    }
}
