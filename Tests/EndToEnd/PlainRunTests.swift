import Foundation
import Testing

/// The simulator as lines: what a screen reader or a script gets of it.
@Suite struct PlainRunTests {
    private func lines(_ scene: String, _ commands: String...) throws -> [String] {
        let outcome = try Program.run(
            Program.binary(), ["--plain", scene], input: commands.map { $0 + "\n" }.joined())
        #expect(outcome.status == 0 && outcome.error == "")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private let vertical = "scroll y: content 1100 > viewport 667: scrolls, 0 … 433; offset "

    @Test func tellsTheStateAndWhatChanges() throws {
        #expect(
            try lines("gallery:vertical-list", "Down", "Down Down", "End") == [
                "Vertical list, phone 375 × 667", vertical + "0",
                "scroll x: content 375 fits 375: does not scroll; offset 0", "keys go to scroll",
                // A row is 40 points at 80 × 24.
                vertical + "40", vertical + "120", vertical + "433",
            ])
    }

    /// A key that moves nothing is answered by the verdicts.
    @Test func aKeyThatCannotMove() throws {
        let answer = try lines("gallery:vertical-list", "Left").suffix(3)
        #expect(
            Array(answer) == [
                "nothing changed", vertical + "0",
                "scroll x: content 375 fits 375: does not scroll; offset 0",
            ])
    }

    @Test func wordsAndMistakes() throws {
        let answer = try lines("gallery:two-boxes", "frames", "faults", "Dwn", "quit", "Down")
        #expect(answer.contains("b (10, 0, 10, 10)"))
        #expect(answer.contains("no faults"))
        #expect(answer.last?.hasPrefix("unknown key 'Dwn'") == true)
    }

    @Test func walkthroughs() throws {
        let answer = try lines("gallery:container-in-three-steps", "n", "n n")
        #expect(answer.contains("step 0 of 3"))
        #expect(answer.contains { $0.hasPrefix("step 3 of 3: Boxes") })
        #expect(answer.contains("scroll y: content 1100 > viewport 667: scrolls, 0 … 433; offset 0"))
    }

    /// An input without an end of line, and none at all.
    @Test func theEndOfTheInput() throws {
        let outcome = try Program.run(Program.binary(), ["--plain", "gallery:two-boxes"], input: "state")
        #expect(outcome.status == 0)
        #expect(outcome.output.components(separatedBy: "Two boxes").count == 3)
        #expect(try Program.run(Program.binary(), ["--plain", "gallery:two-boxes"]).status == 0)
    }
}
