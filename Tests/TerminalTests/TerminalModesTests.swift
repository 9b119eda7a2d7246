import Testing

@testable import Terminal

@Suite struct TerminalModesTests {
    /// The numbers of `ESC [ ? number letter` in a text.
    private func modes(_ text: String, _ letter: Character) -> Set<String> {
        var result: Set<String> = []
        for part in text.split(separator: "\u{1B}[?") {
            let number = part.prefix { $0.isNumber }
            if part.dropFirst(number.count).first == letter { result.insert(String(number)) }
        }
        return result
    }

    @Test func `what is turned on is turned off`() {
        #expect(modes(TerminalModes.on, "h") == ["1002", "1006", "2004"])
        #expect(modes(TerminalModes.off, "l") == modes(TerminalModes.on, "h"))
    }

    @Test func `the emergency text turns off everything, and shows the cursor on the first screen`() {
        let off = modes(TerminalModes.emergency, "l")
        #expect(off.isSuperset(of: modes(TerminalModes.on, "h")))
        #expect(off.contains("1049"))
        #expect(modes(TerminalModes.emergency, "h") == ["25"])
    }
}
