import UIKit

/// What a session shows: a window with views in it, and what is known about them.
@MainActor public struct Stage {
    /// The scene's name.
    public let name: String
    /// The device's name; `fit` for one that is as large as the pane.
    public let deviceName: String
    /// What the scene teaches; may be several lines, or empty.
    public let about: String
    /// The device's screen.
    public let window: UIWindow
    /// The view that fills the window.
    public let rootView: UIView
    /// Whether the window is as large as the pane that shows it, and laid out again when the terminal is resized.
    public let isFit: Bool
    /// What is wrong, a sentence each, the most important one first.
    public let faults: [String]
    /// Whether it is laid out; before the first step of a walkthrough no layout pass has run, and none may.
    public let isLaidOut: Bool
    /// The steps, if it is one state of several.
    public let walkthrough: (any Walkthrough)?

    /// A stage with a window whose root view is in place.
    public init(
        name: String, deviceName: String, about: String = "", window: UIWindow, rootView: UIView,
        isFit: Bool = false, faults: [String] = [], isLaidOut: Bool = true,
        walkthrough: (any Walkthrough)? = nil
    ) {
        self.name = name
        self.deviceName = deviceName
        self.about = about
        self.window = window
        self.rootView = rootView
        self.isFit = isFit
        self.faults = faults
        self.isLaidOut = isLaidOut
        self.walkthrough = walkthrough
    }
}
