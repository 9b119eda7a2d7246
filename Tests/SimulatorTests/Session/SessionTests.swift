import Testing
import UIKit

@testable import Simulator

@MainActor @Suite struct SessionTests {
    private let size = CellSize(width: 80, height: 24)

    @Test func `keys that nobody knows do nothing`() {
        let session = Session(stage: Stages.list(), size: size)
        let before = session.draw()
        for event: InputEvent in [.key(.function(7)), .key(.character("滚")), .paste("q"), .focus(false)] {
            #expect(session.handle(event) == .none)
        }
        #expect(session.draw() == before)
    }

    @Test func `what the screen is told to do`() {
        let session = Session(stage: Stages.list(), size: size)
        #expect(session.handle(.key(.escape)) == .leave)
        #expect(session.handle(.key(KeyPress(.character("l"), .control))) == .repaint)
        #expect(session.handle(.resume) == .repaint)
        #expect(session.handle(.key(KeyPress(.character("z"), .control))) == .suspend)
        #expect(session.handle(.key(.character("q"))) == .quit)
        #expect(session.handle(.key(KeyPress(.character("c"), .control))) == .quit)
    }

    @Test func `the panel of keys takes the keys`() throws {
        let stage = Stages.list()
        let session = Session(stage: stage, size: size)
        #expect(session.handle(.key(.character("?"))) == .redraw)
        let panel = session.draw().plainText
        for group in KeyTable.groups { #expect(panel.contains(group.label), "\(group.label)") }
        _ = session.handle(.key(.down))
        #expect(Stages.scrollView(of: stage)?.contentOffset == .zero)
        #expect(session.handle(.key(.escape)) == .redraw)
        #expect(session.draw().plainText.contains("Vertical list"))
    }

    @Test func `a low screen scrolls the panel of keys`() throws {
        let session = Session(stage: Stages.list(), size: CellSize(width: 40, height: 12))
        for event in try KeyScript.events(of: "? End") { _ = session.handle(event) }
        #expect(session.draw().plainText.contains("quit"))
    }

    @Test func `a fit device is laid out again for another terminal`() {
        let stage = Stages.stage("Fit", device: "fit", isFit: true, [])
        let session = Session(stage: stage, size: size)
        // Half of 80 columns of 8 points, and 24 rows less head, frame and strip of 16 points.
        #expect(stage.rootView.frame == CGRect(x: 0, y: 0, width: 320, height: 272))
        _ = session.handle(.resize(CellSize(width: 120, height: 40)))
        #expect(stage.rootView.frame == CGRect(x: 0, y: 0, width: 480, height: 528))
        #expect(session.draw().plainText.contains("1 row = 16 pt"))
    }

    @Test func `a device with a size is not laid out again`() {
        let stage = Stages.list()
        let session = Session(stage: stage, size: size)
        _ = session.handle(.resize(CellSize(width: 40, height: 12)))
        #expect(stage.rootView.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test(arguments: [
        (0, 0), (1, 1), (23, 8), (24, 7), (24, 8), (59, 16), (60, 15), (60, 16), (300, 100), (60, 200),
    ])
    func `every size can be drawn`(width: Int, height: Int) {
        for stage in [Stages.list(), Stages.carousel(), Stages.stage("Empty", [])] {
            let session = Session(stage: stage, size: CellSize(width: width, height: height))
            #expect(session.draw().size == CellSize(width: width, height: height))
        }
    }

    @Test func `too small a screen says so and recovers`() {
        let session = Session(stage: Stages.list(), size: size)
        let before = session.draw()
        _ = session.handle(.resize(CellSize(width: 20, height: 5)))
        #expect(session.draw().lines.prefix(2) == ["24 × 8 needed, this", "is 20 × 5"])
        _ = session.handle(.resize(size))
        #expect(session.draw() == before)
    }

    @Test func `drawing changes nothing`() {
        let session = Session(stage: Stages.carousel(), size: size)
        #expect(session.draw() == session.draw())
    }
}
