import UIKit

extension Scene {
    /// Makes the views and constraints of a description in which there are no faults.
    init(
        _ description: SceneDescription, root: ViewDescription, names: NamedViews, plans: [ConstraintPlan],
        file: String, options: SceneOptions
    ) {
        let device = Scene.device(description.device, options)
        // Frames are meant for the scene's own device; masks carry them over to another one.
        let designed = Scene.device(description.device, SceneOptions(fitSize: options.fitSize))
        let window = UIWindow(frame: CGRect(origin: .zero, size: designed.size))
        window.deviceSafeAreaInsets = device.safeArea
        window.screenScale = device.scale
        window.textMetrics = description.textMetrics
        window.layoutDirection = options.layoutDirection ?? description.layoutDirection
        let tree = ViewTree(root: root, in: window, named: names)
        window.frame.size = device.size

        self.name = description.name ?? Scene.name(of: file)
        self.about = description.about
        self.file = file
        self.device = device
        self.window = window
        self.view = tree.views[0].view
        self.views = tree.views
        self.constraints = plans.flatMap { Scene.constraints($0, in: tree) }
    }

    private static func device(_ stated: Device, _ options: SceneOptions) -> Device {
        let chosen = options.device ?? stated
        let device = chosen.isFit ? .fit(options.fitSize) : chosen
        return options.rotates ? device.rotated() : device
    }

    /// A file's name without folder and extension.
    private static func name(of file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Makes a line's constraints, in the order of activation.
    private static func constraints(_ plan: ConstraintPlan, in tree: ViewTree) -> [SceneConstraint] {
        var made: [SceneConstraint] = []
        for choice in plan.madeChoices {
            let text = plan.text(choice)
            let first = item(plan.left, choice, in: tree)
            let second = plan.right.map { item($0, choice, in: tree) }
            for part in plan.parts {
                let constraint = NSLayoutConstraint(
                    item: first, attribute: part.first, relatedBy: plan.relation, toItem: second,
                    attribute: part.second, multiplier: plan.multiplier, constant: part.constant)
                constraint.priority = plan.priority
                constraint.identifier = plan.description.name
                constraint.isActive = plan.description.isActive
                made.append(
                    SceneConstraint(
                        constraint: constraint, text: text, location: plan.description.location,
                        name: plan.description.name))
            }
        }
        return made
    }

    private static func item(_ item: ConstraintPlan.Item, _ choice: IndexChoice, in tree: ViewTree)
        -> AnyObject
    {
        let view = tree.view(item, choice)
        return item.guide?.guide(view) ?? view
    }
}
