import Diagnosis

/// A scene as the gallery shows it: laid out, with what is wrong, and no more.
@MainActor public struct ScenePreview {
    /// The scene, laid out.
    public let stage: Stage
    /// What is wrong, in the order of the file; no fix was tried.
    package let faults: [Diagnostic]
    /// How many steps one goes through; nil for a scene that is shown as it ends.
    public let stepCount: Int?

    /// A scene that is laid out.
    package init(stage: Stage, faults: [Diagnostic], stepCount: Int? = nil) {
        self.stage = stage
        self.faults = faults
        self.stepCount = stepCount
    }
}
