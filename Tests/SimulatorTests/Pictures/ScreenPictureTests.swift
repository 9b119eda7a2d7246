import Testing
import UIKit

@testable import Simulator

/// Whole screens beside the design's sketches. Places follow from the scale that is printed in the head: at 40
/// points a row and 20 a column the phone is 19 × 17 cells, and the content of 1100 takes 17 rows of 64 points.
@MainActor @Suite struct ScreenPictureTests {
    private func screen(_ stage: Stage, _ width: Int, _ height: Int, _ keys: String = "") throws -> [String] {
        let session = Session(stage: stage, size: CellSize(width: width, height: height))
        for event in try KeyScript.events(of: keys) { _ = session.handle(event) }
        return session.draw().lines
    }

    @Test func `the list, three rows down`() throws {
        // Offset 120: box[0] has its bottom at 200 - 120 = 80, two rows; box[1] begins at 180, row 4.5.
        // On the map the bounds begin at 120 / 64 = 1.9 rows and are 667 / 64 = 10.4 long.
        #expect(
            try screen(Stages.list(), 80, 24, "Down Down Down") == [
                " Vertical list  phone  375 × 667                                  1 row = 40 pt",
                "  ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮               ┌╌╌╌╌╌╌╌╌╌╌╌╌┐    content 375 × 1100",
                "  │█████ box[0] ██████│offset 120 ┬   ╎            ╎",
                "  │███████████████████│           ▼   ╎            ╎",
                "  │                  ▐│             ┏ ╎████████████╎ ┓  box[0]  y 100",
                "  │                  ▐│             ┃ ╎▔▔▔▔▔▔▔▔▔▔▔▔╎ ┃",
                "  │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▐│             ┃ ╎▂▂▂▂▂▂▂▂▂▂▂▂╎ ┃",
                "  │█████ box[1] █████▐│             ┃ ╎████████████╎ ┃  box[1]  y 300",
                "  │██████████████████▐│      bounds ┃ ╎▔▔▔▔▔▔▔▔▔▔▔▔╎ ┃",
                "  │                  ▐│   375 × 667 ┃ ╎▁▁▁▁▁▁▁▁▁▁▁▁╎ ┃",
                "  │                  ▐│             ┃ ╎████████████╎ ┃  box[2]  y 500",
                "  │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▐│             ┃ ╎▀▀▀▀▀▀▀▀▀▀▀▀╎ ┃",
                "  │█████ box[2] █████▐│             ┃ ╎            ╎ ┃",
                "  │██████████████████▐│             ┗ ╎████████████╎ ┛  box[3]  y 700",
                "  │                   │               ╎░░░░░░░░░░░░╎",
                "  │                   │               ╎            ╎",
                "  │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄│               ╎░░░░░░░░░░░░╎    box[4]  y 900",
                "  │█████ box[3] ██████│               ╎░░░░░░░░░░░░╎",
                "  │███████████████████│               ╎            ╎",
                "  ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯               └╌╌╌╌╌╌╌╌╌╌╌╌┘",
                "  y content 1100 > 667   scrolls 0 … 433     offset 120   ──━━━━━━━━━━━━──────",
                "  x content  375 = 375   does not scroll     offset 0",
                "  height set by hand: contentSize = 1100",
                "  ↑↓ scroll   c constraints   d faults 0   s source   ? keys   q quit",
            ])
    }

    @Test func `the carousel, on page 2`() throws {
        // 375 points are 18.75 columns: the content begins 19 columns left of the phone's inside. The pages stand
        // at 192 points, 4.8 rows down, and end at 412, 10.3 rows down.
        #expect(
            try screen(Stages.carousel(), 80, 24, "Right") == [
                " Carousel  phone  375 × 667                                    1 column = 20 pt",
                "                             ╭───────────────────╮",
                "                             │                   │",
                "                             │                   │",
                "                             │                   │",
                "           ├── offset 375 ──┤│                   │├──────── 1125 more ─────────▶",
                "          ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│ ▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂ │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌",
                "          ╎ ░░░░░░░░░░░░░░░░░╎ █████████████████ ╎░░░░░░░░░░░░░░░░░ ░░░░░░░░░░░░",
                "          ╎ ░░░░░░░░░░░░░░░░░╎ █████████████████ ╎░░░░░░░░░░░░░░░░░ ░░░░░░░░░░░░",
                "          ╎ ░░░░░ Oslo ░░░░░░╎ █████ Lima ██████ ╎░░░░░ Kyoto ░░░░░ ░░░░░ Cairo",
                "          ╎ ░░░░░░░░░░░░░░░░░╎ █████████████████ ╎░░░░░░░░░░░░░░░░░ ░░░░░░░░░░░░",
                "          ╎ ░░░░░░░░░░░░░░░░░╎ █████████████████ ╎░░░░░░░░░░░░░░░░░ ░░░░░░░░░░░░",
                "          └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│ ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌",
                "  content 1875 × 220         │     ○ ● ○ ○ ○     │",
                "                             │                   │",
                "                             │                   │",
                "                             │                   │",
                "                             │                   │",
                "                             │                   │",
                "                             ╰───────────────────╯",
                "  x content 1875 > 375   scrolls 0 … 1500    offset 375   ────━━━━────────────",
                "  y content  220 = 220   does not scroll     page 2 of 5, rests every 375",
                "  width  set by hand: contentSize = 1875",
                "  ←→ scroll   PgUp PgDn page   c constraints   d faults 0   s source   ? keys",
            ])
    }

    @Test func `a small terminal shows the phone and one verdict`() throws {
        // 12 rows less frame and verdict are 9: 667 points at 80 a row are 8.3 rows, 375 at 40 are 9.4 columns, and 31 columns are left for both sides.
        let lines = try screen(Stages.list(), 40, 12, "Down")
        #expect(lines[0] == "              ╭╌╌╌╌╌╌╌╌╌╮")
        #expect(lines.last == "  y 1100 > 667  0 … 433  offset 80")
        #expect(lines.filter { $0.contains("content") }.isEmpty)
    }

    @Test func `the edges are solid where the content ends`() throws {
        let top = try screen(Stages.list(), 80, 24)
        #expect(top[1].hasPrefix("  ╭───────────────────╮"))
        #expect(top[19].hasPrefix("  ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯"))
        let middle = try screen(Stages.list(), 80, 24, ".")
        #expect(middle[1].hasPrefix("  ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮"))
        let end = try screen(Stages.list(), 80, 24, "End")
        #expect(end[1].hasPrefix("  ╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮"))
        #expect(end[19].hasPrefix("  ╰───────────────────╯"))
    }

    @Test func `views smaller than a cell are shown without the phone`() throws {
        // Two boxes of 10 points at 2 points a row and 1 a column: 20 × 5 cells.
        let boxes = [
            Stages.view("a", 0, 0, 10, 10, .red), Stages.view("b", 10, 0, 10, 10, .blue),
        ]
        let scroll = Stages.scroll(
            "scroll", CGRect(x: 0, y: 0, width: 375, height: 667), content: CGSize(width: 20, height: 10),
            boxes)
        let lines = try screen(Stages.stage("Two boxes", [scroll]), 80, 24)
        #expect(lines[0] == " Two boxes  content area                                           1 row = 2 pt")
        #expect(
            Array(lines[3...9]) == [
                "     ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐     content 20 × 10", "     ╎████████████████████╎",
                "     ╎████████████████████╎", "     ╎███ a ███████ b ████╎     a  y 0",
                "     ╎████████████████████╎", "     ╎████████████████████╎", "     └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘",
            ])
    }

    @Test func `a view that scrolls both ways has a frame around what is seen`() throws {
        let tiles = (0..<5).map {
            Stages.view("tile[\($0)]", 200 * CGFloat($0), 300 * CGFloat($0), 200, 300, Stages.orange)
        }
        let plane = Stages.scroll(
            "plane", CGRect(x: 20, y: 80, width: 335, height: 500),
            content: CGSize(width: 1000, height: 1500),
            tiles)
        let text = try screen(Stages.stage("Plane", [plane]), 80, 24, "Down Right").joined(separator: "\n")
        for corner in LineStyle.viewport.corners { #expect(text.contains(corner)) }
        #expect(text.contains("y content 1500 > 500   scrolls 0 … 1000    offset 40"))
        #expect(text.contains("x content 1000 > 335   scrolls 0 … 665     offset 20"))
    }
}
