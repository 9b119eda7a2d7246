import Diagnosis
import UIKit

/// Something that a person changes about what is shown.
package enum StageChange: Equatable, Sendable {
    /// Runs the next step of a walkthrough, or the rest of one that was begun.
    case goForward
    /// Runs one statement of a walkthrough.
    case runStatement
    /// Goes back to where the last step had not run.
    case goBack
    /// Shows the code of a walkthrough in the next spelling.
    case takeNextSpelling
    /// Writes fixes into the text, as one change.
    case apply([Fix])
    /// Switches the constraints of lines off, or on again where none of them is on.
    case toggle([SourceLine])
    /// Adds to the constant that lines have in common, in points.
    case addToConstant([SourceLine], CGFloat)
    /// Takes the last fix, switch or constant back.
    case undo
    /// Turns the device.
    case rotate
    /// Takes the device behind this one in the list of all.
    case takeNextDevice
    /// Reads the file anew.
    case reload
}

/// Why a change was not made, in a few words for the person.
package struct StageRefusal: Error, Equatable {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}

/// Those who change what is on the stage.
@MainActor package protocol StageCrew: AnyObject {
    /// Whether fixes can be tried, and constraints changed.
    var takesEdits: Bool { get }

    /// The stage after a change. The same views may be on it, or others of the same names.
    ///
    /// - Throws: `StageRefusal` if the stage cannot be changed like that; it then is as it was.
    func stage(after change: StageChange) throws(StageRefusal) -> Stage
}

extension StageCrew {
    package var takesEdits: Bool { true }
}
