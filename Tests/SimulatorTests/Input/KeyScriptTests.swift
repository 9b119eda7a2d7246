import Testing
import UIKit

@testable import Simulator

@Suite struct KeyScriptTests {
    @Test func `words are keys`() throws {
        #expect(
            try KeyScript.events(of: " Down  S-Down\tq\n")
                == [.key(.down), .key(KeyPress(.down, .shift)), .key(.character("q"))])
        #expect(try KeyScript.events(of: "").isEmpty)
    }

    @Test func `a wheel has a place`() throws {
        #expect(
            try KeyScript.events(of: "WheelDown@12,8 WheelLeft@0,0") == [
                .mouse(MouseEvent(.wheel(.down), at: CellPoint(x: 12, y: 8))),
                .mouse(MouseEvent(.wheel(.left), at: CellPoint(x: 0, y: 0))),
            ])
    }

    @Test func `a click is a press and a release, a drag moves between them`() throws {
        let (from, to) = (CellPoint(x: 5, y: 9), CellPoint(x: 6, y: 4))
        #expect(
            try KeyScript.events(of: "Click@5,9 Drag@5,9,6,4") == [
                .mouse(MouseEvent(.press(.left), at: from)), .mouse(MouseEvent(.release(.left), at: from)),
                .mouse(MouseEvent(.press(.left), at: from)), .mouse(MouseEvent(.move(.left), at: to)),
                .mouse(MouseEvent(.release(.left), at: to)),
            ])
    }

    @Test(arguments: [
        "Drag@1,2", "Click@1,2,3,4", "Click@1,", "Click@a,b", "Dwon", "WheelDown", "WheelDown@1",
        "WheelDown@1,2,3", "WheelDown@-1,2", "Wheel@1,2",
    ])
    func `an unknown word is an error that names it`(word: String) {
        #expect(throws: KeyScriptError.unknownKey(word)) { try KeyScript.events(of: "Down \(word) Up") }
        #expect(KeyScriptError.unknownKey(word).description.contains("'\(word)'"))
    }
}
