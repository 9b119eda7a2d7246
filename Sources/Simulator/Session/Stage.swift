import Diagnosis
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
    /// What is wrong, in the order of the file.
    package let diagnostics: [Diagnostic]
    /// Whether it is laid out; before the first step of a walkthrough no layout pass has run, and none may.
    public let isLaidOut: Bool
    /// The steps, if it is one state of several.
    public let walkthrough: (any Walkthrough)?
    /// Writes fixes into what is shown; nil for a stage that cannot be changed.
    package let repair: (any StageRepair)?

    /// A stage with a window whose root view is in place.
    package init(
        name: String, deviceName: String, about: String = "", window: UIWindow, rootView: UIView,
        isFit: Bool = false, diagnostics: [Diagnostic] = [], isLaidOut: Bool = true,
        walkthrough: (any Walkthrough)? = nil, repair: (any StageRepair)? = nil
    ) {
        self.name = name
        self.deviceName = deviceName
        self.about = about
        self.window = window
        self.rootView = rootView
        self.isFit = isFit
        self.diagnostics = diagnostics
        self.isLaidOut = isLaidOut
        self.walkthrough = walkthrough
        self.repair = repair
    }
}
