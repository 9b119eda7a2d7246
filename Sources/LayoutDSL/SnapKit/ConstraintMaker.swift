import UIKit

/// Begins statements: `make.top.equalToSuperview()`.
@MainActor public final class ConstraintMaker {
    private let item: any ConstraintOwner
    private var descriptions: [ConstraintDescription] = []

    init(_ item: any ConstraintOwner) {
        self.item = item
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    private func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item, attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    public var left: ConstraintMakerExtendable { begin(ConstraintAttributes(.left)) }
    public var top: ConstraintMakerExtendable { begin(ConstraintAttributes(.top)) }
    public var right: ConstraintMakerExtendable { begin(ConstraintAttributes(.right)) }
    public var bottom: ConstraintMakerExtendable { begin(ConstraintAttributes(.bottom)) }
    public var leading: ConstraintMakerExtendable { begin(ConstraintAttributes(.leading)) }
    public var trailing: ConstraintMakerExtendable { begin(ConstraintAttributes(.trailing)) }
    public var width: ConstraintMakerExtendable { begin(ConstraintAttributes(.width)) }
    public var height: ConstraintMakerExtendable { begin(ConstraintAttributes(.height)) }
    public var centerX: ConstraintMakerExtendable { begin(ConstraintAttributes(.centerX)) }
    public var centerY: ConstraintMakerExtendable { begin(ConstraintAttributes(.centerY)) }
    public var lastBaseline: ConstraintMakerExtendable { begin(ConstraintAttributes(.lastBaseline)) }
    public var firstBaseline: ConstraintMakerExtendable { begin(ConstraintAttributes(.firstBaseline)) }
    public var leftMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.leftMargin)) }
    public var rightMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.rightMargin)) }
    public var topMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.topMargin)) }
    public var bottomMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.bottomMargin)) }
    public var leadingMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.leadingMargin)) }
    public var trailingMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.trailingMargin)) }
    public var centerXWithinMargins: ConstraintMakerExtendable {
        begin(ConstraintAttributes(.centerXWithinMargins))
    }
    public var centerYWithinMargins: ConstraintMakerExtendable {
        begin(ConstraintAttributes(.centerYWithinMargins))
    }
    public var edges: ConstraintMakerExtendable { begin(.edges) }
    public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
    public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
    public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
    public var size: ConstraintMakerExtendable { begin(.size) }
    public var center: ConstraintMakerExtendable { begin(.center) }
    public var margins: ConstraintMakerExtendable { begin(.margins) }
    public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
    public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }

    // MARK: - Running

    /// What the statements of `closure` make, none of it active.
    static func prepare(_ item: any ConstraintOwner, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.descriptions.compactMap(\.constraint)
    }

    static func make(_ item: any ConstraintOwner, _ closure: (ConstraintMaker) -> Void) {
        for constraint in prepare(item, closure) { constraint.activate() }
    }

    static func remake(_ item: any ConstraintOwner, _ closure: (ConstraintMaker) -> Void) {
        remove(item)
        make(item, closure)
    }

    static func update(_ item: any ConstraintOwner, _ closure: (ConstraintMaker) -> Void) {
        let made = item.madeConstraints
        guard !made.isEmpty else { return make(item, closure) }
        let installed = made.flatMap(\.layoutConstraints)
        for constraint in prepare(item, closure) { constraint.updateConstants(of: installed) }
    }

    static func remove(_ item: any ConstraintOwner) {
        for constraint in item.madeConstraints { constraint.deactivate() }
    }
}
