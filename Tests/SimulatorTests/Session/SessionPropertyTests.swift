import Testing
import UIKit

@testable import Simulator

/// What holds of every scene, size, key and turn of the wheel.
@MainActor @Suite struct SessionPropertyTests {
    private static let sizes = [
        (24, 8), (30, 9), (40, 12), (59, 20), (60, 16), (80, 24), (100, 30), (132, 43), (200, 50), (300, 100),
        (20, 5), (1, 1),
    ].map { CellSize(width: $0.0, height: $0.1) }

    /// Every key that does something but leaving, and some that do nothing.
    private static let presses: [KeyPress] =
        KeyTable.bindings.filter { ![Command.quit, .suspend].contains($0.command) }.flatMap(\.keys)
        + [KeyPress(.character("z")), KeyPress(.function(5)), KeyPress(.insert)]

    private func event(_ size: CellSize, _ numbers: inout SplitMix) -> InputEvent {
        let place = CellPoint(
            x: Int.random(in: -1...size.width, using: &numbers),
            y: Int.random(in: -1...size.height, using: &numbers))
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0:
            return .resize(SessionPropertyTests.sizes.randomElement(using: &numbers) ?? size)
        case 1:
            let wheels: [MouseEvent.Wheel] = [.up, .down, .left, .right]
            return .mouse(MouseEvent(.wheel(wheels.randomElement(using: &numbers) ?? .up), at: place))
        case 2:
            let actions: [MouseEvent.Action] = [
                .press(.left), .move(.left), .release(.left), .press(.right), .move(nil), .release(nil),
            ]
            return .mouse(MouseEvent(actions.randomElement(using: &numbers) ?? .move(nil), at: place))
        default:
            return .key(SessionPropertyTests.presses.randomElement(using: &numbers) ?? KeyPress(.down))
        }
    }

    @Test(arguments: 1...24) func `whatever is done, the picture is right`(seed: UInt64) throws {
        var numbers = SplitMix(state: seed &* 977)
        var random = RandomStage(seed: seed)
        let size =
            SessionPropertyTests.sizes.randomElement(using: &numbers) ?? CellSize(width: 80, height: 24)
        let session = Session(stage: random.stage(), size: size)
        for step in 0..<60 {
            let event = event(session.size, &numbers)
            _ = session.handle(event)
            let picture = session.draw()
            let note = Comment(rawValue: "seed \(seed), step \(step), \(event)")
            try #require(picture == session.draw(), note)
            checkCells(picture, of: session.size, note)
            checkOffsets(session, note)
            if session.arrangement.kind == .beside {
                checkBezel(picture, session, note)
                checkGhost(picture, session, note)
            }
        }
    }

    /// As large as the screen; wide characters are whole.
    private func checkCells(_ picture: CellBuffer, of size: CellSize, _ note: Comment) {
        #expect(picture.size == size, note)
        for y in 0..<size.height {
            let row = Array(picture.row(y))
            #expect(row.count == size.width, note)
            for (x, cell) in row.enumerated() {
                switch cell.width {
                case 0: #expect(x > 0 && row[x - 1].width == 2, note)
                case 2: #expect(x + 1 < row.count && row[x + 1].width == 0, note)
                default: #expect(cell.width == 1, note)
                }
            }
        }
        for line in picture.lines { #expect(TerminalText.width(of: line) <= size.width, note) }
    }

    /// Every scroll view rests where a person can leave it.
    private func checkOffsets(_ session: Session, _ note: Comment) {
        for scrollView in ScrollFocus(in: session.stage.rootView).scrollViews {
            #expect(scrollView.contentOffset == scrollView.clampedOffset(scrollView.contentOffset), note)
        }
    }

    /// Beside the bracket the map has no ghost, above and below it nothing but ghosts.
    private func checkGhost(_ picture: CellBuffer, _ session: Session, _ note: Comment) {
        guard session.keyPanel == nil, let facts = session.facts, !facts.horizontal.range.canScroll,
            let map = session.arrangement.map
        else { return }
        for y in map.frame.rows {
            let isSeen = "┏┃┗".contains(picture[map.frame.minX - 3, y].text)
            let texts = map.frame.columns.map { picture[$0, y].text }
            #expect(!texts.contains(isSeen ? "░" : "█"), note)
        }
    }

    /// Where the focused scroll view reaches the device's upper or lower edge, that is dashed if there is more that way
    /// and solid if not.
    private func checkBezel(_ picture: CellBuffer, _ session: Session, _ note: Comment) {
        let arrangement = session.arrangement
        guard session.keyPanel == nil, let facts = session.facts else { return }
        let visible = arrangement.projection.cells(of: facts.visible, from: arrangement.picture.origin)
            .intersection(arrangement.picture)
        guard visible == arrangement.picture, visible.size.width > 2 else { return }
        let middle = visible.minX + visible.size.width / 2
        #expect((picture[middle, visible.minY - 1].text == "╌") == facts.vertical.goesOnBefore, note)
        #expect((picture[middle, visible.maxY].text == "╌") == facts.vertical.goesOnAfter, note)
    }
}
