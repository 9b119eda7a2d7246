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
}

/// A constraint line as the file has it.
struct ConstraintDescription: Sendable {
    let scalar: YAMLScalar
    /// Where the line begins.
    let location: SourceLocation
    var name: String?
    var isActive = true
}
