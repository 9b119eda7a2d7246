import UIKit

/// A loaded scene: live views in a window, with their constraints active. No layout pass has run yet.
@MainActor public struct Scene {
    /// What it is called: its own name, or that of its file without folder and extension.
    public let name: String
    /// What it says about itself.
    public let about: String?
    /// The file's name as it was given.
    public let file: String
    /// The device that it is laid out for.
    public let device: Device
    /// A window of the device's size, with the root view in it.
    public let window: UIWindow
    /// The root view, whose id is `view`.
    public let view: UIView
    /// Every view, depth first, a view before its subviews.
    public let views: [SceneView]
    /// Every constraint in the order of activation, those that are not active at their places.
    public let constraints: [SceneConstraint]
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
