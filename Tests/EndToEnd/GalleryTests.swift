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

    /// A scene in code is printed like one of a file that lays out the same.
    @Test func haveFrames() throws {
        let code = try Program.run("frames", "gallery:purelayout-list", "--keys", "Down")
        let file = try Program.run("frames", "gallery:vertical-list", "--keys", "Down")
        #expect(code.status == 0 && code.error == "")
        #expect(code.output == file.output)
        let json = try Program.run("frames", "gallery:masonry-list", "--format", "json")
        #expect(json.output.contains("\"file\": \"Sources/Gallery/Ways/MasonryList.swift\""))
        #expect(json.output.contains("\"contentSize\": [375, 1100]"))
        let mirrored = try Program.run("frames", "gallery:anchors-carousel", "--rtl")
        // From right to left the first page is the last one from the left: 4 × 375.
        #expect(mirrored.output.contains("page[0]    UIView        1500"))
    }

    /// The loop is found; the third try at a content size, which has no pin at the bottom, is without fault.
    @Test func areChecked() throws {
        let loop = try Program.run("check", "gallery:verbatim-loop")
        #expect(loop.status == 1)
        #expect(loop.output.contains("Sources/Gallery/Verbatim/VerbatimLoop.swift: error: The width of"))
        #expect(loop.output.contains("[circular-content-size]"))
        for name in ["verbatim-list", "verbatim-strip", "verbatim-try-2", "verbatim-try-3"] {
            let outcome = try Program.run("check", "gallery:\(name)")
            #expect(outcome.status == 0 && outcome.output == "", "\(name)")
        }
    }

    @Test func areExplained() throws {
        let outcome = try Program.run("explain", "gallery:snapkit-list", "scroll")
        #expect(outcome.output.contains("content height = 1100"))
        #expect(outcome.output.contains("container.bottom = box[4].bottom (1000) + 100 = 1100"))
        let unknown = try Program.run("explain", "gallery:snapkit-list", "boxx[4]")
        #expect(unknown.status == 2 && unknown.error.contains("did you mean 'box[4]'?"))
    }

    @Test func areConverted() throws {
        let outcome = try Program.run("convert", "gallery:snapkit-list", "masonry")
        #expect(outcome.output.contains("make?.width.equalTo()(view)"))
    }

    /// What needs a file says so.
    @Test(arguments: [
        (["check", "gallery:snapkit-list", "--fix"], "option --fix needs a scene file"),
        (["check", "gallery:snapkit-list", "--devices", "all"], "option --devices needs a scene file"),
        (["convert", "gallery:snapkit-list", "yaml"], "yaml needs a scene file"),
        (["frames", "gallery:snapkit-list", "--step", "1"], "the scene has no steps"),
    ])
    func someThingsNeedAFile(_ arguments: [String], _ message: String) throws {
        let outcome = try Program.run(Program.binary(), arguments)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.error.contains(message))
    }

    /// The same key shows the scene in one spelling after the other, and then as it was.
    @Test func keyForKeyInAnotherSpelling() throws {
        let expected = [
            "[vertical-list.yaml]", "[snapkit]", "[snp]", "[masonry]", "[purelayout]", "[anchors]",
            "[visual-format]", "[vertical-list.yaml]",
        ]
        for (index, name) in expected.enumerated() {
            let keys = Array(repeating: "s", count: index + 1).joined(separator: " ")
            let outcome = try Program.run(
                "render", "gallery:vertical-list", "--size", "100x40", "--keys", keys)
            #expect(outcome.output.contains(name), "\(index)")
        }
        // What was changed by hand is what is spelled.
        let fixed = try Program.run(
            "render", "gallery:nothing-shows", "--size", "100x44", "--keys", "Enter s s End")
        #expect(fixed.output.contains("make.edges.equalToSuperview().inset(5)"))
    }
}
