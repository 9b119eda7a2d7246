import Foundation
import Testing

/// What `make run` shows: the scenes that come with the program, in a terminal and without one.
@Suite(.serialized) struct GalleryTests {
    private func rendered(_ keys: String, size: String = "80x24") throws -> String {
        let outcome = try Program.run(
            "render", "gallery:", "--format", "text", "--size", size, "--keys", keys)
        #expect(outcome.status == 0 && outcome.error == "")
        return outcome.output
    }

    /// The titles, facts and faults of all scenes, each read where it is chosen.
    private func facts() throws -> [String: String] {
        var facts: [String: String] = [:]
        for line in try rendered("", size: "100x120").split(separator: "\n")
        where line.hasPrefix("    ") || line.hasPrefix("  ▸ ") {
            let list = line.dropFirst(4).prefix(41)
            let title = list.prefix(28).trimmingCharacters(in: .whitespaces)
            facts[title] = list.dropFirst(28).trimmingCharacters(in: .whitespaces)
        }
        return facts
    }

    /// The numbers are those of `frames`, and the faults those of `check`, of the same scenes.
    @Test func factsAreComputed() throws {
        let facts = try facts()
        #expect(facts["Vertical list"] == "375 × 1100")
        #expect(facts["Carousel"] == "1875 × 220")
        #expect(facts["Two boxes"] == "20 × 10")
        #expect(facts["Nothing shows"] == "✗ loop")
        #expect(facts["Ends nowhere"] == "✗ height")
        #expect(facts["Set too early"] == "! 0")
        #expect(facts["Container in three steps"] == "3 steps")
        #expect(facts["Three tries at contentSize"] == "3 steps")
    }

    /// Every scene that `list` prints is in the gallery, and none that works has a fault.
    @Test func everySceneIsThere() throws {
        let facts = try facts()
        let list = try Program.run("list").output.split(separator: "\n")
        for line in list {
            let words = line.split(separator: " ")
            let title = words.dropFirst().dropLast().joined(separator: " ")
            let fact = try #require(facts[title], "\(title)")
            let isWrongWord = ["gallery:verbatim-loop", "gallery:verbatim-try-1"].contains(words[0])
            let isBroken = isWrongWord || words.last?.hasPrefix("Scenes/Broken") ?? false
            #expect(isBroken == "✗!·".contains(fact.prefix(1)), "\(title): \(fact)")
        }
    }

    /// The first minute of someone who knows nothing.
    @Test func theFirstMinute() throws {
        let session = try TerminalSession("scrollsim")
        let first = try session.waitFor("▸ Vertical list")
        #expect(first.contains("start here") && first.contains("when it does not work"))
        // Down changes the picture at once.
        try session.send("Down")
        try session.waitFor("▸ Carousel")
        try session.waitFor("1500 more")
        try session.send("Up", "Enter")
        try session.waitFor("offset 0")
        try session.send("Down")
        let list = try session.waitFor("offset 40")
        #expect(list.contains("Esc scenes"))
        try session.send("Left")
        try session.waitFor("▸ x content  375 = 375   does not scroll")
        try session.send("Escape")
        try session.waitFor("▸ Vertical list")
        try session.type("/nothing s")
        try session.waitFor("/nothing s_")
        try session.send("Enter", "Enter")
        let loop = try session.waitFor("Each waits for the other")
        #expect(loop.contains("◇ box 0 × 0") && loop.hasPrefix(" Nothing shows"))
        // Enter does what the last line offers, and the box is there.
        try session.send("Enter")
        let mended = try session.waitFor("✓ contentSize is 375 × 667")
        #expect(mended.contains("content 375 × 667") && mended.contains("▸ box  y 5"))
        // Escape alone is told from the beginning of a sequence by what does not follow.
        try session.send("Escape")
        try session.waitFor("▸ Nothing shows")
        try session.send("q")
        try session.waitFor { !$0.contains("Nothing shows") }
    }

    @Test func aFileIsOpened() throws {
        let session = try TerminalSession("scrollsim")
        try session.waitFor("▸ Vertical list")
        try session.send("o")
        try session.type("Scenes/carousell.yaml")
        try session.send("Enter")
        try session.waitFor("cannot read Scenes/carousell.yaml: there is no such file")
        try session.send("C-u")
        try session.type("Scenes/carousel.yaml")
        try session.send("Enter")
        try session.waitFor("content 1875 > 375")
        try session.send("Escape")
        try session.waitFor("▸ Vertical list")
        try session.send("q")
    }

    /// Escape leads from a scene to the gallery, where that scene is chosen.
    @Test func behindASceneIsTheGallery() throws {
        let outcome = try Program.run("render", "Scenes/Broken/ends-nowhere.yaml", "--keys", "Escape")
        #expect(outcome.output.contains("  ▸ Ends nowhere                ✗ height"))
        let strange = try Program.run("render", "-", "--keys", "Escape", input: "view: {}")
        #expect(strange.output.contains("  ▸ Vertical list"))
    }

    @Test func theGalleryCanBeRecorded() throws {
        let cast = try TemporaryFile(ending: "cast")
        let outcome = try Program.run(
            "play", "gallery:", "--keys", "Down Enter Right", "--cast", cast.url.path)
        #expect(outcome.status == 0 && outcome.error == "")
        #expect(try cast.text.contains("page 2 of 5"))
    }

    @Test(arguments: [
        (["render", "gallery:", "--offset", "a=1,2"], "no scroll view named 'a': the scene has none"),
        (["render", "gallery:", "--step", "1"], "option --step cannot be 1: the scene has no steps"),
        (["frames", "gallery:"], "no scene named 'gallery:'"),
    ])
    func whatTheGalleryCannotBeAsked(_ arguments: [String], _ message: String) throws {
        let outcome = try Program.run(Program.binary(), arguments)
        #expect(outcome.status == 2 && outcome.error.contains(message))
    }
}

/// Scenes that are built in code, as the program shows them.
@Suite struct CodeSceneShowTests {
    @Test func areShownWithTheirSource() throws {
        let list = try Program.run("render", "gallery:snapkit-list", "--keys", "Down")
        #expect(list.output.contains("content 1100 > 667") && list.output.contains("offset 40"))
        let source = try Program.run("render", "gallery:snapkit-list", "--keys", "s Down Down Down Down")
        #expect(source.output.contains("final class SnapKitList: ListViewController {"))
        let turned = try Program.run("render", "gallery:anchors-carousel", "--keys", "r")
        #expect(turned.output.contains("phone  667 × 375") && turned.output.contains("scrolls 0 … 2668"))
    }

    /// What needs a file says so.
    @Test(arguments: ["frames", "check"]) func areNotInAFile(_ command: String) throws {
        let outcome = try Program.run(command, "gallery:snapkit-list")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("is built in code and not in a file: run, render and play show it"))
    }
}
