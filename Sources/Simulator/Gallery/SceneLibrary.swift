/// Where scenes come from: those that a person can choose from, and any file.
@MainActor public protocol SceneLibrary: AnyObject {
    /// What there is to choose from, in the order in which it is shown.
    var groups: [SceneGroup] { get }
    /// What the gallery shows of a scene, at its end if it has steps. It is asked only when it is to be drawn.
    func preview(of entry: SceneEntry) -> Result<ScenePreview, SceneProblem>
    /// A scene to go through, at its beginning.
    func stage(of entry: SceneEntry) -> Result<Stage, SceneProblem>
    /// The scene of a file that a person has named.
    func stage(at path: String) -> Result<Stage, SceneProblem>
}

/// Scenes under one title.
public struct SceneGroup: Equatable, Sendable {
    /// What is said above them: `start here`.
    public let title: String
    /// In the order in which they are shown.
    public let entries: [SceneEntry]

    /// Scenes under a title.
    public init(title: String, entries: [SceneEntry]) {
        self.title = title
        self.entries = entries
    }
}

/// A scene that can be chosen.
public struct SceneEntry: Equatable, Sendable {
    /// What tells it from all others.
    public let id: String
    /// What it calls itself.
    public let title: String

    /// A scene by what tells it from others, and its title.
    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

/// Why a scene cannot be shown, in one line.
public struct SceneProblem: Error, Equatable, Sendable {
    /// Lower case, without a full stop.
    public let message: String

    /// A problem; of several lines the first is kept.
    public init(_ message: String) {
        self.message = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
}
