import Testing
import UIKit

@testable import Simulator

@MainActor @Suite struct EventLoopTests {
    private let size = CellSize(width: 80, height: 24)

    @Test func `what arrives together is drawn once`() throws {
        let stage = Stages.list()
        let keys = try KeyScript.events(of: "Down Down Down")
        let screen = ScriptedScreen(size: size, batches: [keys, [.key(.up)]])
        Session(stage: stage, size: size).run(on: screen)
        #expect(screen.frames.count == 3)
        #expect(Stages.scrollView(of: stage)?.contentOffset.y == 80)
    }

    @Test func `nothing is drawn while nothing changes`() {
        let screen = ScriptedScreen(size: size, events: [.key(.function(3)), .focus(true), .paste("x")])
        Session(stage: Stages.list(), size: size).run(on: screen)
        #expect(screen.frames.count == 1)
    }

    @Test func `quitting leaves what comes after it alone`() {
        let stage = Stages.list()
        let screen = ScriptedScreen(
            size: size, batches: [[.key(.character("q")), .key(.down)], [.key(.down)]])
        Session(stage: stage, size: size).run(on: screen)
        #expect(Stages.scrollView(of: stage)?.contentOffset.y == 0)
    }

    @Test func `the screen's own size counts, and its changes`() {
        let screen = ScriptedScreen(
            size: CellSize(width: 100, height: 30), events: [.resize(CellSize(width: 60, height: 16))])
        Session(stage: Stages.list(), size: size).run(on: screen)
        #expect(screen.frames.map(\.size.width) == [100, 60])
    }

    @Test func `stopping goes through the screen, and the picture comes back`() {
        let screen = ScriptedScreen(size: size, events: [.key(KeyPress(.character("z"), .control))])
        Session(stage: Stages.list(), size: size).run(on: screen)
        #expect(screen.suspensions == 1)
        #expect(screen.frames.count == 2)
    }

    @Test func `at rest nobody asks to be woken`() {
        let screen = ScriptedScreen(size: size, events: [.key(.down), .wake, .fileChanged])
        Session(stage: Stages.list(), size: size).run(on: screen)
        #expect(screen.wakeRequests == [nil, nil, nil, nil])
    }
}
