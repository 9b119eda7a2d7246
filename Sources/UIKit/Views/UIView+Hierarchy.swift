extension UIView {
    /// The window at the top of the tree, if there is one.
    public var window: UIWindow? { top as? UIWindow }

    /// The topmost view of the tree.
    var top: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }

    /// The engine of the tree that the view is in, if layout has been asked for there.
    var engine: LayoutEngine? { top.ownEngine }

    /// Puts `view` in front of the other subviews, taking it out of its superview if it has another.
    public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Puts `view` at a place in `subviews`, 0 being the back.
    public func insertSubview(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be added inside itself")
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            setNeedsLayout()
            engine?.treeOrderChanged()
            return
        }
        view.removeFromSuperview()
        view.ownEngine?.detachAll()
        view.ownEngine = nil
        view.willMove(toSuperview: self)
        let window = window
        if let window { view.forEachInTree { $0.willMove(toWindow: window) } }
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        engine?.attach(view)
        setNeedsLayout()
        if view.layoutState.isDirty { view.markAncestors() }
        if view.displayState.isDirty { view.markAncestorsForDisplay() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.forEachInTree { $0.didMoveToWindow() } }
    }

    /// Puts `view` right behind another subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    /// Puts `view` right in front of another subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }

    /// Moves a subview to the front.
    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: subviews.count - 1) }
    }

    /// Moves a subview to the back.
    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insertSubview(view, at: 0) }
    }

    /// Takes the view out of its superview. Constraints that an ancestor holds and that mention the view or
    /// anything inside it become inactive, and do not come back when it is added again.
    public func removeFromSuperview() {
        guard let superview else { return }
        let leavesWindow = window != nil
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if leavesWindow { forEachInTree { $0.willMove(toWindow: nil) } }
        deactivateConstraintsHeldOutside()
        engine?.detach(self)
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsLayout()
        self.superview = nil
        didMoveToSuperview()
        if leavesWindow { forEachInTree { $0.didMoveToWindow() } }
    }

    /// Whether the view is `view` or somewhere inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The first view with this tag, the receiver included, depth first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The lowest view that is an ancestor of both or one of them; nil if they are in different trees.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other.superview === superview, let superview, other !== self { return superview }
        var depth = self.depth
        var otherDepth = other.depth
        var a: UIView? = self
        var b: UIView? = other
        while depth > otherDepth {
            a = a?.superview
            depth -= 1
        }
        while otherDepth > depth {
            b = b?.superview
            otherDepth -= 1
        }
        while let first = a, let second = b {
            if first === second { return first }
            a = first.superview
            b = second.superview
        }
        return nil
    }

    private var depth: Int {
        var count = 0
        var view = superview
        while let current = view {
            count += 1
            view = current.superview
        }
        return count
    }

    /// Calls `body` for the view and everything inside it, a view before its subviews.
    func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachInTree(body) }
    }

    private func deactivateConstraintsHeldOutside() {
        forEachInTree { view in
            for constraint in view.mentioningConstraints {
                if let holder = constraint.holder, !holder.isDescendant(of: self) {
                    constraint.isActive = false
                }
            }
        }
    }
}
