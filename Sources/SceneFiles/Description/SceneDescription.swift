import UIKit

/// A scene as the file describes it, before there is any view.
struct SceneDescription: Sendable {
    /// What the root view is called.
    static let rootID = "view"

    var name: String?
    var about: String?
    var device = Device.fit(SceneOptions().fitSize)
    var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    var textMetrics = TextMetrics.terminal
    /// Nil if the file has none that can be read.
    var root: ViewDescription?
    var constraints: [ConstraintDescription] = []
    var steps: [StepDescription] = []
}

/// A constraint or a statement as the file has it.
struct WrittenLine: Sendable {
    let scalar: YAMLScalar
    /// Where it begins.
    let location: SourceLocation

    var text: String { scalar.text }
}

/// A constraint line and what the file says of it.
struct ConstraintDescription: Sendable {
    let line: WrittenLine
    var name: String?
    var isActive = true
    /// How a line of Visual Format is aligned and read; nil where nothing is said.
    var options: NSLayoutConstraint.FormatOptions?
}
