import Testing
import UIKit

@testable import Simulator

/// A file that is saved while it is shown.
@MainActor @Suite struct SessionReloadTests {
    /// Content of 2000 points with two boxes, of which each reading moves the second by 80 points; where `reason` says
    /// so, the file cannot be read.
    private final class File: StageCrew {
        var y: CGFloat = 120
        var reason: String?

        func stage(after change: StageChange) throws(StageRefusal) -> Stage {
            if let reason { throw StageRefusal(reason) }
            if change == .reload { y += 80 }
            return stage()
        }

        func stage() -> Stage {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let root = Stages.view("view", 0, 0, 375, 667)
            let scroll = Stages.scroll(
                "scroll", window.bounds, content: CGSize(width: 375, height: 2000),
                [
                    Stages.view("still", 0, 0, 375, 40, Stages.orange),
                    Stages.view("box", 0, y, 375, 40, Stages.orange),
                ])
            window.addSubview(root)
            root.addSubview(scroll)
            return Stage(name: "Live", deviceName: "phone", window: window, rootView: root, crew: self)
        }
    }

    /// The colours of the cells of the phone's rows at 40 points each, from row 2 of the screen on.
    private func color(_ row: Int, _ session: Session) -> CellColor {
        session.draw()[5, 2 + row].style.foreground
    }

    @Test func whatHasMovedIsTintedForASecond() {
        let file = File()
        let session = Session(stage: file.stage(), size: CellSize(width: 80, height: 24))
        #expect(session.wakesAfter == nil)
        #expect(session.handle(.fileChanged) == .redraw)
        // From 120, row 3, to 200, row 5; what stays keeps its colour, #EF5931.
        #expect(color(3, session) == .standard)
        #expect(color(5, session) == .rgb(0x5F, 0xD7, 0xFF))
        #expect(color(0, session) == .rgb(0xEF, 0x59, 0x31))
        #expect(session.wakesAfter == 1)
        #expect(session.handle(.wake) == .redraw)
        #expect(color(5, session) == .rgb(0xEF, 0x59, 0x31))
        #expect(session.wakesAfter == nil)
        #expect(session.handle(.wake) == .none)
    }

    @Test func theSelectionStays() throws {
        let file = File()
        let session = Session(stage: file.stage(), size: CellSize(width: 80, height: 24))
        for event in try KeyScript.events(of: "] ] ] w") { _ = session.handle(event) }
        #expect(session.selection == "box")
        _ = session.handle(.fileChanged)
        #expect(session.selection == "box")
        #expect(session.draw().plainText.contains("box  UIView in scroll  (0, 200, 375, 40)"))
    }

    /// The last good picture stays, and the message is there until the file is right again.
    @Test func anErrorStandsInTheStrip() throws {
        let file = File()
        let session = Session(stage: file.stage(), size: CellSize(width: 80, height: 24))
        let before = session.draw().lines
        file.reason = "live.yaml:3:5: error: unknown key 'subview' (did you mean 'subviews'?)"
        _ = session.handle(.fileChanged)
        let lines = session.draw().lines
        #expect(lines[22] == "  live.yaml:3:5: error: unknown key 'subview' (did you mean 'subviews'?)")
        #expect(lines[..<22] == before[..<22])
        // Another key does not make the file right, nor does a list hide it.
        for event in try KeyScript.events(of: "Down d") { _ = session.handle(event) }
        #expect(session.draw().plainText.contains("error: unknown key"))
        _ = session.handle(.key(.escape))
        file.reason = nil
        _ = session.handle(.fileChanged)
        #expect(!session.draw().plainText.contains("error"))
    }
}
