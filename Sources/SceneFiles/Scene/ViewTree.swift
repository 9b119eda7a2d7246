import UIKit

/// Makes the views of a scene.
@MainActor struct ViewTree {
    /// Every view, depth first; the root view comes first.
    private(set) var views: [SceneView] = []
    /// The views of each description that has an id, depth first; those of a `repeat` in the order of their
    /// indices, the last one counting fastest.
    private var named: [[UIView]] = []
    private var ordinals: [String: Int] = [:]

    /// Makes the root view, which fills `window`, and all views in it.
    init(root: ViewDescription, in window: UIWindow, named names: NamedViews) {
        named = [[UIView]](repeating: [], count: names.all.count)
        for view in names.all { ordinals[view.id] = view.ordinal }
        let view = make(root, indices: "")
        let controller = UIViewController()
        controller.view = view
        // The root has its size before anything is put in it, as in `viewDidLoad`: views placed by frames follow
        // later changes only.
        window.rootViewController = controller
        // After that, since a controller has its own idea of its view's margins.
        set(root.settings, on: view)
        addSubviews(of: root, to: view, indices: "")
    }

    /// The view that a side of a line means.
    func view(_ item: ConstraintPlan.Item, _ choice: IndexChoice) -> UIView {
        named[item.view.ordinal][item.pattern.flatIndex(choice)]
    }

    private mutating func addSubviews(of description: ViewDescription, to superview: UIView, indices: String)
    {
        for subview in description.subviews {
            guard case .times(let count) = subview.repetition else {
                add(subview, to: superview, indices: indices)
                continue
            }
            for index in 0..<count { add(subview, to: superview, indices: indices + "[\(index)]") }
        }
    }

    private mutating func add(_ description: ViewDescription, to superview: UIView, indices: String) {
        let view = make(description, indices: indices)
        place(view, as: description)
        set(description.settings, on: view)
        if let stack = superview as? UIStackView, !description.isDecoration {
            stack.addArrangedSubview(view)
        } else {
            superview.addSubview(view)
        }
        addSubviews(of: description, to: view, indices: indices)
    }

    private mutating func make(_ description: ViewDescription, indices: String) -> UIView {
        let viewClass = description.viewClass ?? .plain
        let view = description.intrinsicContentSize.map(viewClass.makeSized) ?? viewClass.make()
        let id = description.id.map { $0 + indices } ?? viewClass.numberedName(views.count)
        view.accessibilityIdentifier = id
        if let ordinal = description.id.flatMap({ ordinals[$0] }) { named[ordinal].append(view) }
        views.append(
            SceneView(
                view: view, id: id, isNamed: description.id != nil, className: viewClass.name,
                location: description.location, allowedRules: description.allowedRules))
        return view
    }

    private func place(_ view: UIView, as description: ViewDescription) {
        if let mask = description.autoresizingMask { view.autoresizingMask = mask }
        if let frame = description.frame {
            view.frame = frame
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func set(_ settings: [ViewDescription.Setting], on view: UIView) {
        for setting in settings { setting.property.apply(view, setting.value) }
    }
}
