import Testing

@testable import Terminal

@Suite struct ScreenErrorTests {
    @Test(arguments: [
        ScreenError.notATerminal, .unknownTerminal("foo"), .unknownTerminal(""), .dumbTerminal("dumb"),
        .refused("no"),
    ])
    func `one line that names what works without a terminal`(error: ScreenError) {
        #expect(error.description.contains("render"))
        #expect(error.description.contains("--plain"))
        #expect(!error.description.contains("\n"))
    }

    @Test func `the type is named as it was given`() {
        #expect(
            ScreenError.unknownTerminal("foo").description.hasPrefix("unknown terminal type 'foo' in TERM;"))
        #expect(ScreenError.unknownTerminal("").description.hasPrefix("TERM is not set;"))
    }
}
