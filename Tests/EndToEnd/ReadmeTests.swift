import Foundation
import Simulator
import Testing

/// What the READMEs show is what the program prints, in both languages.
///
/// `RECORD_PICTURES=1 swift test --filter ReadmeTests` draws the pictures anew. Look at them before you commit them.
@Suite struct ReadmeTests {
    nonisolated static let names = ["README.md", "README.zh.md"]

    private func readme(_ name: String) throws -> String {
        try String(contentsOf: Program.root.appendingPathComponent(name), encoding: .utf8)
    }

    @Test func showsTheKeysThatThereAre() throws {
        #expect(try readme("README.md").contains(KeyTable.markdown))
    }

    /// The Chinese table has the same keys in the same rows.
    @Test func hasTheSameKeysInBothLanguages() throws {
        let readme = try readme("README.zh.md")
        for group in KeyTable.groups {
            let keys = group.label.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
            #expect(readme.contains("| \(keys) | "), "README.zh.md lacks \(keys)")
        }
    }

    @Test(arguments: [
        ["--help"], ["frames", "gallery:ends-nowhere"],
        ["check", "--breaks", "gallery:frames-by-hand"], ["check", "gallery:nothing-shows"],
        ["explain", "gallery:two-boxes", "b"],
    ]) func showsWhatIsPrinted(_ arguments: [String]) throws {
        let outcome = try Program.run(Program.binary(), arguments)
        #expect(outcome.status != 2)
        #expect(
            try readme("README.md").contains(outcome.output), "README.md lacks the output of \(arguments)")
    }

    @Test func showsTheOutputOfABrokenSceneInChineseToo() throws {
        let outcome = try Program.run("check", "gallery:nothing-shows")
        #expect(try readme("README.zh.md").contains(outcome.output))
    }

    /// The pictures and how they are drawn.
    nonisolated static let pictures: [(file: String, arguments: [String])] = [
        ("gallery.svg", ["gallery:", "--size", "80x24"]),
        ("vertical-list.svg", ["gallery:vertical-list", "--offset", "scroll=0,128", "--size", "80x24"]),
        ("carousel.svg", ["gallery:carousel", "--offset", "scroll=500,0", "--size", "100x30"]),
        ("nothing-shows.svg", ["gallery:nothing-shows", "--size", "80x24"]),
        ("walkthrough.svg", ["gallery:container-in-three-steps", "--step", "2", "--size", "80x24"]),
    ]

    @Test(arguments: pictures) func thePicturesAreWhatIsDrawn(
        _ picture: (file: String, arguments: [String])
    ) throws {
        let url = Program.root.appendingPathComponent("Pictures/\(picture.file)")
        let outcome = try Program.run(
            Program.binary(), ["render"] + picture.arguments + ["--format", "svg"])
        if ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" {
            try Data(outcome.output.utf8).write(to: url)
            Issue.record("\(picture.file) is drawn anew; look at it before you commit it")
            return
        }
        #expect(
            try Data(contentsOf: url) == Data(outcome.output.utf8),
            "Pictures/\(picture.file) is another picture")
        for name in ReadmeTests.names {
            #expect(
                try readme(name).contains("(Pictures/\(picture.file))"),
                "\(name) does not show \(picture.file)")
        }
    }
}
