import Diagnosis
import SceneFiles
import UIKit

/// Finds the widths and heights of the screen at which faults begin and end.
@MainActor struct BreakSearch {
    let scene: Scene
    /// How many steps are run before a layout is judged.
    let step: Int
    let disabled: [String]

    /// The lengths that are looked at, in whole points: from half a phone to more than a tablet.
    nonisolated static let limits = 160...1400
    /// The lengths that are looked at in any case lie so many points apart.
    private static let grid = 40

    /// Which length of the screen is changed; the other one stays that of the scene's device.
    enum Axis: String, CaseIterable, Sendable {
        case width, height

        /// `396 points wide`.
        var adjective: String { self == .width ? "wide" : "high" }
    }

    /// The ranges of lengths that have a fault, for all faults that begin or end somewhere: widths first, then in
    /// the order of the file.
    var ranges: [FaultRange] { Axis.allCases.flatMap(ranges) }

    private func ranges(along axis: Axis) -> [FaultRange] {
        var survey = LengthSurvey<Fault>(limits: BreakSearch.limits, grid: BreakSearch.grid)
        var known: [(fault: Fault, place: SourcePlace?)] = []
        survey.run { length in
            let found = diagnostics(at: length, along: axis)
            let faults = found.map { Fault(rule: $0.rule, view: $0.view) }
            for (fault, diagnostic) in zip(faults, found) where !known.contains(where: { $0.fault == fault })
            {
                known.append((fault, diagnostic.place))
            }
            return Set(faults)
        }
        return known.inOrder { $0.place }.flatMap { fault, _ in
            survey.ranges(of: fault).filter { $0 != BreakSearch.limits }.map {
                FaultRange(rule: fault.rule, view: fault.view, axis: axis, range: $0)
            }
        }
    }

    /// What is at fault, whatever the constraints: at another length these can be others.
    private struct Fault: Hashable {
        let rule: String
        let view: String?
    }

    private func diagnostics(at length: Int, along axis: Axis) -> [Diagnostic] {
        var size = scene.deviceAtStart.size
        if axis == .width { size.width = CGFloat(length) } else { size.height = CGFloat(length) }
        let scene = scene.restarted(onScreenOf: size)
        scene.runSteps(to: step)
        return scene.diagnosticsOfNextLayout(disabled: disabled, triesFixes: false)
    }
}

/// The lengths of the screen between which there is a fault.
struct FaultRange: Sendable {
    let rule: String
    let view: String?
    let axis: BreakSearch.Axis
    /// The first and the last length in whole points; a limit of the search where it does not begin or end.
    let range: ClosedRange<Int>

    /// Nil where it does not begin.
    var start: Int? { range.lowerBound == BreakSearch.limits.lowerBound ? nil : range.lowerBound }
    /// The last length; nil where it does not end.
    var end: Int? { range.upperBound == BreakSearch.limits.upperBound ? nil : range.upperBound }

    /// `title: squeezed-text below 347 points wide`.
    var text: String {
        let subject = view.map { "\($0): " } ?? ""
        let unit = "points \(axis.adjective)"
        return switch (start, end) {
        case (nil, nil): "\(subject)\(rule)"
        case (nil, let end?): "\(subject)\(rule) below \(end + 1) \(unit)"
        case (let start?, nil): "\(subject)\(rule) from \(start) \(unit) on"
        case (let start?, let end?) where start == end: "\(subject)\(rule) at \(start) \(unit)"
        case (let start?, let end?): "\(subject)\(rule) from \(start) to \(end) \(unit)"
        }
    }
}
