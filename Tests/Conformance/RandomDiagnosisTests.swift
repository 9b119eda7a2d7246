import Foundation
import SceneFiles
import Testing

@testable import Diagnosis
@testable import UIKit
@testable import scrollsim

/// What the diagnosis says of random layouts is so: sets of contradictions are smallest, what is called open is, what
/// is not called so is not, and fixes help.
@MainActor @Suite struct RandomDiagnosisTests {
    private let tree = RandomTree()

    private struct Layout {
        let window: UIWindow
        let views: [UIView]
        let constraints: [NSLayoutConstraint]
    }

    /// A layout of up to 40 views, some of whose constraints are optional.
    private func layout(
        _ random: inout SeededNumbers, views: ClosedRange<Int>, density: Int = 1
    ) -> Layout {
        let (window, views) = tree.makeTree(&random, views: views)
        for (number, view) in views.enumerated() {
            view.accessibilityIdentifier = number == 0 ? "view" : "v\(number)"
            (view as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
        }
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<Int.random(in: density * views.count...3 * density * views.count, using: &random) {
            guard let constraint = tree.makeConstraint(views, &random) else { continue }
            let priorities: [Float] = [1000, 1000, 1000, 750, 500, 250]
            constraint.priority = UILayoutPriority(priorities[Int.random(in: 0..<6, using: &random)])
            constraint.isActive = true
            constraints.append(constraint)
        }
        window.layoutIfNeeded()
        return Layout(window: window, views: views, constraints: constraints)
    }

    private func silently(_ body: () throws -> Void) rethrows {
        let write = ContradictionLog.write
        ContradictionLog.write = { _ in }
        defer { ContradictionLog.write = write }
        try body()
    }

    // MARK: - Contradictions

    /// With a set's constraints alone there is a contradiction; without any one of them there is none.
    @Test func setsAreSmallest() throws {
        var random = SeededNumbers(state: 41)
        var judged = 0
        silently {
            for number in 0..<200 {
                // One in ten has up to 40 views.
                let layout = layout(&random, views: number % 10 == 0 ? 20...40 : 2...12, density: 2)
                let sets = layout.window.layoutContradictions.map { contradiction in
                    contradiction.members.compactMap { member -> NSLayoutConstraint? in
                        if case .authored(let constraint) = member.source { constraint } else { nil }
                    }
                }
                for set in sets {
                    for constraint in layout.constraints {
                        constraint.isActive = set.contains { $0 === constraint }
                    }
                    #expect(contradicts(layout.window), "tree \(number): \(set)")
                    for member in set {
                        member.isActive = false
                        #expect(!contradicts(layout.window), "tree \(number): \(set) without \(member)")
                        member.isActive = true
                    }
                    judged += 1
                }
            }
        }
        #expect(judged > 40)
    }

    private func contradicts(_ window: UIWindow) -> Bool {
        window.layoutIfNeeded()
        return !window.unsatisfiableConstraints.isEmpty
    }

    // MARK: - Ambiguity

    /// Forced to another value, what is open costs nothing: no required constraint is given up, and the errors of each
    /// priority add up to the same. Anything else costs something in both directions.
    @Test func whatIsOpenIsAndNothingElse() throws {
        var random = SeededNumbers(state: 42)
        var open = 0
        var decided = 0
        try silently {
            for number in 0..<80 {
                let layout = layout(&random, views: 2...8)
                guard layout.window.unsatisfiableConstraints.isEmpty else { continue }
                let cost = try cost(of: layout)
                for view in layout.views.dropFirst() {
                    let undecided = Set(view.undecidedAttributes.map(\.rawValue))
                    for attribute in ["x", "y", "width", "height"] {
                        let moves = try [9, -9, 0.1, -0.1].contains { distance in
                            try isFree(attribute, of: view, movedBy: distance, in: layout, cost)
                        }
                        #expect(
                            moves == undecided.contains(attribute), "tree \(number): \(attribute) of \(view)"
                        )
                        if moves { open += 1 } else { decided += 1 }
                    }
                }
            }
        }
        #expect(open > 100 && decided > 100)
    }

