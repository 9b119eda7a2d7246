import UIKit

/// A step of a walkthrough as the file has it.
struct StepDescription: Sendable {
    var note: String?
    /// What is shown beside the statements: a text, or one for each spelling.
    var code: [StepCode] = []
    /// Whether a layout pass runs after it.
    var hasLayout = true
    var addition: Addition?
    /// Views to take out.
    var removals: [WrittenLine] = []
    /// Names of constraints to turn on and off.
    var activations: [WrittenLine] = []
    var deactivations: [WrittenLine] = []
    var statements: [WrittenLine] = []

    /// Views and constraints to add.
    struct Addition: Sendable {
        let location: SourceLocation
        /// The view that takes the subviews.
        var superview: WrittenLine?
        var subviews: [ViewDescription] = []
        var constraints: [ConstraintDescription] = []
    }
}

/// Source text that a step shows beside what it does.
public struct StepCode: Equatable, Sendable {
    /// The spelling that it is written in, as `snapkit`; nil for the only one.
    public let spelling: String?
    public let text: String
}
