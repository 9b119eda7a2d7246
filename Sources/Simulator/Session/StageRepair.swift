import Diagnosis

/// Changes what is on the stage as fixes say, and takes the changes back.
@MainActor package protocol StageRepair: AnyObject {
    /// The stage with a fix in it; nil if it cannot be written into what is shown.
    func apply(_ fix: Fix) -> Stage?
    /// The stage as it was before the last fix that was applied; nil if none is left.
    func undo() -> Stage?
}
