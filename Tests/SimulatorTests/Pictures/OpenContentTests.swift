import Testing
import UIKit

@testable import Simulator

/// Layouts that nothing decides, beside the design's sketches.
@MainActor @Suite struct OpenContentTests {
    private func lines(_ stage: Stage, _ width: Int = 80, _ height: Int = 24) -> [String] {
        Session(stage: stage, size: CellSize(width: width, height: height)).draw().lines
    }

    /// The boxes are decided, and drawn as what they are: box[0] begins at 100 of 40 a row, 2.5 rows down, and on the map at
    /// 100 of 64 a row. Two of them begin at 700 and 900, where a frame of 667 does not reach; the last ends at 1000.
    @Test func `a list that ends nowhere is open at its end`() {
        #expect(
            lines(BuiltStages.list(isTied: false)) == [
                " Ends nowhere  phone  375 × 667                                   1 row = 40 pt",
                "  ╭───────────────────╮               ┌╌╌╌╌╌╌╌╌╌╌╌╌┐    content 375 × ?",
                "  │                   │             ┏ ╎            ╎ ┓",
                "  │                   │             ┃ ╎▃▃▃▃▃▃▃▃▃▃▃▃╎ ┃",
                "  │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄│             ┃ ╎████████████╎ ┃  box[0]  y 100",
                "  │█████ box[0] ██████│             ┃ ╎▔▔▔▔▔▔▔▔▔▔▔▔╎ ┃",
                "  │███████████████████│      bounds ┃ ╎▂▂▂▂▂▂▂▂▂▂▂▂╎ ┃",
                "  │                   │   375 × 667 ┃ ╎████████████╎ ┃  box[1]  y 300",
                "  │                   │             ┃ ╎▔▔▔▔▔▔▔▔▔▔▔▔╎ ┃",
                "  │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄│             ┃ ╎▁▁▁▁▁▁▁▁▁▁▁▁╎ ┃",
                "  │█████ box[1] ██████│             ┃ ╎████████████╎ ┃  box[2]  y 500",
                "  │███████████████████│             ┗ ╎▀▀▀▀▀▀▀▀▀▀▀▀╎ ┛",
                "  │                   │               ╎            ╎",
                "  │                   │               ╎░░░░░░░░░░░░╎    box[3]  y 700",
                "  │▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄│               ╎░░░░░░░░░░░░╎",
                "  │█████ box[2] ██████│               ╎            ╎",
                "  │███████████████████│               ╎░░░░░░░░░░░░╎    box[4]  y 900",
                "  │                   │               ╎░░░░░░░░░░░░╎",
                "  │                   │               ┊     ?      ┊    views reach 1000",
                "  ╰───────────────────╯",
                "  y height is not decided: nothing ties container.bottom to box[4].bottom",
                "  x content 375 = 375    does not scroll     box[3] box[4] cannot be reached",
                "  height top ─100─ box[0] 100 ─100─ box[1] 100 ─ ⋯ ─ box[4] 100 ─ ? ─ bottom",
                "  ⏎ try  box[4].bottom == container.bottom - 100   → 375 × 1100   w why",
            ])
    }

    @Test func `content and box that wait for each other are a loop`() {
        #expect(
            Array(lines(BuiltStages.nothingShows()).prefix(23)) == [
                " Nothing shows  phone  375 × 667                                  1 row = 40 pt",
                "  ╭───────────────────╮",
                "  │◇ box 0 × 0        │    box.left == scroll.left + 5",
                "  │                   │    box.right == scroll.right + 5",
                "  │                   │",
                "  │                   │      ┌─▶ content width ──┐",
                "  │                   │      │                   │ left, right:",
                "  │                   │      │                   │ box width = content width",
                "  │                   │      └──── box width ◀───┘",
                "  │                   │",
                "  │                   │    Each waits for the other, so both are 0 here.",
                "  │                   │    On x and y alike. Nothing else gives a size.",
                "  │                   │",
                "  │                   │    three facts an axis           x   y",
                "  │                   │      to the near edge            ✓   ✓",
                "  │                   │      its own size                ✗   ✗",
                "  │                   │      to the far edge             ✓   ✓",
                "  │                   │",
                "  │                   │",
                "  ╰───────────────────╯",
                "  y content follows box, box follows content: undecided (drawn as 0)",
                "  x content follows box, box follows content: undecided (drawn as 0)",
                "  edges were read as the content area; give box a size of its own",
            ])
    }

    @Test func `several members of a loop are counted`() {
        let lines = lines(BuiltStages.nothingShows(boxes: 3))
        #expect(lines[5].hasSuffix("┌─▶ content width ──────────────┐"))
        #expect(lines[8].hasSuffix("└── box[0] and 2 more width ◀───┘"))
        #expect(lines[20].hasPrefix("  y content and box[0] and 2 more follow each other: undecided"))
    }

    /// Boxes of 10 at 2 points a row and 1 a column: 20 × 5 cells, and a list of what ties them.
    @Test func `two boxes in an open content are facts and what is missing`() {
        let lines = lines(BuiltStages.twoBoxesOpen())
        #expect(
            Array(lines[3...12]) == [
                "     ┌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┄╌ ╌  content ? × ?",
                "     ╎████████████████████      ✓  a.left   == content.left",
                "     ╎████████████████████      ✓  b.left   == a.right",
                "     ╎███ a ███████ b ████?     ?  b.right  == content.right",
                "     ╎████████████████████      ✓  a.top    == content.top",
                "     ╎████████████████████      ?  a.bottom == content.bottom",
                "     ┊         ?          ┄", "     ┊", "",
                "  You see where the content ends, 20 × 10. Nothing says so: it may be any size.",
            ])
        #expect(lines[13] == "  Two facts are missing, one an axis.")
        #expect(
            Array(lines[20...22]) == [
                "  y height is not decided: nothing ties content.bottom to a.bottom",
                "  x width is not decided: nothing ties content.right to b.right",
                "  height top ─ a 10 ─ ? ─ bottom",
            ])
    }

    /// Five to the right and five down, and as large as the frame: it ends 5 beyond the content on two sides.
    @Test func `what hangs out carries the amount`() {
        let lines = lines(BuiltStages.hangingOut())
        #expect(lines.contains { $0.contains("+5╌╌") })
        #expect(lines.contains { $0.contains("█+5 ┃▸ box  y 5") })
    }

    /// Nothing says where "open" begins: strokes around it; "clear" has no colour: dashes, its name and its size.
    @Test func `what has no fill or no place has an outline`() {
        let lines = lines(BuiltStages.outlines())
        #expect(lines[2].hasPrefix("  │┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄│"))
        #expect(lines[3].hasPrefix("  │┊ clear           ┊│"))
        #expect(lines[4].hasPrefix("  │┊ 375 × 667       ┊│"))
        // 200 points are 5 rows down and 10 columns wide.
        #expect(lines[7].hasPrefix("  │╱╱╱╱╱╱╱╱╱╱        ┊│"))
        #expect(lines[9].hasPrefix("  │╱█ open █╱        ┊│"))
        let ascii = Session(stage: BuiltStages.outlines(), size: CellSize(width: 80, height: 24)).draw()
            .withASCIIGlyphs.lines
        #expect(ascii[7].hasPrefix("  |//////////        :|"))
    }

    @Test func `where there is less room the reason stays whole`() {
        let lines = lines(BuiltStages.list(isTied: false), 60, 16)
        #expect(lines[12] == "  y open: nothing ties container.bottom to box[4].bottom")
        #expect(lines[13].hasSuffix("2 out of reach"))
    }

    /// On every screen with panels the lines fit, and what is wrong is told.
    @Test(arguments: [(60, 16), (61, 17), (72, 20), (80, 24), (132, 43), (300, 100)])
    func `every size`(_ width: Int, _ height: Int) {
        let stages = [
            BuiltStages.list(isTied: false), BuiltStages.nothingShows(), BuiltStages.twoBoxesOpen(),
            BuiltStages.hangingOut(), BuiltStages.nothingShows(boxes: 3),
        ]
        for stage in stages {
            let lines = lines(stage, width, height)
            #expect(lines.count == height)
            for line in lines { #expect(TerminalText.width(of: line) <= width) }
            #expect(lines.last?.hasPrefix("  ⏎ try") == true)
            #expect(lines.last?.contains("→") == true)
            // What is said at the right of a picture stands beside it and not over it.
            for line in lines where line.contains("╯") {
                #expect(line.hasPrefix("  ╰"))
            }
        }
    }
}
