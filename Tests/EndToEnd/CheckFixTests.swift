import Foundation
import Testing

/// `check --fix` and what else `check` prints instead of faults.
@Suite struct CheckFixTests {
    private func copy(of scene: String) throws -> URL {
        let text = try String(contentsOf: Program.root.appendingPathComponent(scene), encoding: .utf8)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        try Data(text.utf8).write(to: file)
        return file
    }

    private func run(_ arguments: [String]) throws -> Program.Outcome {
        try Program.run(Program.binary(), ["check"] + arguments)
    }

    /// The line is added behind the last, everything else stays, and nothing is left to say.
    @Test func writesTheFirstFix() throws {
        let file = try copy(of: "Scenes/Broken/ends-nowhere.yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        let before = try String(contentsOf: file, encoding: .utf8)
        let outcome = try run(["--fix", file.path])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                --- \(file.path)
                +++ \(file.path)
                @@ -24,3 +24,4 @@
                   - box[*].height == orangeViewGap
                   - box[0].top == container.top + orangeViewGap
                   - box[i].top == box[i-1].bottom + orangeViewGap
                +  - box[4].bottom == container.bottom - 100

                """)
        #expect(
            try String(contentsOf: file, encoding: .utf8) == before
                + "  - box[4].bottom == container.bottom - 100\n")
        #expect(try run([file.path]).output == "")
    }

    @Test func aDryRunWritesNothing() throws {
        let file = try copy(of: "Scenes/Broken/nothing-shows.yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        let before = try Data(contentsOf: file)
        let outcome = try run(["--dry-run", file.path])
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                "-  - box.edges == scroll.edges + 5\n+  - box.edges == scroll.edges inset 5\n"
                    + "+  - box.size == scroll.size - 10\n"))
        #expect(outcome.output.contains("[circular-content-size]"))
        #expect(try Data(contentsOf: file) == before)
    }

    /// Two faults, two lines, and one hunk whose counts are right: the last three of 22 lines and two new ones.
    @Test func severalFixesMakeOneDiff() throws {
        let file = try copy(of: "Scenes/Broken/two-boxes-open.yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        let diff = try run(["--dry-run", file.path]).output
        let hunk = try #require(diff.range(of: "@@ -20,3 +20,5 @@"))
        #expect(
            diff[hunk.upperBound...].contains(
                "\n+  - b.right == scroll.right\n+  - a.bottom == scroll.bottom\n"))
    }

    @Test func whatIsNoFileCannotBeFixed() throws {
        let outcome = try Program.run(
            "check", "--fix", "-", input: "view: {subviews: [{id: a}]}\nconstraints: [a.left == view.left]\n")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("cannot write -"))
    }

    @Test func rules() throws {
        let list = try run(["--list-rules"]).output.split(separator: "\n")
        let names = list.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names.prefix(2) == ["ambiguous-content-width", "ambiguous-content-height"])
        for name in names {
            let page = try run(["--explain", name])
            #expect(page.status == 0)
            #expect(page.output.hasPrefix("\(name) ("))
            #expect(page.output.contains("\nExample:\n\n  - "))
            #expect(page.output.contains("\nCure:\n\n  "))
        }
        #expect(try run(["--explain", "nothing"]).status == 2)
    }
}
