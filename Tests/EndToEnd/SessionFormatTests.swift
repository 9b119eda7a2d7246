import Foundation
import Simulator
import Testing

/// The format of session files, and the picture of a difference.
@Suite struct SessionFormatTests {
    private let text = """
        # A remark.
        scene: gallery:strip
        size: 100x30
        color: none
        glyphs: ascii

        >
        |one
        |  two
        > Down Down WheelUp@3,4
        contains: a: b
        contains: c
        > resize 24x8
        |three

        """

    @Test func `a file is read`() throws {
        let file = try SessionFile(text, name: "test")
        #expect(file.scene == "gallery:strip")
        #expect(file.size == CellSize(width: 100, height: 30))
        #expect(!file.usesColor && file.usesASCII)
        #expect(file.blocks.map(\.line) == [7, 10, 13])
        #expect(file.blocks.map(\.picture) == [["one", "  two"], nil, ["three"]])
        #expect(file.blocks[1].words == ["a: b", "c"])
    }

    @Test func `what is not said is the program alone on a terminal of 80 × 24`() throws {
        let file = try SessionFile(">\ncontains: x", name: "test")
        #expect(file.scene == nil)
        #expect(file.size == CellSize(width: 80, height: 24))
        #expect(file.usesColor && !file.usesASCII)
    }

    @Test(arguments: [
        ("> Dwn\n|x", "test:1: unknown key 'Dwn'"),
        (">\n>\n|x", "test:1: nothing is expected after these keys"),
        ("|x", "test:1: a screen before any keys"), (">\n|x\nsize: 80x24", "test:3: 'size' belongs before"),
        ("color: blue\n>\n|x", "test:1: 'color: blue' means nothing"),
        ("> resize 9\n|x", "test:1: '9' is no size"), ("> Up resize 9x9\n|x", "test:1: unknown key 'resize'"),
        (">\n|x\n\n|y", "test:4: a second screen after these keys"), ("what\n", "test:1: no keys, no screen"),
    ])
    func `what means nothing is told with its line`(text: String, message: String) {
        let error = #expect(throws: SessionFile.Unreadable.self) { try SessionFile(text, name: "test") }
        #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
    }

    @Test func `recording changes the screens and nothing else`() throws {
        let file = try SessionFile(text, name: "test")
        let recorded = file.text(expecting: [["1", "2", "3"], ["unseen"], ["three"]])
        #expect(recorded == text.replacingOccurrences(of: "|one\n|  two\n", with: "|1\n|2\n|3\n"))
        #expect(file.text(expecting: [["one", "  two"], [], ["three"]]) == text)
    }

    @Test func `blanks at the ends of lines and lines after the last do not count`() throws {
        let block = try SessionFile(text, name: "test").blocks[0]
        #expect(block.complaint(about: ["one  ", "  two", "", ""]) == nil)
        #expect(block.complaint(about: ["one", "two"]) != nil)
    }

    @Test func `a difference is a picture`() {
        let expected = [" head", "  ╭──╮", "  │ab│"]
        let actual = [" head", "  ╭╌─╮", "  │ab│"]
        #expect(
            ScreenDifference(expected, actual).description.split(separator: "\n") == [
                "   1  head", "-  2   ╭──╮", "+  2   ╭╌─╮", "        ^", "   3   │ab│",
            ])
    }

    @Test func `of a reversed block the other part is seen`() {
        #expect(CapturedLine("a\u{1B}[7m▆\u{1B}[0;38;5;7m▆\u{1B}[48;5;27mb").text == "a▔▆b")
    }
}
