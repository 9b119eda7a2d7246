import Testing
import UIKit

@testable import Simulator

/// Every key answers: it does something, or the strip says why not.
@MainActor @Suite struct SessionAnswerTests {
    @Test(arguments: [
        ("Tab", "no other scroll view can scroll"), ("+", "closer the device would not fit"),
        ("- - - - - - - - - - - - - - - -", "further away nothing would be left of it"),
        ("<", "this is for the list of constraints: c"), ("o", "this is for the gallery"),
        ("n", "this scene cannot be changed"), ("u", "this scene cannot be changed"),
        ("r", "this scene cannot be changed"), ("Enter", "nothing is wrong here that Enter could mend"),
        ("Left", "▸ x content  375 = 375   does not scroll"), ("Up", "▸ y content 1100 > 667"),
    ])
    func saysWhyNot(_ keys: String, _ words: String) throws {
        let session = Session(stage: Stages.list(), size: CellSize(width: 80, height: 24))
        for event in try KeyScript.events(of: keys) { #expect(session.handle(event) == .redraw) }
        #expect(session.draw().plainText.contains(words))
        // The next key takes the words away.
        _ = session.handle(.key(.down))
        #expect(!session.draw().plainText.contains(words))
    }

    @Test func aDeviceThatFitsThePaneIsNotTurned() throws {
        let stage = Stages.stage("Fit", device: "fit", isFit: true, [])
        let session = Session(stage: stage, size: CellSize(width: 80, height: 24))
        #expect(session.handle(.key(.character("r"))) == .redraw)
        #expect(session.draw().plainText.contains("this device is as large as the pane, either way"))
    }

    /// No key of the table leaves the picture as it is without a word, but Esc where nothing is open.
    @Test func noKeyIsSilent() {
        for binding in KeyTable.bindings where binding.place == .everywhere {
            let session = Session(stage: Stages.list(), size: CellSize(width: 80, height: 24))
            let before = session.draw()
            for press in binding.keys.prefix(1) {
                let effect = session.handle(.key(press))
                #expect(effect != .none, "\(binding.label)")
                if effect == .redraw, binding.command != .fit {
                    #expect(session.draw() != before, "\(binding.label)")
                }
            }
        }
    }
}
