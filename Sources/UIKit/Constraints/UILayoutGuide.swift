/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view whose coordinates the guide lives in.
    public internal(set) weak var owningView: UIView?
    /// A name for tools.
    open var identifier = ""
    var engineRecord: EngineRecord?
    var objectNumber = ObjectNumber()
    nonisolated(unsafe) var associatedObjects = AssociatedObjects()

    /// A guide without an owner; `addLayoutGuide` gives it one.
    public override init() { super.init() }

    /// The guide's rectangle in the owner's coordinates, in points, as the last layout pass left it.
    open var layoutFrame: CGRect {
        guard let owningView, let engine = owningView.engine else { return .zero }
        return engine.solvedFrame(of: self, in: owningView)
    }

    func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        engine.frameRectangle(of: self)
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}

extension UIView {
    /// Makes `guide` part of the view's layout.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
    }

    /// Takes `guide` out, and turns off the constraints that mention it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for constraint in mentioningConstraints
        where constraint.firstItem === guide || constraint.secondItem === guide {
            constraint.isActive = false
        }
        engine?.detach(guide)
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
    }
}
