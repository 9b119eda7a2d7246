import Testing
import UIKit

@testable import Simulator

/// What terminals send is taken from xterm's "Control Sequences" and from ECMA-48.
@Suite struct InputParserTests {
    private static let escape = "\u{1B}"

    private func events(_ text: String) -> [InputEvent] {
        var parser = InputParser()
        return parser.feed(text.utf8) + parser.timeOut()
    }

    @Test(arguments: [
        ("[A", Key.up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OB", .down),
        ("OC", .right), ("OD", .left), ("[H", .home), ("[F", .end), ("OH", .home), ("OF", .end),
        ("[1~", .home), ("[4~", .end), ("[7~", .home), ("[8~", .end), ("[5~", .pageUp), ("[6~", .pageDown),
        ("[2~", .insert), ("[3~", .delete), ("OP", .function(1)), ("OS", .function(4)),
        ("[11~", .function(1)), ("[15~", .function(5)), ("[17~", .function(6)), ("[24~", .function(12)),
    ])
    func `keys in both cursor modes`(sequence: String, key: Key) {
        #expect(events(Self.escape + sequence) == [.key(key)])
    }

    @Test(arguments: [
        ("[1;2A", Key.up, KeyModifiers.shift), ("[1;3B", Key.down, KeyModifiers.alt),
        ("[1;5C", Key.right, KeyModifiers.control),
        ("[1;6D", Key.left, KeyModifiers([.shift, .control])), ("[5;5~", Key.pageUp, KeyModifiers.control),
        ("[Z", Key.tab, KeyModifiers.shift),
        ("[1;1A", Key.up, KeyModifiers()),
    ])
    func `keys with modifiers`(sequence: String, key: Key, modifiers: KeyModifiers) {
        #expect(events(Self.escape + sequence) == [.key(KeyPress(key, modifiers))])
    }

    @Test(arguments: [
        ("q", KeyPress(.character("q"))), ("?", KeyPress(.character("?"))), (" ", KeyPress(.character(" "))),
        ("\r", KeyPress(.enter)), ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.backspace)),
        ("\u{03}", KeyPress(.character("c"), .control)), ("\u{1A}", KeyPress(.character("z"), .control)),
        ("\u{1B}x", KeyPress(.character("x"), .alt)), ("é", KeyPress(.character("é"))),
        ("滚", KeyPress(.character("滚"))), ("😀", KeyPress(.character("😀"))),
    ])
    func `characters and control keys`(text: String, press: KeyPress) {
        #expect(events(text) == [.key(press)])
    }

    @Test func `an escape stands alone once nothing follows`() {
        var parser = InputParser()
        #expect(parser.feed([0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.timeOut() == [.key(.escape)])
        #expect(!parser.isWaiting)
    }

    @Test func `an escape before a key in another piece is that key`() {
        var parser = InputParser()
        #expect(parser.feed([0x1B]).isEmpty)
        #expect(parser.feed(Array("[B".utf8)) == [.key(.down)])
    }

    @Test func `escape and a bracket that nothing follows are Alt and a bracket`() {
        #expect(events("\u{1B}[") == [.key(KeyPress(.character("["), .alt))])
        #expect(events("\u{1B}O") == [.key(KeyPress(.character("O"), .alt))])
    }

    @Test(arguments: [
        ("[<0;10;5M", MouseEvent.Action.press(.left)), ("[<1;10;5M", .press(.middle)),
        ("[<2;10;5M", .press(.right)), ("[<0;10;5m", .release(.left)), ("[<32;10;5M", .move(.left)),
        ("[<35;10;5M", .move(nil)), ("[<64;10;5M", .wheel(.up)), ("[<65;10;5M", .wheel(.down)),
        ("[<66;10;5M", .wheel(.left)), ("[<67;10;5M", .wheel(.right)), ("[<128;10;5M", .press(.other)),
    ])
    func `the mouse of mode 1006`(sequence: String, action: MouseEvent.Action) {
        #expect(events(Self.escape + sequence) == [.mouse(MouseEvent(action, at: CellPoint(x: 9, y: 4)))])
    }

    @Test(arguments: [
        // Each byte is its number plus 32; column 10 and row 5 are `*` and `%`.
        ("[M *%", MouseEvent.Action.press(.left)), ("[M\"*%", .press(.right)), ("[M#*%", .release(nil)),
        ("[M`*%", .wheel(.up)), ("[Ma*%", .wheel(.down)), ("[MB*%", .move(.right)),
    ])
    func `the mouse of mode 1000`(sequence: String, action: MouseEvent.Action) {
        #expect(events(Self.escape + sequence) == [.mouse(MouseEvent(action, at: CellPoint(x: 9, y: 4)))])
    }

    @Test func `modifiers of the wheel`() {
        // 65 is down; Shift adds 4, Control 16.
        #expect(
            events("\u{1B}[<69;1;1M")
                == [.mouse(MouseEvent(.wheel(.down), at: CellPoint(x: 0, y: 0), modifiers: .shift))])
        #expect(
            events("\u{1B}[<81;1;1M")
                == [.mouse(MouseEvent(.wheel(.down), at: CellPoint(x: 0, y: 0), modifiers: .control))])
    }

    @Test func `columns beyond 223 arrive`() {
        #expect(
            events("\u{1B}[<65;381;90M")
                == [.mouse(MouseEvent(.wheel(.down), at: CellPoint(x: 380, y: 89)))])
    }

    @Test func `pasted text is one event, whatever is in it`() {
        #expect(
            events("a\u{1B}[200~q\u{1B}[A\r滚\u{1B}[201~b")
                == [.key(.character("a")), .paste("q\u{1B}[A\r滚"), .key(.character("b"))])
    }

    @Test func `a paste does not end by waiting`() {
        var parser = InputParser()
        #expect(parser.feed(Array("\u{1B}[200~one \u{1B}[20".utf8)).isEmpty)
        #expect(!parser.isWaiting)
        #expect(parser.timeOut().isEmpty)
        #expect(parser.feed(Array("1~".utf8)) == [.paste("one ")])
    }

    @Test func `focus is reported`() {
        #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    }

    @Test(arguments: [
        // A device attributes reply, a colour reply ended by BEL and by ST, a DCS reply, a private report.
        "\u{1B}[?62;22c", "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
        "\u{1B}P1+r5463\u{1B}\\", "\u{1B}[?2026;2$y",
    ])
    func `replies of the terminal are swallowed`(reply: String) {
        #expect(events(reply + "q") == [.key(.character("q"))])
    }

    @Test func `a control character breaks a sequence off`() {
        #expect(events("\u{1B}[1;\u{1B}[B") == [.key(.down)])
        #expect(events("\u{1B}[12\r") == [.key(.enter)])
    }

    @Test func `bytes that are not UTF-8 become replacement characters`() {
        var parser = InputParser()
        let events = parser.feed([0xFF, 0x61, 0xC3, 0x62, 0xE6, 0xBB]) + parser.timeOut()
        #expect(
            events == [
                .key(.character("\u{FFFD}")), .key(.character("a")), .key(.character("\u{FFFD}")),
                .key(.character("b")), .key(.character("\u{FFFD}")),
            ])
    }
}
