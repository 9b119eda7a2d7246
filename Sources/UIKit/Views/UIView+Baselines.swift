/// Baselines, which are those of the text in a view or in one that stands for it.
extension UIView {
    /// The views that stand for this one where `attribute` of it is a baseline, each inside the one before it; the
    /// last one has the baseline. Empty if the view stands for itself.
    func baselineViews(for attribute: NSLayoutConstraint.Attribute) -> [UIView] {
        var views: [UIView] = []
        var view = self
        while true {
            let next = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { return views }
            views.append(next)
            view = next
        }
    }

    /// Whether there is text, and with it a baseline that is not just an edge.
    func hasBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        (baselineViews(for: attribute).last ?? self).baselineOffsets != nil
    }

    /// Brings rows up to date with a baseline that lies elsewhere in the view now.
    func baselinesDidChange() {
        guard let engine else { return }
        for constraint in baselineConstraints { engine.refreshConstant(of: constraint) }
    }

    /// Has constraints read anew that may mean the baseline of another view now.
    func readBaselinesAgain() {
        guard let engine else { return }
        for constraint in baselineConstraints { engine.readAgain(constraint) }
    }

    /// What mentions a baseline of the view, or of one that it stands for.
    private var baselineConstraints: [NSLayoutConstraint] {
        mentioningConstraints.filter { $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline }
            + (engineRecord?.baselineReaders ?? [])
    }
}
