import Testing
import UIKit

@testable import Simulator

/// What takes time in the front, on a screen that has a clock. At 80 × 24 a row of the phone is 40 points and a column 20;
/// its inside begins at column 3 and row 2.
@MainActor @Suite struct SessionMotionTests {
    private typealias Batch = (time: Double, events: [InputEvent])

    /// Plays a session to its end, which is when nothing moves any more.
    @discardableResult private func play(_ stage: Stage, _ batches: [Batch]) -> ScriptedScreen {
        let size = CellSize(width: 80, height: 24)
        let screen = ScriptedScreen(size: size, timed: batches)
        Session(stage: stage, size: size).run(on: screen)
        return screen
    }

    private func mouse(_ action: MouseEvent.Action, _ y: Int, x: Int = 10) -> InputEvent {
        .mouse(MouseEvent(action, at: CellPoint(x: x, y: y)))
    }

    /// A drag over rows that goes one row in so many seconds, beginning at a time.
    private func drag(from row: Int, to end: Int, rowTime: Double, at time: Double = 0.1) -> [Batch] {
        let rows = stride(from: row, through: end, by: end < row ? -1 : 1)
        var batches: [Batch] = [(time, [mouse(.press(.left), row)])]
        for (number, row) in rows.enumerated().dropFirst() {
            batches.append((time + rowTime * Double(number), [mouse(.move(.left), row)]))
        }
        return batches
    }

    private func offset(_ stage: Stage) -> CGFloat { Stages.scrollView(of: stage)?.contentOffset.y ?? .nan }

    /// A list of 100 boxes in a content of 20,000.
    private func longList() -> Stage {
        let boxes = (0..<100).map {
            Stages.view("box[\($0)]", 0, 100 + 200 * CGFloat($0), 375, 100, Stages.orange)
        }
        let scroll = Stages.scroll(
            "scroll", CGRect(x: 0, y: 0, width: 375, height: 667),
            content: CGSize(width: 375, height: 20_000), boxes)
        return Stages.stage("Long list", [scroll])
    }

    @Test func `an arrow takes some frames, ends exactly a row further and then nothing asks to be woken`() {
        let stage = Stages.list()
        let screen = play(stage, [(1, [.key(.down)])])
        #expect(offset(stage) == 40)
        #expect(screen.wakeRequests.last == .some(nil))
        #expect(screen.wakeRequests.first == .some(nil))
        #expect(screen.frames.count > 5)
        // A third of a second at 60 frames.
        #expect(screen.frames.count < 22)
    }

    @Test func `what is pressed while it moves goes on from where it goes, and nothing is queued`() throws {
        let stage = longList()
        // As a keyboard repeats: 30 a second.
        let presses = (0..<10).map { (1 + Double($0) / 30, [InputEvent.key(.down)]) }
        let screen = play(stage, presses)
        #expect(offset(stage) == 400)
        // It rests a third of a second after the last of them.
        let end = try #require(screen.time)
        #expect(end - (1 + 9.0 / 30) < 0.35)
    }

    @Test func `notches of the wheel go on from where it goes`() {
        let stage = longList()
        play(stage, [(1, [mouse(.wheel(.down), 10)]), (1.02, [mouse(.wheel(.down), 10)])])
        #expect(offset(stage) == 240)
    }

    /// The finger goes a row, 40 points, in 50 ms: 0.8 points a millisecond. The pan begins after 10 points, so that it has
    /// moved by 5 · 40 − 10 when it leaves; from there on it goes (0.8 − 0.01) · 499 further.
    @Test func `a drag that is let go of flings as far as the formula says`() {
        let stage = longList()
        play(stage, drag(from: 15, to: 10, rowTime: 0.05) + [(0.36, [mouse(.release(.left), 10)])])
        #expect(abs(offset(stage) - (190 + 0.79 * 499)) < 1)
    }

    @Test func `a drag that has stopped before it is let go of rests there`() {
        let stage = longList()
        play(stage, drag(from: 15, to: 10, rowTime: 0.05) + [(1, [mouse(.release(.left), 10)])])
        #expect(offset(stage) == 190)
    }

    @Test func `beyond the top it stretches as a rubber band, and goes back`() {
        let stage = longList()
        var seen: [CGFloat] = []
        let batches = drag(from: 5, to: 10, rowTime: 0.05)
        play(stage, batches)
        seen.append(offset(stage))
        // 190 beyond: 667 · (1 − 1 ÷ (1 + 0.55 · 190 ÷ 667)) = 90.35, on pixels of a half.
        #expect(abs(seen[0] + 90.35) <= 0.5)
        let other = longList()
        play(other, batches + [(1, [mouse(.release(.left), 10)])])
        #expect(offset(other) == 0)
    }

    @Test func `a key stops a fling`() {
        let stage = longList()
        play(
            stage,
            drag(from: 15, to: 10, rowTime: 0.05) + [
                (0.36, [mouse(.release(.left), 10)]), (0.4, [.key(.down)]),
            ])
        // The finger has left at 190; 40 ms later the content is at most 0.8 · 40 further, and the key adds a row.
        #expect(offset(stage) > 230)
        #expect(offset(stage) < 190 + 32 + 41)
    }

    @Test func `pressing on what moves stops it`() {
        let stage = longList()
        play(
            stage,
            drag(from: 15, to: 10, rowTime: 0.05)
                + [
                    (0.36, [mouse(.release(.left), 10)]), (0.5, [mouse(.press(.left), 8)]),
                    (0.7, [mouse(.release(.left), 8)]),
                ])
        #expect(offset(stage) > 190)
        #expect(offset(stage) < 190 + 0.8 * 150)
    }

    @Test func `a page comes to rest on a page`() {
        let stage = Stages.carousel()
        // The phone stands in the middle: its inside begins at column 30; the pages at row 2 + 192 / 40.
        let moves = (0..<6).map { (0.1 + 0.05 * Double($0), $0) }
        var batches: [Batch] = moves.map { time, step in
            (time, [mouse(step == 0 ? .press(.left) : .move(.left), 9, x: 44 - 2 * step)])
        }
        batches.append((0.36, [mouse(.release(.left), 9, x: 34)]))
        play(stage, batches)
        #expect(Stages.scrollView(of: stage)?.contentOffset == CGPoint(x: 375, y: 0))
    }

    @Test func `where nothing takes time it jumps`() {
        let stage = Stages.list()
        let screen = ScriptedScreen(size: CellSize(width: 80, height: 24), events: [.key(.down)])
        Session(stage: stage, size: screen.size).run(on: screen)
        #expect(offset(stage) == 40)
        #expect(screen.frames.count == 2)
    }
}
