import UIKit

/// What a layout that is being tried is like, in a few words.
@MainActor struct FixResult {
    private let facts: LayoutFacts

    init(_ facts: LayoutFacts) { self.facts = facts }

    /// `contentSize would be 375 × 1100`, or one length of it while the other is open.
    func contentSize(of scrollView: UIScrollView, _ trial: LayoutTrial) -> String {
        let size = trial.contentSize(of: scrollView)
        let owner = facts.scrollViews.count > 1 ? "\(facts.name(scrollView)).contentSize" : "contentSize"
        switch (scrollView.isOpen(.contentWidth), scrollView.isOpen(.contentHeight)) {
        case (true, false): return "\(owner).height would be \(NumberText.short(size.height))"
        case (false, true): return "\(owner).width would be \(NumberText.short(size.width))"
        default: return "\(owner) would be \(text(size))"
        }
    }

    /// `box would be at 20, 100, and 335 × 44`.
    func frame(of view: UIView, _ trial: LayoutTrial) -> String {
        let frame = trial.frame(of: view)
        return "\(facts.name(view)) would be at \(NumberText.short(frame.minX)), "
            + "\(NumberText.short(frame.minY)), and \(text(frame.size))"
    }

    /// The first content size that changes, else the view's frame.
    func change(of view: UIView, _ trial: LayoutTrial) -> String {
        for scrollView in facts.scrollViews where trial.contentSize(of: scrollView) != scrollView.contentSize
        {
            return contentSize(of: scrollView, trial)
        }
        return frame(of: view, trial)
    }

    private func text(_ size: CGSize) -> String {
        "\(NumberText.short(size.width)) × \(NumberText.short(size.height))"
    }
}
