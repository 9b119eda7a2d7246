import Testing
import UIKit

@testable import Simulator

/// Walking through the steps of a scene with n and p.
@MainActor @Suite struct SessionStepTests {
    /// Three states: content of no height, of 1000, of 2000 points.
    private final class Walk: StageCrew {
        var step = 0

        func stage(after change: StageChange) throws(StageRefusal) -> Stage {
            switch change {
            case .goForward where step < 2: step += 1
            case .goBack where step > 0: step -= 1
            default: throw StageRefusal("there is no such step")
            }
            return stage()
        }

        private var steps: StageSteps {
            var steps = StageSteps(count: 2, done: step)
            guard step > 0 else { return steps }
            steps.note = "Content of \(step * 1000) points."
            steps.trace = ["scroll.contentSize = (375, \(step * 1000))"]
            return steps
        }

        func stage() -> Stage {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let scroll = Stages.scroll(
                "scroll", window.bounds, content: CGSize(width: 375, height: step * 1000))
            let other = Stages.scroll("other", window.bounds, content: CGSize(width: 375, height: 5000))
            let root = Stages.view("view", 0, 0, 375, 667)
            window.addSubview(root)
            root.addSubview(other)
            root.addSubview(scroll)
            return Stage(
                name: "Walk", deviceName: "phone", about: "What it is about.", window: window, rootView: root,
                isLaidOut: step > 0, steps: steps, crew: self)
        }
    }

    private func press(_ keys: String, _ session: Session) throws {
        for event in try KeyScript.events(of: keys) { _ = session.handle(event) }
    }

    @Test func goesOnAndBack() throws {
        let session = Session(stage: Walk().stage(), size: CellSize(width: 80, height: 24))
        var screen = session.draw().plainText
        #expect(screen.contains("step 0 of 2"))
        #expect(screen.contains("What it is about."))
        #expect(screen.contains("n next   ") && !screen.contains("p back"))
        try press("n", session)
        screen = session.draw().plainText
        #expect(screen.contains("step 1 of 2") && screen.contains("Content of 1000 points."))
        #expect(screen.contains("scroll.contentSize = (375, 1000)"))
        try press("n n", session)
        screen = session.draw().plainText
        #expect(
            screen.contains("step 2 of 2") && screen.contains("p back") && !screen.contains("n next   "))
        try press("p p p", session)
        #expect(session.draw().plainText.contains("step 0 of 2"))
    }

    /// The focus is on the scroll view of the same name in the new tree.
    @Test func theFocusStays() throws {
        let session = Session(stage: Walk().stage(), size: CellSize(width: 80, height: 24))
        try press("n Tab", session)
        #expect(session.focusedScrollView?.accessibilityIdentifier == "scroll")
        try press("n", session)
        #expect(session.focusedScrollView?.accessibilityIdentifier == "scroll")
        #expect(session.focusedScrollView?.contentSize.height == 2000)
    }

    /// Before the first step nothing may lay out: neither drawing nor a key.
    @Test func nothingIsLaidOutBeforeTheFirstStep() throws {
        let walk = Walk()
        let stage = walk.stage()
        stage.rootView.setNeedsLayout()
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let counting = Counting(frame: .zero)
        stage.rootView.addSubview(counting)
        let session = Session(stage: stage, size: CellSize(width: 80, height: 24))
        try press("Down Right End", session)
        _ = session.draw()
        #expect(counting.count == 0)
    }

    @Test func otherScenesHaveNoSteps() throws {
        let session = Session(
            stage: Stages.stage("Plain", [Stages.view("a", 0, 0, 10, 10)]),
            size: CellSize(width: 80, height: 24))
        #expect(!session.draw().plainText.contains("step"))
        try press("n", session)
        #expect(session.draw().plainText.contains("this scene cannot be changed"))
    }
}
