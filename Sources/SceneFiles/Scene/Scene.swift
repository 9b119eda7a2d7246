import UIKit

/// A loaded scene: live views in a window, with their constraints active. No layout pass has run yet, and no
/// step.
@MainActor public final class Scene {
    /// What it is called: its own name, or that of its file without folder and extension.
    public let name: String
    /// What it says about itself.
    public let about: String?
    /// The file's name as it was given.
    public let file: String
    /// The device that it is laid out for; steps can turn it or give it another size.
    public internal(set) var device: Device
    /// A window of the device's size, with the root view in it.
    public let window: UIWindow
    /// The root view, whose id is `view`.
    public let view: UIView
    /// Every constraint in the order of activation, those that are not active at their places.
    public internal(set) var constraints: [SceneConstraint] = []
    /// The steps of its walkthrough; empty for a scene without one.
    public let steps: [SceneStep]
    /// How many steps have run.
    public internal(set) var stepsDone = 0
    /// How many statements of the next step have run; a step's layout pass is one of them.
    public internal(set) var statementsDone = 0
    /// What the statements of each step did, as far as they have run; one more list than `stepsDone` where a
    /// step is half done.
    public internal(set) var traces: [[String]] = []

    let plan: ScenePlan
    var tree: ViewTree
    /// The lines of `constraints` and what they made.
    var lines: [MadeLine] = []
    /// The metrics as the steps have left them.
    var metrics: Metrics

    /// Every view that is in the tree, depth first, a view before its subviews.
    public var views: [SceneView] { tree.views }

    /// Makes the views and constraints of a plan.
    init(_ plan: ScenePlan) {
        let description = plan.description
        let options = plan.options
        device = plan.device(for: options)
        // Frames are meant for the scene's own device; masks carry them over to another one.
        let designed = plan.device(for: SceneOptions(fitSize: options.fitSize))
        window = UIWindow(frame: CGRect(origin: .zero, size: designed.size))
        window.deviceSafeAreaInsets = device.safeArea
        window.screenScale = device.scale
        window.textMetrics = description.textMetrics
        window.layoutDirection = options.layoutDirection ?? description.layoutDirection
        tree = ViewTree(root: plan.root, in: window, named: plan.names)
        window.frame.size = device.size
        name = description.name ?? ScenePlan.name(of: plan.file)
        about = description.about
        file = plan.file
        view = tree.views[0].view
        metrics = plan.reader.metrics
        steps = plan.steps.map { SceneStep($0) }
        self.plan = plan
    }
}

/// A view and what the scene file says of it that UIKit has no place for.
@MainActor public struct SceneView {
    public let view: UIView
    /// Its id with its indices: `box[4]`; `UIView-3` for the fourth view of the tree if it has no id. It is the
    /// view's `accessibilityIdentifier` too.
    public let id: String
    /// Whether the id is the file's, so that constraints can name it.
    public let isNamed: Bool
    /// UIKit's name of its class.
    public let className: String
    /// Where the file describes it; views of one `repeat` share the place.
    public let location: SourceLocation
    /// The rules whose faults `check` leaves out.
    public let allowedRules: [String]
}

/// A constraint and the line that it comes from. A line with a compound, or with indices, has several.
@MainActor public struct SceneConstraint {
    public let constraint: NSLayoutConstraint
    /// The line as it is written, with numbers for its indices: `box[4].top == box[3].bottom + gap`.
    public let text: String
    /// Where the line begins.
    public let location: SourceLocation
    /// What the file calls it.
    public let name: String?
}

/// A step of a scene's walkthrough.
public struct SceneStep: Sendable {
    /// What it teaches.
    public let note: String?
    /// What is shown beside what it does: one text, or one for each spelling.
    public let code: [StepCode]
    /// What it does, statement by statement, as it is written.
    public let statements: [String]
    /// Whether a layout pass runs at its end.
    public let hasLayout: Bool

    init(_ plan: StepPlan) {
        note = plan.description.note
        code = plan.description.code
        statements = plan.statements.map(\.text)
        hasLayout = plan.description.hasLayout
    }
}
