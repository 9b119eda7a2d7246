import Foundation
import Testing

/// Recordings: an asciicast of every picture, and the last one as SVG; the same keys give the same bytes.
@Suite struct PlayTests {
    private func recording(_ keys: String) throws -> (cast: String, picture: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (cast, picture) = (
            folder.appendingPathComponent("a.cast"), folder.appendingPathComponent("a.svg")
        )
        let outcome = try Program.run(
            "play", "Scenes/vertical-list.yaml", "--keys", keys, "--size", "80x24", "--cast", cast.path,
            "--svg",
            picture.path)
        #expect(outcome.status == 0 && outcome.output == "" && outcome.error == "")
        return (
            try String(contentsOf: cast, encoding: .utf8), try String(contentsOf: picture, encoding: .utf8)
        )
    }

    @Test func recordsEveryPicture() throws {
        let (cast, picture) = try recording("Down Down Left")
        let lines = cast.split(separator: "\n").map { Data($0.utf8) }
        let header = try #require(try JSONSerialization.jsonObject(with: lines[0]) as? [String: Int])
        #expect(header == ["version": 2, "width": 80, "height": 24])
        let events = try lines.dropFirst().map {
            try #require(try JSONSerialization.jsonObject(with: $0) as? [Any])
        }
        // The first picture and one a key, half a second apart.
        #expect(events.compactMap { $0[0] as? Double } == [0.5, 1, 1.5, 2])
        #expect(events.allSatisfy { $0[1] as? String == "o" })
        let texts = events.compactMap { $0[2] as? String }
        #expect(texts[1].contains("offset 40") && texts[2].contains("offset 80"))
        for text in texts {
            #expect(text.split(separator: "\r\n", omittingEmptySubsequences: false).count == 24)
        }
        let rendered = try Program.run(
            "render", "Scenes/vertical-list.yaml", "--keys", "Down Down Left", "--size", "80x24", "--format",
            "svg")
        #expect(picture == rendered.output)
    }

    /// A key that changes nothing only lets time pass.
    @Test func nothingNewIsNoEvent() throws {
        let cast = try recording("F5 Down").cast
        #expect(cast.split(separator: "\n").count == 3)
        #expect(cast.contains("\n[1.5, \"o\","))
        #expect(try recording("F5 Down").cast == cast)
    }

    @Test func needsAFile() throws {
        let outcome = try Program.run("play", "Scenes/vertical-list.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.error == "scrollsim: error: play records into a file: --cast FILE or --svg FILE\n")
        let bad = try Program.run("play", "Scenes/vertical-list.yaml", "--cast", "/nowhere/a.cast")
        #expect(bad.status == 2)
        #expect(bad.error.hasPrefix("scrollsim: error: cannot write /nowhere/a.cast"))
    }
}
