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

    @Test(arguments: ["Dwon", "WheelDown", "WheelDown@1", "WheelDown@1,2,3", "WheelDown@-1,2", "Wheel@1,2"])
    func `an unknown word is an error that names it`(word: String) {
        #expect(throws: KeyScriptError.unknownKey(word)) { try KeyScript.events(of: "Down \(word) Up") }
        #expect(KeyScriptError.unknownKey(word).description.contains("'\(word)'"))
    }
}
