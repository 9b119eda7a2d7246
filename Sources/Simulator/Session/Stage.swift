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
    package var diagnostics: [Diagnostic] { examination.diagnostics }
    private let examination: Examination
    /// What the author calls the views, and how the constraints were written.
    package let source: LayoutSource
    /// Whether it is laid out; before the first step of a walkthrough no layout pass has run, and none may.
    public let isLaidOut: Bool
    /// The path of the file that it comes from; nil for one of no file.
    public let file: String?
    /// The text of the file that it comes from; empty for one that was made in code.
    package let text: String
    /// What its text is called: the file's name.
    let textName: String
    /// Other ways to write it.
    package let spellings: [StageText]
    /// Where its walkthrough is; nil for a scene without steps.
    public let steps: StageSteps?
    /// Those who change it; nil for a stage that cannot be changed.
    package let crew: (any StageCrew)?

    /// A stage with a window whose root view is in place.
    package init(
        name: String, deviceName: String, about: String = "", window: UIWindow, rootView: UIView,
        isFit: Bool = false, diagnostics: @escaping @MainActor @autoclosure () -> [Diagnostic] = [],
        source: LayoutSource = LayoutSource(), isLaidOut: Bool = true, file: String? = nil,
        text: String = "", textName: String? = nil, spellings: [StageText] = [],
        steps: StageSteps? = nil, crew: (any StageCrew)? = nil
    ) {
        self.name = name
        self.deviceName = deviceName
        self.about = about
        self.window = window
        self.rootView = rootView
        self.isFit = isFit
        examination = Examination(diagnostics)
        self.source = source
        self.isLaidOut = isLaidOut
        self.file = file
        self.text = text
        self.textName = textName ?? file.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "file"
        self.spellings = spellings
        self.steps = steps
        self.crew = crew
    }
}

extension Stage {
    /// Whether fixes can be tried, and constraints changed.
    var takesEdits: Bool { crew?.takesEdits ?? false }
}

/// What is wrong with a stage, found when it is first asked for: finding it takes longer than a layout.
@MainActor private final class Examination {
    private let examine: @MainActor () -> [Diagnostic]
    private(set) lazy var diagnostics = examine()

    init(_ examine: @escaping @MainActor () -> [Diagnostic]) { self.examine = examine }
}
