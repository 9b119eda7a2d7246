import Testing
import UIKit

@testable import SceneFiles

/// Steps as the format's page tells them: what each statement reads and does, and when layout runs.
@MainActor @Suite struct StepTests {
    /// A scroll view that fills a screen of 300 × 200, and a child of 250 × 500 at its top left.
    private func stepped(_ steps: String, metrics: String = "{gap: 10}") throws -> Scene {
        try scene(
            """
            device: {width: 300, height: 200}
            metrics: \(metrics)
            view:
              subviews:
                - id: scroll
                  class: UIScrollView
                  subviews: [{id: child}]
            constraints:
              - scroll.edges == view.edges
              - {name: top, constraint: "child.top == scroll.top + gap"}
              - child.left == scroll.left
              - child.width == 250
              - {name: tall, constraint: child.height == 500}
            steps:
            \(steps)
            """)
    }

    private func traces(_ scene: Scene) -> [[String]] {
        scene.runSteps(to: scene.steps.count)
        return scene.traces
    }

    /// "Views and constraints exist, no layout pass has run."
    @Test func beforeTheFirstStep() throws {
        let scene = try stepped("  - note: One\n  - {}")
        #expect(scene.stepsDone == 0)
        #expect(scene.steps.map(\.note) == ["One", nil])
        #expect(try scene.view("child").frame == .zero)
        #expect(scene.isLaidOut == false)
    }

