import Foundation
import Testing

/// `check`, as the page on the command line fixes it.
@Suite struct CheckTests {
    private struct Report: Decodable {
        var diagnostics: [Diagnostic]
        var counts: Counts

        struct Diagnostic: Decodable {
            var rule: String
            var severity: String
            var view: String
            var message: String
            var constraints: [String]
            var fixes: [Fix]
            var givenUp: String?
            var file: String
            var line: Int
            var column: Int
        }
        struct Fix: Decodable, Equatable {
            var add: [String]
            var remove: [String]
            var result: String
        }
        struct Counts: Decodable {
            var errors: Int
            var warnings: Int
            var notes: Int
        }
    }

    private func report(_ outcome: Program.Outcome) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    }

    /// A layout without fault: nothing to say, and status 0.
    @Test func isSilentWhereNothingIsWrong() throws {
        let scenes = [
            "vertical-list", "carousel", "strip", "two-boxes", "page-with-carousel", "frames-by-hand",
            "stack", "news", "table", "table-above-a-view", "width-of-the-scroll-view",
        ]
        let outcome = try Program.run(
            Program.binary(), ["check"] + scenes.map { "Scenes/\($0).yaml" })
        #expect(outcome.output == "")
        #expect(outcome.error == "")
        #expect(outcome.status == 0)
    }

    @Test func text() throws {
        let outcome = try Program.run("check", "Scenes/Broken/ends-nowhere.yaml")
        #expect(outcome.status == 1)
        #expect(outcome.error == "")
        #expect(
            outcome.output == """
                Scenes/Broken/ends-nowhere.yaml:10:7: error: The height of scroll's content is not decided: nothing ties \
                the bottom of container to box[4], the lowest view in it. [ambiguous-content-height]
                 10 |     - id: scroll
                    |       ^
                  top → box[0] → box[1] → box[2] → box[3] → box[4], then nothing
                  it is drawn as 0
                  fix: contentSize would be 375 × 1100
                    + box[4].bottom == container.bottom - 100

                1 error

                """)
    }

    @Test func json() throws {
        let outcome = try Program.run("check", "--format", "json", "Scenes/Broken/ends-nowhere.yaml")
        #expect(outcome.status == 1)
        let report = try report(outcome)
        #expect(report.counts.errors == 1)
        let found = try #require(report.diagnostics.first)
        #expect(found.rule == "ambiguous-content-height")
        #expect(found.severity == "error")
        #expect(found.view == "scroll")
        #expect(found.file == "Scenes/Broken/ends-nowhere.yaml")
        #expect(found.line == 10)
        #expect(found.column == 7)
        #expect(found.givenUp == nil)
        #expect(found.fixes[0].add == ["box[4].bottom == container.bottom - 100"])
        #expect(found.fixes[0].remove == [])
        #expect(found.fixes[0].result == "contentSize would be 375 × 1100")
    }

    /// A folder is walked in the order of its paths.
    @Test func folders() throws {
        let report = try report(try Program.run("check", "--format", "json", "Scenes/Broken"))
        let files = report.diagnostics.map(\.file)
        #expect(files == files.sorted())
        #expect(files.contains("Scenes/Broken/nothing-shows.yaml"))
        #expect(files.contains("Scenes/Broken/two-boxes-open.yaml"))
    }

    /// It goes on after a file that cannot be used, and its status is the highest of all.
    @Test func goesOnAfterABadFile() throws {
        let outcome = try Program.run(
            "check", "Scenes/missing.yaml", "Scenes/Broken/ends-nowhere.yaml", "Scenes/strip.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("cannot read Scenes/missing.yaml"))
        #expect(outcome.output.contains("ambiguous-content-height"))
        #expect(outcome.output.hasSuffix("1 error in 2 scenes; 1 file cannot be used\n"))
        #expect(try Program.run("check", "Scenes/missing.yaml").output == "")
    }

    /// UIKit's log is not repeated: what it would say is said better.
    @Test func contradictionsAreToldOnce() throws {
        let scene = """
            device: phone
            view: {subviews: [{id: box}]}
            constraints:
              - box.left == view.left
              - box.top == view.top
              - box.height == 50
              - box.width == 100
              - box.width == 200
            """
        let outcome = try Program.run("check", "--format", "json", "-", input: scene)
        #expect(outcome.status == 1)
        #expect(outcome.error == "")
        let found = try report(outcome).diagnostics
        #expect(found.map(\.rule) == ["unsatisfiable"])
        #expect(found[0].constraints == ["box.width == 100", "box.width == 200"])
        #expect(found[0].givenUp == "box.width == 200")
    }

    @Test func disabledRules() throws {
        let outcome = try Program.run(
            "check", "--disable", "ambiguous-content-height", "Scenes/Broken/ends-nowhere.yaml")
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
        let unknown = try Program.run("check", "--disable", "ambiguous-frames", "Scenes/strip.yaml")
        #expect(unknown.status == 2)
        #expect(unknown.error.contains("did you mean 'ambiguous-frame'?"))
    }

    @Test func colors() throws {
        let outcome = try Program.run("check", "--color=always", "Scenes/Broken/ends-nowhere.yaml")
        #expect(outcome.output.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    }
}
