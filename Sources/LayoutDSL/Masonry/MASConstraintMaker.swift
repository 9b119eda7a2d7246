import UIKit

/// Begins statements: `make?.top.equalTo()(superview)`.
@MainActor public final class MASConstraintMaker {
    private let view: UIView
    private(set) var constraints: [MASConstraint] = []

    init(_ view: UIView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    private func begin(_ attributes: NSLayoutConstraint.Attribute...) -> MASConstraint {
        let constraint = MASConstraint(view, attributes)
        constraints.append(constraint)
        return constraint
    }

    public var left: MASConstraint { begin(.left) }
    public var top: MASConstraint { begin(.top) }
    public var right: MASConstraint { begin(.right) }
    public var bottom: MASConstraint { begin(.bottom) }
    public var leading: MASConstraint { begin(.leading) }
    public var trailing: MASConstraint { begin(.trailing) }
    public var width: MASConstraint { begin(.width) }
    public var height: MASConstraint { begin(.height) }
    public var centerX: MASConstraint { begin(.centerX) }
    public var centerY: MASConstraint { begin(.centerY) }
    public var baseline: MASConstraint { begin(.lastBaseline) }
    public var lastBaseline: MASConstraint { begin(.lastBaseline) }
    public var firstBaseline: MASConstraint { begin(.firstBaseline) }
    public var leftMargin: MASConstraint { begin(.leftMargin) }
    public var rightMargin: MASConstraint { begin(.rightMargin) }
    public var topMargin: MASConstraint { begin(.topMargin) }
    public var bottomMargin: MASConstraint { begin(.bottomMargin) }
    public var leadingMargin: MASConstraint { begin(.leadingMargin) }
    public var trailingMargin: MASConstraint { begin(.trailingMargin) }
    public var centerXWithinMargins: MASConstraint { begin(.centerXWithinMargins) }
    public var centerYWithinMargins: MASConstraint { begin(.centerYWithinMargins) }
    /// Left, right, top, bottom: not in SnapKit's order.
    public var edges: MASConstraint { begin(.left, .right, .top, .bottom) }
    public var size: MASConstraint { begin(.width, .height) }
    public var center: MASConstraint { begin(.centerX, .centerY) }

    /// All attributes of a set at once.
    public func attributes(_ attributes: MASAttribute) -> MASConstraint {
        let constraint = MASConstraint(view, attributes.layoutAttributes)
        constraints.append(constraint)
        return constraint
    }

    /// Statements as one, to be given a priority or a constant together.
    @discardableResult public func group(_ statements: () -> Void) -> MASConstraint {
        let others = constraints.count
        statements()
        let group = MASConstraint(view, of: Array(constraints[others...]))
        constraints.replaceSubrange(others..., with: [group])
        return group
    }
}
