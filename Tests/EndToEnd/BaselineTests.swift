import Foundation
import Testing

/// `check --write-baseline` and `--baseline`: what was there before does not fail.
@Suite struct BaselineTests {
    private struct File: Decodable {
        var version: Int
        var findings: [Finding]

        struct Finding: Decodable, Equatable {
            var file: String
            var rule: String
            var view: String
            var constraints: [String]
        }
    }

    /// A contradiction of two widths, of which the first can be another.
    private func scene(width: Int = 100) -> String {
        """
        device: phone
        view: {subviews: [{id: box}]}
        constraints:
          - box.left == view.left
          - box.top == view.top
          - box.height == 50
          - box.width == \(width)
          - box.width == 200

        """
    }

    private func check(_ arguments: String...) throws -> Program.Outcome {
        try Program.run(Program.binary(), ["check"] + arguments)
    }

    /// Known findings are counted and do not fail; the call that writes them down does not fail either.
    @Test func whatIsKnownDoesNotFail() throws {
        let baseline = try TemporaryFile(ending: "json")
        let written = try check("--write-baseline", baseline.url.path, "Scenes/Broken/ends-nowhere.yaml")
        #expect(written.status == 0)
        #expect(written.output == "1 known\n")
        let again = try check("--baseline", baseline.url.path, "Scenes/Broken/ends-nowhere.yaml")
        #expect(again.status == 0)
        #expect(again.output == "1 known\n")
        let both = try check(
            "--baseline", baseline.url.path, "Scenes/Broken/ends-nowhere.yaml",
            "Scenes/Broken/unsatisfiable.yaml")
        #expect(both.status == 1)
        #expect(!both.output.contains("ends-nowhere.yaml"))
        #expect(both.output.contains("[unsatisfiable]"))
        #expect(both.output.hasSuffix("1 error in 2 scenes; 1 known\n"))
    }

    /// The file holds what a finding is known by, a line each, sorted; the same findings give the same bytes.
    @Test func theFileIsSorted() throws {
        let baseline = try TemporaryFile(ending: "json")
        let scenes = ["Scenes/Broken/unsatisfiable.yaml", "Scenes/Broken/ends-nowhere.yaml"]
        _ = try check("--write-baseline", baseline.url.path, scenes[0], scenes[1])
        let text = try baseline.text
        let file = try JSONDecoder().decode(File.self, from: Data(text.utf8))
        #expect(file.version == 1)
        #expect(file.findings.map(\.file) == scenes.sorted())
        #expect(file.findings.map(\.rule) == ["ambiguous-content-height", "unsatisfiable"])
        #expect(file.findings[0].view == "scroll")
        #expect(file.findings[0].constraints == file.findings[0].constraints.sorted())
        #expect(text.split(separator: "\n").count { $0.contains("\"rule\"") } == 2)
        _ = try check("--write-baseline", baseline.url.path, "./\(scenes[1])", scenes[0])
        #expect(try baseline.text == text)
    }

    /// Lines that move make nothing new; another constraint in the contradiction does.
    @Test func aFindingIsNotKnownByItsLine() throws {
        let baseline = try TemporaryFile(ending: "json")
        let file = try TemporaryFile(scene(), ending: "yaml")
        _ = try check("--write-baseline", baseline.url.path, file.url.path)
        try Data(("# moved\n\n" + scene()).utf8).write(to: file.url)
        #expect(try check("--baseline", baseline.url.path, file.url.path).output == "1 known\n")
        try Data(scene(width: 150).utf8).write(to: file.url)
        let changed = try check("--baseline", baseline.url.path, file.url.path)
        #expect(changed.status == 1)
        #expect(changed.output.hasSuffix("\n1 error\n"))
    }

    /// The other formats leave out what is known as well; JSON counts it.
    @Test func formats() throws {
        let baseline = try TemporaryFile(ending: "json")
        let scene = "Scenes/Broken/ends-nowhere.yaml"
        _ = try check("--write-baseline", baseline.url.path, scene)
        let json = try check("--format", "json", "--baseline", baseline.url.path, scene).output
        #expect(json.contains("\"diagnostics\": []"))
        #expect(json.contains("\"errors\": 0, \"warnings\": 0, \"notes\": 0, \"known\": 1"))
        #expect(try check("--format", "github", "--baseline", baseline.url.path, scene).output == "")
        let sarif = try check("--format", "sarif", "--baseline", baseline.url.path, scene).output
        #expect(sarif.contains("\"results\": []"))
    }

    @Test func whatCannotBeUsed() throws {
        let scene = "Scenes/Broken/ends-nowhere.yaml"
        let missing = try check("--baseline", "Scenes/none.json", scene)
        #expect(missing.status == 2)
        #expect(missing.output == "")
        #expect(missing.error == "scrollsim: error: cannot read Scenes/none.json: there is no such file\n")
        let damaged = try TemporaryFile("{\"version\": 1", ending: "json")
        let outcome = try check("--baseline", damaged.url.path, scene)
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("it is no baseline, as --write-baseline writes it"))
        let newer = try TemporaryFile("{\"version\": 2, \"findings\": []}", ending: "json")
        #expect(try check("--baseline", newer.url.path, scene).error.contains("a baseline of version 2"))
        #expect(try check("--write-baseline", "/none/base.json", scene).status == 2)
        let both = try check("--baseline", "a", "--write-baseline", "b", scene)
        #expect(both.status == 2)
        #expect(both.error.contains("options --baseline and --write-baseline cannot go together"))
    }
}