    private func isFree(
        _ attribute: String, of view: UIView, movedBy distance: CGFloat, in layout: Layout,
        _ cost: [Float: CGFloat]
    ) throws -> Bool {
        let superview = try #require(view.superview)
        let frame = view.frame
        let force: NSLayoutConstraint =
            switch attribute {
            case "width": view.widthAnchor.constraint(equalToConstant: frame.width + distance)
            case "height": view.heightAnchor.constraint(equalToConstant: frame.height + distance)
            // A position is that of the frame in the superview, or in the content of a scroll view.
            case "x":
                view.leftAnchor.constraint(
                    equalTo: superview.leftAnchor, constant: frame.minX - inside(superview).x + distance)
            default:
                view.topAnchor.constraint(
                    equalTo: superview.topAnchor, constant: frame.minY - inside(superview).y + distance)
            }
        force.isActive = true
        layout.window.layoutIfNeeded()
        defer {
            force.isActive = false
            layout.window.layoutIfNeeded()
        }
        guard layout.window.unsatisfiableConstraints.isEmpty else { return false }
        let now = try self.cost(of: layout)
        return cost.allSatisfy { abs($0.value - (now[$0.key] ?? 0)) < 0.001 }
    }

    /// Where the superview's near corner is in the coordinates of its subviews.
    private func inside(_ superview: UIView) -> CGPoint {
        superview is UIScrollView ? .zero : superview.bounds.origin
    }

    /// The errors of optional constraints, added up by priority.
    private func cost(of layout: Layout) throws -> [Float: CGFloat] {
        var sums: [Float: CGFloat] = [750: 0, 500: 0, 250: 0]
        for constraint in layout.constraints where constraint.priority != .required {
            sums[constraint.priority.rawValue, default: 0] += try tree.error(constraint)
        }
        return sums
    }

    // MARK: - Fixes

    /// Each fix that is printed for an error, written into the scene, makes the fault go away and no new error.
    @Test func fixesHelp() throws {
        var random = SeededNumbers(state: 43)
        var tried = 0
        try silently {
            for number in 0..<60 {
                let text = text(of: layout(&random, views: 2...10))
                let scene = try SceneLoader.load(bytes: Array(text.utf8), file: "random.yaml").get()
                let before = scene.diagnosticsOfNextLayout()
                for diagnostic in before where diagnostic.severity == .error {
                    for fix in diagnostic.fixes {
                        let removed = fix.remove.compactMap { line in
                            line.place.map {
                                (line.text, SceneFiles.SourceLocation(line: $0.line, column: $0.column))
                            }
                        }
                        let edited = try #require(scene.edited(text, removing: removed, adding: fix.add))
                        let mended = try SceneLoader.load(bytes: Array(edited.utf8), file: "random.yaml")
                            .get()
                        let after = mended.diagnosticsOfNextLayout()
                        #expect(
                            errors(after) < errors(before),
                            "tree \(number): \(diagnostic.message) \(fix)\n\(text)")
                        tried += 1
                    }
                }
            }
        }
        #expect(tried > 100)
    }

    private func errors(_ found: [Diagnostic]) -> Int { found.count { $0.severity == .error } }

    /// A layout as a scene file.
    private func text(of layout: Layout) -> String {
        let spelling = ConstraintSpelling(source: LayoutSource())
        let lines = layout.constraints.map { "  - \"\(spelling.text($0))\"\n" }.joined()
        let size = layout.window.bounds.size
        let direction = layout.window.layoutDirection == .rightToLeft ? "layoutDirection: rightToLeft\n" : ""
        return "device: {width: \(Int(size.width)), height: \(Int(size.height))}\n" + direction + "view:\n"
            + subviews(of: layout.views[0], "  ") + (lines.isEmpty ? "" : "constraints:\n" + lines)
    }

    private func subviews(of view: UIView, _ indent: String) -> String {
        if view.subviews.isEmpty { return indent + "subviews: []\n" }
        return indent + "subviews:\n"
            + view.subviews.map { subview in
                let isScroll = subview is UIScrollView
                return "\(indent)  - id: \(subview.accessibilityIdentifier ?? "")\n"
                    + (isScroll
                        ? "\(indent)    class: UIScrollView\n\(indent)    contentInsetAdjustmentBehavior: never\n"
                        : "")
                    + subviews(of: subview, indent + "    ")
            }.joined()
    }
}
