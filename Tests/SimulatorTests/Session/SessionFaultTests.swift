import Diagnosis
import Testing
import UIKit

@testable import Simulator

/// The list of faults: choosing, seeing, trying a fix and taking it back.
@MainActor @Suite struct SessionFaultTests {
    /// A page of 375 × 2000 with a box at 1500, and two faults of which the second has a fix.
    private final class Mender: StageCrew {
        private var fixes = 0

        func stage() -> Stage {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let root = Stages.view("view", 0, 0, 375, 667)
            let box = Stages.view("box", 100, 1500, 100, 100, Stages.orange)
            let scroll = Stages.scroll(
                "scroll", window.bounds, content: CGSize(width: 375, height: 2000), [box])
            window.addSubview(root)
            root.addSubview(scroll)
            let fix = Fix(add: ["box.height == 44"], result: "box would be at 100, 1500, and 100 × 44")
            let all = [
                Diagnostic(rule: "stray-scroll", severity: .warning, view: "scroll", message: "It strays."),
                Diagnostic(
                    rule: "ambiguous-frame", severity: .error, view: "box",
                    message: "The height of box is not decided.",
                    fixes: [fix]),
            ]
            let shown = Array(all.prefix(2 - fixes))
            return Stage(
                name: "Faulty", deviceName: "phone", about: "About it.", window: window, rootView: root,
                diagnostics: shown, crew: self)
        }

        func stage(after change: StageChange) throws(StageRefusal) -> Stage {
            switch change {
            case .apply(let made): fixes += made.count
            case .undo where fixes > 0: fixes -= 1
            default: throw StageRefusal("nothing to take back")
            }
            return stage()
        }
    }

    private func session(_ size: CellSize = CellSize(width: 80, height: 24)) -> Session {
        Session(stage: Mender().stage(), size: size)
    }

    private func screen(_ session: Session, after keys: String) throws -> String {
        for event in try KeyScript.events(of: keys) { _ = session.handle(event) }
        return session.draw().plainText
    }

    /// The worst fault stands in the strip, and the key line counts them.
    @Test func theStripTellsTheWorst() throws {
        // The fix that is offered and the count of both faults take more than 80 columns.
        let screen = try screen(session(CellSize(width: 100, height: 24)), after: "")
        #expect(screen.contains("✗ The height of box is not decided."))
        #expect(screen.contains("⏎ try  box.height == 44   → box at 100, 1500, and 100 × 44   w why"))
        let wide = try self.screen(session(CellSize(width: 120, height: 30)), after: "")
        #expect(wide.contains("d faults 2"))
        #expect(!screen.contains("About it."))
    }

    /// Moving through the list scrolls to the view: a box from 1500 to 1600 is seen at an offset of 1600 - 667 at
    /// least, and has brackets at its sides, which read without colour.
    @Test func showsTheView() throws {
        let session = session()
        #expect(try screen(session, after: "d").contains("▸ ! stray-scroll"))
        let second = try screen(session, after: "Down")
        #expect(second.contains("▸ ✗ ambiguous-frame  box"))
        #expect(second.contains("+ box.height == 44"))
        #expect(second.contains("⏎ box would be at 100, 1500, and 100 × 44"))
        #expect(session.focusedScrollView?.contentOffset.y == 933)
        #expect(second.contains("[") && second.contains("]"))
        // The list ends there.
        #expect(try screen(session, after: "Down Down").contains("▸ ✗ ambiguous-frame"))
    }

    @Test func triesAFixAndTakesItBack() throws {
        let session = session()
        let fixed = try screen(session, after: "d Down Enter")
        #expect(fixed.contains("✓ box is at 100, 1500, and 100 × 44"))
        #expect(!fixed.contains("ambiguous-frame"))
        let undone = try screen(session, after: "u")
        #expect(undone.contains("as before") && undone.contains("ambiguous-frame"))
        #expect(try screen(session, after: "u").contains("nothing to take back"))
        #expect(try screen(session, after: "Escape").contains("⏎ try"))
    }

    @Test func aFaultWithoutAFix() throws {
        let screen = try screen(session(), after: "d Enter")
        #expect(screen.contains("there is no fix that one line would be"))
    }

    /// On a screen without room for panels the list has all of it, and every line fits.
    @Test(arguments: [(24, 8), (40, 12), (60, 16), (300, 100)]) func everySize(_ width: Int, _ height: Int)
        throws
    {
        let screen = try screen(session(CellSize(width: width, height: height)), after: "d Down")
        #expect(screen.contains("ambiguous-frame"))
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count == height)
        for line in lines { #expect(TerminalText.width(of: line) <= width) }
    }

    @Test func nothingIsWrong() throws {
        let session = Session(
            stage: Stages.stage("Right", [Stages.view("a", 0, 0, 10, 10)]),
            size: CellSize(width: 80, height: 24))
        #expect(try screen(session, after: "d").contains("no faults"))
        #expect(try screen(session, after: "Enter u Down").contains("no faults"))
    }
}
