import Testing
import UIKit

@testable import Simulator

/// The rules of the keys. At 80 × 24 a row of the phone is 40 points and a column 20.
@MainActor @Suite struct SessionScrollingTests {
    private func session(_ stage: Stage, _ keys: String = "") throws -> Session {
        let session = Session(stage: stage, size: CellSize(width: 80, height: 24))
        try press(keys, in: session)
        return session
    }

    private func press(_ keys: String, in session: Session) throws {
        for event in try KeyScript.events(of: keys) { _ = session.handle(event) }
    }

    @Test(arguments: [
        ("Down", 40.0), ("Down Down Down", 120), ("Down Up", 0), ("j j k", 40), ("Up", 0),
        // 11 rows are 440, beyond 1100 - 667 = 433.
        ("Down Down Down Down Down Down Down Down Down Down Down", 433), ("End", 433), ("G", 433),
        ("End Home", 0), ("End g", 0), ("End Up", 393),
        // A page is 667 less a row of 40.
        ("NPage", 433), ("End PPage", 0), ("Space", 433), ("End b", 0),
        (".", 1), ("S-Down S-Down S-Up", 1), (". . ,", 1), ("C-d", 333.5), ("C-d C-u", 0), ("End C-u", 99.5),
        ("Right", 0), ("Left", 0),
    ])
    func `a vertical list`(keys: String, offset: Double) throws {
        let stage = Stages.list()
        _ = try session(stage, keys)
        let scroll = try #require(Stages.scrollView(of: stage))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: offset))
        #expect(scroll.bounds.origin == scroll.contentOffset)
    }

    @Test(arguments: [
        ("Right", 375.0), ("Right Right", 750), ("Right Left", 0), ("NPage", 375), ("Space Space", 750),
        ("End", 1500), ("End Right", 1500), ("Home", 0), (".", 1), (". . Right", 375), (". Left", 0),
        ("Right . Left", 375), ("Right , Right", 375), ("Down", 0), ("l l h", 375),
    ])
    func `a carousel with pages of 375`(keys: String, offset: Double) throws {
        let stage = Stages.carousel()
        _ = try session(stage, keys)
        #expect(Stages.scrollView(of: stage)?.contentOffset == CGPoint(x: offset, y: 0))
    }

    @Test func `a page is never less than a line`() {
        let facts = AxisFacts(
            axis: .vertical, viewport: 30, content: 500, range: LegalOffsetRange(minimum: 0, maximum: 470))
        #expect(Scrolling.offset(facts, forward: true, by: .page, line: 40) == 40)
    }

    @Test func `a list behind insets rests where they end`() throws {
        let stage = Stages.list()
        let scroll = try #require(Stages.scrollView(of: stage))
        scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        _ = try session(stage, "End")
        // 1100 + 34 - 667
        #expect(scroll.contentOffset.y == 467)
        _ = try session(stage, "Home")
        #expect(scroll.contentOffset.y == -20)
    }

    @Test func `resizing keeps the offset and changes the step`() throws {
        let stage = Stages.list()
        let session = try session(stage, "Down")
        #expect(session.handle(.resize(CellSize(width: 100, height: 30))) == .redraw)
        #expect(session.handle(.resize(CellSize(width: 100, height: 30))) == .none)
        // A row is 32 points at 30 lines.
        try press("Down", in: session)
        #expect(Stages.scrollView(of: stage)?.contentOffset.y == 72)
    }

    @Test func `what scrolling is switched off for does not scroll`() throws {
        let stage = Stages.list()
        let scroll = try #require(Stages.scrollView(of: stage))
        scroll.isScrollEnabled = false
        let session = try session(stage, "Down End")
        #expect(scroll.contentOffset == .zero)
        #expect(session.draw().plainText.contains("scrolling is switched off"))
    }
}
