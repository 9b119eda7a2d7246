import Testing

@testable import Terminal

@Suite struct MemoryFileTests {
    @Test func `what was written is taken once`() throws {
        let file = try #require(MemoryFile(named: "test"))
        #expect(file.take().isEmpty)
        TerminalOutput.write([1, 2, 3], to: file.descriptor)
        TerminalOutput.write([4], to: file.descriptor)
        #expect(file.take() == [1, 2, 3, 4])
        #expect(file.take().isEmpty)
        TerminalOutput.write([5], to: file.descriptor)
        #expect(file.take() == [5])
    }
}
