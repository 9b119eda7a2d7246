import Foundation
import Testing

/// What a fresh pair of eyes found in `check`: files with other line ends, tabs, steps, and calls that can use no file.
@Suite struct CheckEdgeTests {
    private func check(_ text: String, _ options: String...) throws -> (
        outcome: Program.Outcome, text: String
    ) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let outcome = try Program.run(Program.binary(), ["check"] + options + [file.path])
        return (outcome, try String(contentsOf: file, encoding: .utf8))
    }

    private let lines = [
        "device: phone", "view:", "  subviews:", "    - id: box", "constraints:", "  - box.top == view.top",
        "  - box.left == view.left", "  - box.width == 100",
    ]

    /// A carriage return alone ends a line of YAML 1.1, as do the others; the new line ends as the first one does.
    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}"]) func lineEnds(_ end: String) throws {
        let text = lines.map { $0 + end }.joined()
        let (outcome, mended) = try check(text, "--fix")
        #expect(outcome.status == 0)
        #expect(mended == text + "  - box.bottom == view.bottom" + end)
        #expect(try check(text).outcome.output.contains(" 4 |     - id: box\n"))
    }

    /// The mark stands below its place however wide tabs are.
    @Test func tabs() throws {
        let text = "{\n\t\"view\": {\"subviews\": [\n\t\t{\"id\": \"box\"}]}\n}\n"
        #expect(try check(text).outcome.output.contains(" 3 | \t\t{\"id\": \"box\"}]}\n   | \t\t^\n"))
    }

    /// What is wrong from the start is mended among the scene's own lines, not in a step that comes later.
    @Test func stepsAreLeftAlone() throws {
        let step = [
            "steps:", "  - add:", "      to: view", "      subviews: [{id: late}]", "      constraints:",
        ]
        let late = ["top", "left", "right", "bottom"].map { "        - late.\($0) == view.\($0)" }
        let text = (lines + step + late).joined(separator: "\n") + "\n"
        let mended = try check(text, "--fix").text
        let expected =
            (lines + ["  - box.bottom == view.bottom"] + step + late).joined(separator: "\n") + "\n"
        #expect(mended == expected)
    }

    @Test(arguments: ["text", "json", "sarif"]) func noFileAtAll(_ format: String) throws {
        let outcome = try Program.run("check", "--format", format, "nowhere.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("cannot read nowhere.yaml"))
    }

    /// `explain` calls nothing given up that only was rounded to pixels: half of 393 is 196.5, at three pixels a point
    /// 196.667.
    @Test func roundingGivesNothingUp() throws {
        let text = """
            device: iPhone 15
            view: {subviews: [{id: dots}]}
            constraints: [dots.centerX == view.centerX, dots.top == view.top, "dots.size == (40, 10)"]
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let outcome = try Program.run("explain", file.path, "view")
        #expect(outcome.status == 0 && !outcome.output.contains("given up"))
    }
}
