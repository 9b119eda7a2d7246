import UIKit

/// A kind of fault: how it is found, and what is said about it.
package struct Rule: Sendable {
    /// What the command line and scenes call it; a name never changes.
    package let name: String
    package let severity: Diagnostic.Severity
    /// What it finds, in one sentence.
    package let summary: String
    /// Why it happens, and where thresholds and severity come from.
    package let reason: String
    /// Lines of a scene that have the fault.
    package let example: [String]
    /// What helps.
    package let cure: String
    /// The faults of this kind in a layout, in the order of its views.
    let find: @MainActor @Sendable (LayoutFacts) -> [Diagnostic]

    /// All rules, in the order in which they are listed.
    package static let all: [Rule] = [
        .ambiguousContentWidth, .ambiguousContentHeight, .circularContentSize, .ambiguousFrame,
        .unsatisfiable, .contentLockedToViewport, .contentNotTied, .narrowerThanContent, .unreachableContent,
        .contentSizeOverwritten, .contentSizeFromUnlaidFrame, .fallbackOnly, .contentFromIntrinsicSize,
        .strayScroll, .floorOnly, .listWithoutHeight,
        .unevenPages, .squeezedText, .zeroSize, .centreOnly, .outsideSuperview, .overlappingSiblings,
        .duplicateConstraint, .nestedSameAxis,
    ]

    /// The rule of that name.
    package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
