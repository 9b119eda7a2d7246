import Testing
import UIKit

@testable import Simulator

/// Names are those of tmux's manual, "KEY BINDINGS" and `send-keys`.
@Suite struct KeyNameTests {
    @Test(arguments: [
        ("Up", KeyPress(.up)), ("PPage", KeyPress(.pageUp)), ("PageUp", KeyPress(.pageUp)),
        ("PgUp", KeyPress(.pageUp)), ("NPage", KeyPress(.pageDown)), ("Enter", KeyPress(.enter)),
        ("Escape", KeyPress(.escape)), ("Space", KeyPress(.character(" "))), ("BSpace", KeyPress(.backspace)),
        ("DC", KeyPress(.delete)), ("IC", KeyPress(.insert)), ("F12", KeyPress(.function(12))),
        ("BTab", KeyPress(.tab, .shift)), ("S-Down", KeyPress(.down, .shift)),
        ("C-d", KeyPress(.character("d"), .control)), ("^d", KeyPress(.character("d"), .control)),
        ("M-x", KeyPress(.character("x"), .alt)), ("C-S-Up", KeyPress(.up, [.control, .shift])),
        ("q", KeyPress(.character("q"))), ("?", KeyPress(.character("?"))), ("-", KeyPress(.character("-"))),
        ("^", KeyPress(.character("^"))), ("滚", KeyPress(.character("滚"))),
    ])
    func `names of keys`(name: String, press: KeyPress) {
        #expect(KeyName.keyPress(named: name) == press)
    }

    @Test(arguments: ["", "Dwon", "down", "F0", "F13", "S-", "C-Nothing", "xx"])
    func `names of nothing`(name: String) {
        #expect(KeyName.keyPress(named: name) == nil)
    }

    @Test func `every key of the table has a name that leads back to it`() {
        for press in KeyTable.bindings.flatMap(\.keys) {
            #expect(KeyName.keyPress(named: KeyName.name(of: press)) == press)
        }
    }
}
