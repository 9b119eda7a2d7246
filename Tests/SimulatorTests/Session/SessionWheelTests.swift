import Testing
import UIKit

@testable import Simulator

/// The wheel over the phone at 80 × 24, whose inside begins at column 3 and row 2.
@MainActor @Suite struct SessionWheelTests {
    private func turn(_ stage: Stage, _ events: String) throws -> Session {
        let session = Session(stage: stage, size: CellSize(width: 80, height: 24))
        for event in try KeyScript.events(of: events) { _ = session.handle(event) }
        return session
    }

    @Test func `a notch is three rows`() throws {
        let stage = Stages.list()
        _ = try turn(stage, "WheelDown@10,10")
        #expect(Stages.scrollView(of: stage)?.contentOffset.y == 120)
        _ = try turn(stage, "WheelUp@10,10 WheelUp@10,10")
        #expect(Stages.scrollView(of: stage)?.contentOffset.y == 0)
    }

    @Test func `outside the phone it does nothing`() throws {
        let stage = Stages.list()
        _ = try turn(stage, "WheelDown@60,10 WheelDown@1,1 WheelDown@10,23")
        #expect(Stages.scrollView(of: stage)?.contentOffset.y == 0)
    }

    @Test func `what has come to its end hands on to what is around it`() throws {
        let inner = Stages.scroll(
            "inner", CGRect(x: 0, y: 0, width: 375, height: 300), content: CGSize(width: 375, height: 400))
        let outer = Stages.scroll(
            "outer", CGRect(x: 0, y: 0, width: 375, height: 667), content: CGSize(width: 375, height: 900),
            [inner])
        _ = try turn(Stages.stage("Nested", [outer]), "WheelDown@10,5")
        #expect(inner.contentOffset.y == 100)
        #expect(outer.contentOffset.y == 0)
        _ = try turn(Stages.stage("Nested", [outer]), "WheelDown@10,5")
        #expect(outer.contentOffset.y == 120)
    }

    @Test func `sideways wheels never move what scrolls upright`() throws {
        let stage = Stages.list()
        let session = try turn(stage, "WheelRight@10,10 WheelLeft@10,10")
        #expect(Stages.scrollView(of: stage)?.contentOffset == .zero)
        // Shift turns the wheel.
        let event = MouseEvent(.wheel(.down), at: CellPoint(x: 10, y: 10), modifiers: .shift)
        #expect(session.handle(.mouse(event)) == .none)
    }

    @Test func `a carousel goes by pages`() throws {
        let stage = Stages.carousel()
        // The phone stands in the middle: its inside begins at column 30; the pages at row 2 + 192 / 40.
        _ = try turn(stage, "WheelRight@40,9")
        #expect(Stages.scrollView(of: stage)?.contentOffset.x == 375)
    }
}
