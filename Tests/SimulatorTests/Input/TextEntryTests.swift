import Testing
import UIKit

@testable import Simulator

@Suite struct TextEntryTests {
    @Test func `characters are added, and taken back one by one`() throws {
        var entry = TextEntry()
        for press in ["a", "滚", "Space", "BSpace", "BSpace"].compactMap(KeyName.keyPress(named:)) {
            let isTaken = entry.take(press)
            #expect(isTaken)
        }
        #expect(entry.text == "a")
        for press in [KeyPress(.character("u"), .control), KeyPress(.backspace)] {
            let isTaken = entry.take(press)
            #expect(isTaken && entry.text == "")
        }
    }

    @Test func `what writes nothing is left to others`() {
        var entry = TextEntry()
        for press in [KeyPress(.enter), KeyPress(.character("x"), .alt), KeyPress(.character("c"), .control)]
        {
            let isTaken = entry.take(press)
            #expect(!isTaken)
        }
        #expect(entry.text == "")
    }

    @Test func `of what is pasted the first line counts, without what takes no column`() {
        var entry = TextEntry()
        entry.add("a/\u{7}b.yaml\nc")
        #expect(entry.text == "a/b.yaml")
    }
}
