import Foundation
import Testing

/// `explain`, as people see it.
@Suite struct ExplainTests {
    @Test func aView() throws {
        let outcome = try Program.run("explain", "Scenes/vertical-list.yaml", "box[1]")
        #expect(outcome.status == 0)
        #expect(outcome.error == "")
        #expect(outcome.output.hasPrefix("box[1]  UIView in container, line 15\nframe (0, 300, 375, 100)\n"))
        #expect(outcome.output.contains("\n  box[1].top = box[0].bottom (200) + 100 = 300  (line 26)\n"))
    }

    /// The content, its formula, the verdicts, and how each line was read.
    @Test func aScrollView() throws {
        let output = try Program.run("explain", "Scenes/vertical-list.yaml", "scroll").output
        #expect(output.contains("\ncontent height = 1100\n"))
        #expect(output.contains("\n  height 1100 = 11 × orangeViewGap\n"))
        #expect(output.contains("\ny: content 1100 > viewport 667: scrolls, 0 … 433\n  offset 0\n"))
        #expect(
            output.hasSuffix(
                """
                how its constraints are read
                  scroll.edges == view.edges       frame (seen from outside)
                  container.edges == scroll.edges  content area (an edge, seen from inside)

                """))
    }

    /// Who has added what: the status bar of an iPhone 8 is the safe area's.
    @Test func insets() throws {
        let output = try Program.run(
            "explain", "Scenes/vertical-list.yaml", "scroll", "--device", "iPhone 8"
        ).output
        #expect(output.contains("  offset -20; top inset 20 (20 safe area)\n"))
    }

    /// Long rows are shortened unless asked for whole.
    @Test func longRows() throws {
        let short = try Program.run("explain", "Scenes/strip.yaml", "scroll").output
        #expect(short.contains("more; -v prints them"))
        #expect(!short.contains("box[5].left"))
        #expect(
            try Program.run("explain", "-v", "Scenes/strip.yaml", "scroll").output.contains("box[5].left"))
    }

    @Test func unusableCalls() throws {
        let unknown = try Program.run("explain", "Scenes/strip.yaml", "contianer")
        #expect(unknown.status == 2)
        #expect(unknown.output == "")
        #expect(unknown.error.contains("no view named 'contianer' (did you mean 'container'?)"))
        #expect(try Program.run("explain", "Scenes/strip.yaml").status == 2)
    }
}
