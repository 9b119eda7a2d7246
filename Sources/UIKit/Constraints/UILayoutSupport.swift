import ConstraintSolver

/// A strip at the top or the bottom of a controller's view that bars and the device's shape take, as code before safe
/// areas speaks of it.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
    /// How high the strip is, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The strips of a controller, made when first asked for.
struct LayoutSupports {
    var top: LayoutSupportGuide?
    var bottom: LayoutSupportGuide?
}

/// A strip as an item of constraints. Its length is a constant of the rows that mention it, as the safe area is, so
/// that it needs no constraints of its own.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(of view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        owningView = view
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    override var layoutFrame: CGRect {
        let bounds = owningView?.bounds ?? .zero
        return CGRect(
            x: bounds.minX, y: isTop ? bounds.minY : bounds.maxY - length, width: bounds.width, height: length
        )
    }

    override func layoutRectangle(
        for attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?,
        in engine: LayoutEngine
    ) -> LayoutRectangle {
        guard let owningView else { return LayoutRectangle() }
        engine.followInsets(of: owningView)
        var rectangle = owningView.layoutRectangle(for: .left, seenFrom: other, in: engine)
        if !isTop { rectangle.y += rectangle.height - Double(length) }
        rectangle.height = Expression() + Double(length)
        return rectangle
    }
}

extension UIViewController {
    /// The strip at the top of the view, which ends where the safe area begins.
    public var topLayoutGuide: any UILayoutSupport { layoutSupport(\.top, isTop: true) }

    /// The strip at the bottom of the view, which begins where the safe area ends.
    public var bottomLayoutGuide: any UILayoutSupport { layoutSupport(\.bottom, isTop: false) }

    private func layoutSupport(
        _ place: WritableKeyPath<LayoutSupports, LayoutSupportGuide?>, isTop: Bool
    ) -> LayoutSupportGuide {
        let view: UIView = view
        if let guide = layoutSupports[keyPath: place], guide.owningView === view { return guide }
        let guide = LayoutSupportGuide(of: view, isTop: isTop)
        layoutSupports[keyPath: place] = guide
        return guide
    }
}
