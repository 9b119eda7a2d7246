import ConstraintSolver

/// One linear equation or inequality: `first.attribute relation multiplier · second.attribute + constant`.
///
/// An active constraint takes part in the next solve; frames change in the layout pass after it.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The part of an item that a constraint speaks of.
    public enum Attribute: Int, Sendable, CaseIterable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// One of the two directions of layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The view or guide on the left of the relation.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right of it, if any.
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat

    /// What is added on the right, in points. The only part of the equation that may change.
    open var constant: CGFloat {
        didSet { if constant != oldValue, let holder { holder.engine?.constantChanged(of: self) } }
    }

    /// How much the constraint matters, 1...1000. An active one cannot become required, nor stop being so.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
    }

    /// A name for tools.
    open var identifier: String?
    /// Whether UIKit's archives take the constraint along; it changes nothing here.
    open var shouldBeArchived = false

    /// Whether somebody wrote it; stack views and cells make some of their own.
    package var isAuthored: Bool { origin == .author }
    /// Who made it.
    var origin = ConstraintOrigin.author
    /// Whether anchors made it; messages then speak of them instead of the items.
    var isMadeOfAnchors = false
    package var objectNumber = ObjectNumber()
    nonisolated(unsafe) var associatedObjects = AssociatedObjects()
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?
    /// Which activation of the process this was: later ones are newer.
    var activationNumber = 0
    /// Its row in the solver of the tree, once it was read there.
    var row: ConstraintRow?

    /// A constraint between two items, or of one alone if `view2` is nil.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2 as AnyObject?
        firstAttribute = attr1
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        if let misuse = ConstraintMisuse.find(in: self) { fatalError(misuse.message) }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription(of: self).text }
    }

    var first: (any LayoutItem)? { firstItem as? any LayoutItem }
    var second: (any LayoutItem)? { secondItem as? any LayoutItem }

    private func priorityDidChange(from old: UILayoutPriority) {
        guard let holder else { return }
        if (old == .required) != (priority == .required) {
            fatalError(ConstraintMisuse.mutatedRequired(to: priority, from: old).message)
        }
        holder.engine?.priorityChanged(of: self)
    }

    // MARK: - Activation

    /// Whether the constraint takes part in layout. Turning it on installs it on the nearest common ancestor
    /// of its items; a constraint whose guide has no owner silently stays off.
    open var isActive: Bool {
        get { holder != nil }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Turns constraints on, in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Turns constraints off, in order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether both items are in one tree, without which the constraint cannot be activated.
    package var hasCommonAncestor: Bool {
        guard secondAttribute != .notAnAttribute else { return true }
        guard let view = first?.layoutView, let other = second?.layoutView else { return false }
        return view.nearestCommonAncestor(with: other) != nil
    }

    private static var activations = 0

    private func activate() {
        guard holder == nil, let view = first?.layoutView else { return }
        var holder: UIView = view
        if secondAttribute != .notAnAttribute {
            guard let other = second?.layoutView else { return }
            guard let ancestor = view.nearestCommonAncestor(with: other) else {
                fatalError(ConstraintMisuse.noCommonAncestor(self).message)
            }
            holder = ancestor
        }
        NSLayoutConstraint.activations += 1
        activationNumber = NSLayoutConstraint.activations
        self.holder = holder
        holder.constraints.append(self)
        forEachMentionedView { $0.mentioningConstraints.append(self) }
        holder.setNeedsLayout()
        forEachMentionedView { $0.superview?.setNeedsLayout() }
        holder.engine?.install(self)
    }

    private func deactivate() {
        guard let holder else { return }
        holder.engine?.uninstall(self)
        holder.constraints.removeAll { $0 === self }
        forEachMentionedView { view in view.mentioningConstraints.removeAll { $0 === self } }
        holder.setNeedsLayout()
        self.holder = nil
    }

    private func forEachMentionedView(_ body: (UIView) -> Void) {
        let view = first?.layoutView
        if let view { body(view) }
        if let other = second?.layoutView, other !== view { body(other) }
    }
}

/// Who made a constraint; what people wrote is given up first where constraints contradict one another.
enum ConstraintOrigin {
    case author, stackView
    /// A cell's or hosted view's size as the view around it has it.
    case encapsulatedLayout

    /// How readily it is given up.
    var expendability: Int {
        switch self {
        case .author: 2
        case .stackView: 1
        case .encapsulatedLayout: 0
        }
    }
}
