import SceneFiles
import Testing
import UIKit

/// Scene files that were damaged at random, from a fixed seed: each gives faults, or a scene that is laid out.
@Suite @MainActor struct MutilationTests {
    /// A scene in JSON with about everything that the format has.
    static let json = """
        {
          "name": "All of it", "about": "A long text, with a comma",
          "device": {"width": 320, "height": 480, "safeArea": {"top": 20}, "scale": 2},
          "layoutDirection": "rightToLeft", "metrics": {"gap": 8, "half": 0.5},
          "view": {"layoutMargins": {"left": "gap"}, "subviews": [
            {"id": "scroll", "class": "UIScrollView", "contentInset": {"top": 4}, "isPagingEnabled": true,
             "subviews": [
              {"id": "row", "repeat": 3, "backgroundColor": "#EF5931", "subviews": [
                {"id": "title", "class": "UILabel", "text": "Some words to wrap", "numberOfLines": 0,
                 "font": {"size": 12, "weight": "bold"}, "contentHuggingPriority": {"vertical": "high"}},
                {"id": "tag", "repeat": 2, "intrinsicContentSize": [20, "none"]}]}]},
            {"frame": [0, 0, 10, 10], "autoresizingMask": ["flexibleWidth"], "allow": ["zero-size"]}]},
          "constraints": [
            "scroll.edges == view.safeAreaLayoutGuide inset (0, gap, 0, gap)",
            "row[*].width == scroll.frameLayoutGuide.width * half", "row[*].leading == scroll.leading",
            "row[0].top == scroll.top", "row[i].top == row[i-1].bottom + gap",
            "row[last].bottom == scroll.bottom @ high", "title[*].verticalEdges == row[*]",
            "title[*].leading == row[*].leadingMargin", "tag[*][*].height == 1 * title[*].height",
            "tag[*][0].size >= 10", "tag[i][1].center == row[i].center",
            {"name": "wide", "constraint": "tag[0][0].width <= 2 * tag[0][1].height / 3", "isActive": false},
            "H:|-(>=gap@200)-[tag[0][0](20)]", {"constraint": "V:|[scroll]", "options": ["alignAllLeft"]}],
          "steps": [
            {"note": "One", "code": {"snapkit": "make"}, "layout": false, "activate": ["wide"], "do": [
              "scroll.contentSize = (view.width, row[last].maxY + 2 * gap)", "gap = 12", "wide.isActive = true",
              "row[*].isHidden = false", "scroll.page (0, 1) animated", "title[0].text = \\"x\\""]},
            {"add": {"to": "row[1]", "subviews": [{"id": "more", "repeat": 2}],
              "constraints": ["more[*].left == row[1].left", "V:|[more[0](gap)]"]}, "remove": ["tag[0][0]"],
             "deactivate": ["wide"], "do": ["rotate", "resize (200, 100)", "scroll.layoutIfNeeded"]}]
        }
        """

    /// A plain generator (SplitMix64), so that every run damages alike.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }

    /// Damages a file in one way.
    static func damage(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        var bytes = bytes
        guard bytes.count > 4 else { return bytes }
        func place() -> Int { Int.random(in: 0..<bytes.count, using: &generator) }
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: bytes.remove(at: place())
        case 1: bytes.insert(bytes[place()], at: place())
        case 2: bytes.swapAt(place(), place())
        case 3: bytes[place()] = UInt8.random(in: 0...255, using: &generator)
        case 4:
            bytes[place()] =
                Array("[]{}()*&!|>'\"%@`#-+./0123456789:,?<=~\n\t ".utf8).randomElement(using: &generator)
                ?? 0
        case 5:
            let start = place()
            bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1...20, using: &generator)))
        case 6: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
        default: bytes = damageLines(bytes, &generator)
        }
        return bytes
    }

    private static func damageLines(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let first = Int.random(in: 0..<lines.count, using: &generator)
        let second = Int.random(in: 0..<lines.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: lines.remove(at: first)
        case 1: lines.insert(lines[second], at: first)
        case 2: lines.swapAt(first, second)
        default: lines[first] = [0x20, 0x20] + lines[first]
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    @Test func damagedFilesGiveFaultsOrScenes() throws {
        let sources = try SceneFolder.files().map(\.bytes) + [Array(MutilationTests.json.utf8)]
        try #require(sources.count > 5)
        var generator = Generator(state: 2)
        var loaded = 0
        for round in 0..<1200 {
            var bytes = sources[round % sources.count]
            for _ in 0...round % 3 { bytes = MutilationTests.damage(bytes, &generator) }
            switch SceneLoader.load(bytes: bytes, file: "damaged.yaml") {
            case .success(let scene):
                scene.runSteps(to: scene.steps.count)
                scene.window.layoutIfNeeded()
                loaded += 1
            case .failure(let failure):
                #expect(!failure.faults.isEmpty)
                let places = failure.faults.map(\.location)
                #expect(places == places.sorted())
                for fault in failure.faults {
                    // Only a line of Visual Format has more than one line: the format and a caret.
                    let isOneLine = !fault.message.contains("\n") || fault.message.hasSuffix("^")
                    #expect(!fault.message.isEmpty && isOneLine)
                    #expect(fault.location.line > 0 && fault.location.column > 0)
                }
            }
        }
        // Both happen: damage to a text or a comment does no harm.
        #expect(loaded > 50 && loaded < 1100)
    }

    /// The same file gives the same faults, to the letter.
    @Test func faultsAreTheSameEveryTime() throws {
        var generator = Generator(state: 3)
        for _ in 0..<50 {
            let bytes = MutilationTests.damage(Array(MutilationTests.json.utf8), &generator)
            #expect(faults(bytes: bytes) == faults(bytes: bytes))
        }
    }
}
