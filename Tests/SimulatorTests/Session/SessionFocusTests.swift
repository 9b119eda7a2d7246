import Testing
import UIKit

@testable import Simulator

/// A list with a carousel in it, and which of them a key is for.
@MainActor @Suite struct SessionFocusTests {
    private struct Nested {
        let stage: Stage
        let list: UIScrollView
        let row: UIScrollView
    }

    private func nested() -> Nested {
        let pages = (0..<3).map {
            Stages.view("page[\($0)]", 375 * CGFloat($0), 0, 375, 200, Stages.orange)
        }
        let row = Stages.scroll(
            "row", CGRect(x: 0, y: 40, width: 375, height: 200), content: CGSize(width: 1125, height: 200),
            pages)
        let list = Stages.scroll(
            "list", CGRect(x: 0, y: 0, width: 375, height: 667), content: CGSize(width: 375, height: 1200),
            [row])
        return Nested(stage: Stages.stage("Nested", [list]), list: list, row: row)
    }

    private func session(_ stage: Stage, _ keys: String) throws -> Session {
        let session = Session(stage: stage, size: CellSize(width: 80, height: 24))
        for event in try KeyScript.events(of: keys) { _ = session.handle(event) }
        return session
    }

    @Test func `the first that can scroll is focused first`() throws {
        let nested = nested()
        #expect(try session(nested.stage, "").focusedScrollView === nested.list)
        nested.list.contentSize.height = 100
        #expect(try session(nested.stage, "").focusedScrollView === nested.row)
    }

    @Test func `Tab goes around`() throws {
        let nested = nested()
        #expect(try session(nested.stage, "Tab").focusedScrollView === nested.row)
        #expect(try session(nested.stage, "Tab Tab").focusedScrollView === nested.list)
        #expect(try session(nested.stage, "BTab").focusedScrollView === nested.row)
    }

    @Test func `what the list cannot use goes to the row inside it`() throws {
        let nested = nested()
        let session = try session(nested.stage, "Right Right Down")
        #expect(nested.row.contentOffset == CGPoint(x: 40, y: 0))
        #expect(nested.list.contentOffset == CGPoint(x: 0, y: 40))
        #expect(session.focusedScrollView === nested.list)
    }

    @Test func `what the row cannot use goes to the list around it`() throws {
        let nested = nested()
        _ = try session(nested.stage, "Tab Down Right")
        #expect(nested.list.contentOffset == CGPoint(x: 0, y: 40))
        #expect(nested.row.contentOffset == CGPoint(x: 20, y: 0))
    }

    @Test func `a page of the row's focus is a page of the list, since y scrolls there`() throws {
        let nested = nested()
        _ = try session(nested.stage, "Tab End")
        #expect(nested.list.contentOffset == CGPoint(x: 0, y: 533))
        #expect(nested.row.contentOffset == .zero)
    }

    @Test func `hidden scroll views take no keys`() throws {
        let nested = nested()
        nested.row.isHidden = true
        let session = try session(nested.stage, "Right")
        #expect(nested.row.contentOffset == .zero)
        #expect(session.draw().plainText.contains("▸ x content"))
    }

    @Test func `the verdict tells of the row that does scroll`() throws {
        #expect(
            try session(nested().stage, "").draw().plainText
                .contains("x content  375 = 375   does not scroll (in row: 0 … 750)"))
    }

    @Test(arguments: [("Left", "▸ x content  375 = 375   does not scroll"), ("Up", "▸ y content 1100 > 667")])
    func `a key that cannot move lights the verdict`(key: String, line: String) throws {
        let session = try session(Stages.list(), key)
        #expect(session.draw().plainText.contains(line))
        // The next key puts it out.
        _ = session.handle(.key(.character(".")))
        #expect(!session.draw().plainText.contains("▸"))
    }

    @Test func `without a scroll view every key is harmless`() throws {
        let stage = Stages.stage("Plain", [Stages.view("box", 0, 0, 100, 100, .red)])
        let session = try session(stage, "Down Right NPage Home End Tab BTab . C-d Escape ?")
        #expect(session.focusedScrollView == nil)
        #expect(session.handle(.key(.escape)) == .redraw)
        #expect(session.draw().plainText.contains("no scroll view"))
    }
}