    /// The page's own example: "contentSize = (375, child.maxY)   read 0 → 375 × 0"; here of 300 × 200.
    @Test func aFrameReadBeforeLayoutIsTheOldOne() throws {
        let scene = try stepped(
            """
              - do: ["scroll.contentSize = (view.width, child.maxY)"]
              - do: ["scroll.contentSize = (view.width, child.maxY)"]
            """)
        scene.runSteps(to: 1)
        #expect(scene.traces[0][0] == "scroll.contentSize = (view.width, child.maxY)   read 300, 0 → 300 × 0")
        // The pass after the step has placed the child: 10 + 500.
        #expect(try scene.view("child").frame == CGRect(x: 0, y: 10, width: 250, height: 500))
        scene.runSteps(to: 2)
        #expect(
            scene.traces[1][0] == "scroll.contentSize = (view.width, child.maxY)   read 300, 510 → 300 × 510")
        #expect(scene.isLaidOut)
    }

    @Test func layoutIsLeftOutWhereAStepSaysSo() throws {
        let scene = try stepped("  - {layout: false, do: [tall.constant = 40]}\n  - note: then it runs")
        scene.runSteps(to: 1)
        #expect(scene.isLaidOut == false)
        #expect(try scene.view("child").frame.height == 0)
        scene.runSteps(to: 2)
        #expect(try scene.view("child").frame.height == 40)
        #expect(scene.traces[1].count == 1)
    }

    @Test(
        arguments: [
            ("child.isHidden = true", "→ true"),
            ("child.alpha = 1 / 4", "→ 0.25"),
            ("scroll.contentInset = (0, 0, 216, 0)", "→ (0, 0, 216, 0)"),
            // "Raw, not clamped".
            ("scroll.contentOffset = (0, 300)", "→ (0, 300)"),
            ("scroll.contentOffset = (0, -gap - 2 * (3 + gap))", "→ (0, -36)"),
            ("child.frame = (1, 2, 3, 4)", "→ (1, 2, 3, 4)"),
            ("child.backgroundColor = systemRed", "→ systemRed"),
            ("child.backgroundColor = \"#EF5931\"", "→ \"#EF5931\""),
            ("child.contentHuggingPriority = 751", "→ 751"),
            ("child.intrinsicContentSize = (30, gap)", "→ 30 × 10"),
            ("child.autoresizingMask = (flexibleWidth, flexibleHeight)", "→ (flexibleWidth, flexibleHeight)"),
            ("scroll.contentInsetAdjustmentBehavior = never", "→ never"),
            ("scroll.isPagingEnabled = true", "→ true"),
            ("gap = gap + 5", "→ 15, 1 place"),
            ("tall.constant = 10 * gap", "→ 100"),
            ("tall.isActive = false", "→ false"),
            (
                "scroll.contentOffset = (child.midX, view.frame.size.height - child.frame.minY)",
                "read 0, 200, 0 → (0, 200)"
            ),
            ("rotate", "→ 200 × 300"),
            ("resize (120, 80.5)", "→ 120 × 80.5"),
            ("child.setNeedsLayout", "→ nothing changed"),
            (
                "scroll.layoutIfNeeded",
                "→ scroll (0, 0, 300, 200), child (0, 10, 250, 500)"
            ),
        ])
    func oneStatement(_ statement: String, _ trace: String) throws {
        let quoted = statement.replacingOccurrences(of: "\"", with: "\\\"")
        let scene = try stepped("  - {layout: false, do: [\"\(quoted)\"]}")
        #expect(traces(scene) == [["\(statement)   \(trace)"]])
    }

    @Test func whatStatementsChange() throws {
        let scene = try stepped(
            """
              - layout: false
                do:
                  - child.isHidden = true
                  - child.backgroundColor = systemRed
                  - child.contentHuggingPriority = (10, 20)
                  - scroll.contentOffset = (0, 300)
            """)
        scene.runSteps(to: 1)
        let child = try scene.view("child")
        #expect(child.isHidden)
        #expect(child.backgroundColor == .systemRed)
        #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 10)
        #expect(child.contentHuggingPriority(for: .vertical).rawValue == 20)
        #expect(try scene.view("scroll").bounds.origin == CGPoint(x: 0, y: 300))
    }

    /// Content 300 × 1000 in 300 × 200: offsets 0 … 800.
    @Test(
        arguments: [
            ("scroll.scrollTo (0, 300)", 300), ("scroll.scrollTo (50, 5000)", 800),
            ("scroll.scrollBy (0, -20)", 80), ("scroll.scrollBy (0, 5000) animated", 800),
            ("scroll.page (0, 2)", 500), ("scroll.page (1, -1)", 0),
        ] as [(String, CGFloat)])
    func scrollingAsAPersonWould(_ statement: String, _ offset: CGFloat) throws {
        let scene = try stepped(
            """
              - do: ["scroll.contentSize = (300, 1000)"]
              - do: ["scroll.contentOffset = (0, 100)", "\(statement)"]
            """)
        let trace = traces(scene)
        #expect(trace[1][1] == "\(statement)   → (0, \(Int(offset)))")
        #expect(try scene.view("scroll").bounds.origin == CGPoint(x: 0, y: offset))
    }

    /// Pages are whole multiples of the frame's width, counted from the content's beginning: with insets of 10 the
    /// offset goes from -10 to 310, 610 being the last rest of content of 900 (900 + 10 - 300).
    @Test(
        arguments: [
            (-10, 1, 300), (0, 1, 300), (300, 1, 600), (600, -1, 300), (610, -1, 300), (450, 1, 600),
            (450, -1, 300), (300, -1, 0), (0, -1, -10), (0, 2, 600),
        ] as [(CGFloat, Int, CGFloat)])
    func pagesOfAPagingView(_ start: CGFloat, _ pages: Int, _ end: CGFloat) throws {
        let scene = try stepped(
            """
              - do:
                  - scroll.isPagingEnabled = true
                  - scroll.contentInset = (0, 10, 0, 10)
                  - scroll.contentSize = (900, 100)
              - do: ["scroll.contentOffset = (\(Int(start)), 0)", "scroll.page (\(pages), 0)"]
            """)
        scene.runSteps(to: 2)
        #expect(try scene.view("scroll").bounds.origin.x == end)
    }

    /// The line `child.top == scroll.top + gap` follows the metric, and a view's number does.
    @Test func aMetricMovesWhatIsWrittenWithIt() throws {
        let scene = try scene(
            """
            device: {width: 300, height: 200}
            metrics: {gap: 10, half: 0.5, weak: 400}
            view:
              subviews:
                - {id: a, intrinsicContentSize: [gap, gap]}
                - {id: b}
                - {id: c, class: UIStackView, spacing: gap, subviews: [{id: d, frame: [0, 0, gap, 4]}]}
            constraints:
              - a.left == view.left + gap
              - a.top == view.top @ weak
              - b.width == view.width * half
              - V:|-gap-[b(gap)]
              - H:|-gap-[b]
              - c.edges == view inset gap
            steps:
              - do: [gap = 30, half = 0.25, weak = 1000]
            """)
        scene.runSteps(to: 1)
        #expect(try scene.view("a").frame == CGRect(x: 30, y: 0, width: 30, height: 30))
        #expect(try scene.view("b").frame == CGRect(x: 30, y: 30, width: 75, height: 30))
        #expect((try scene.view("c") as? UIStackView)?.spacing == 30)
        #expect(try scene.view("c").frame == CGRect(x: 30, y: 30, width: 240, height: 140))
        // Left, the format's top and height, its left, four edges; two sizes of `a` in one key; spacing, frame.
        #expect(scene.traces[0][0] == "gap = 30   → 30, 7 places")
        #expect(scene.equations.contains("b.width == 0.25 * view.width"))
        #expect(scene.equations.contains("a.top == view.top"))
    }

    @Test func addsAndRemoves() throws {
        let scene = try stepped(
            """
              - add:
                  to: child
                  subviews: [{id: row, repeat: 2, subviews: [{id: tag}]}]
                  constraints: ["row[*].left == child.left + gap", {name: n, constraint: "tag[1].width == 7"}]
              - remove: ["row[0]"]
                deactivate: [n]
              - remove: [child]
              - add: {to: scroll, subviews: [{id: child}], constraints: [child.top == scroll.top]}
            """)
        scene.runSteps(to: 1)
        #expect(scene.views.map(\.id) == ["view", "scroll", "child", "row[0]", "tag[0]", "row[1]", "tag[1]"])
        #expect(
            scene.traces[0].prefix(3) == [
                "add row to child   → 4 views", "row[*].left == child.left + gap   → 2 constraints",
                "tag[1].width == 7   → 1 constraint",
            ])
        #expect(try scene.view("row[1]").frame.minX == 10)
        scene.runSteps(to: 2)
        #expect(scene.views.map(\.id) == ["view", "scroll", "child", "row[1]", "tag[1]"])
        #expect(scene.constraints.last?.constraint.isActive == false)
        scene.runSteps(to: 3)
        #expect(scene.views.map(\.id) == ["view", "scroll"])
        scene.runSteps(to: 4)
        #expect(scene.views.map(\.id) == ["view", "scroll", "child"])
        // The top of the new child is said, the height of the old one was taken out with it.
        #expect(try scene.view("child").undecidedAttributes.map(\.rawValue) == ["x", "width", "height"])
    }

    @Test func activates() throws {
        let scene = try stepped("  - deactivate: [tall]\n  - {activate: [tall], do: [tall.constant = 40]}")
        scene.runSteps(to: 1)
        #expect(try scene.view("child").undecidedAttributes.map(\.rawValue) == ["height"])
        scene.runSteps(to: 2)
        #expect(try scene.view("child").frame.height == 40)
    }

    /// A model takes its landscape safe area (table 7.4 of the reference: 59 at both sides, 21 below), another
    /// device keeps its own.
    @Test func rotates() throws {
        let model = try scene("device: iPhone 15\nview: {}\nsteps: [{do: [rotate]}]")
        model.runSteps(to: 1)
        #expect(model.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(model.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        let plain = try scene(
            "device: {width: 300, height: 200, safeArea: {top: 20}}\nview: {}\nsteps: [{do: [rotate]}]")
        plain.runSteps(to: 1)
        #expect(plain.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(plain.view.safeAreaInsets.top == 20)
    }

    @Test func code() throws {
        let scene = try stepped("  - code: one\n  - code: {snapkit: a, anchors: b}")
        #expect(scene.steps[0].code == [StepCode(spelling: nil, text: "one")])
        #expect(
            scene.steps[1].code == [
                StepCode(spelling: "snapkit", text: "a"), StepCode(spelling: "anchors", text: "b"),
            ])
    }

    /// Going back makes the views anew and runs the steps before; the same input gives the same state.
    @Test func startsAgain() throws {
        let scene = try stepped(
            "  - do: [tall.constant = 40]\n  - do: [tall.constant = tall2]", metrics: "{gap: 10, tall2: 60}")
        scene.runSteps(to: 2)
        let again = scene.restarted()
        #expect(again.stepsDone == 0)
        again.runSteps(to: 1)
        #expect(try again.view("child").frame.height == 40)
        #expect(try scene.view("child").frame.height == 60)
        #expect(again.traces[0] == scene.traces[0])
    }
}
