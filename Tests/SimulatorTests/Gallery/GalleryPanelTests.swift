import Diagnosis
import Testing
import UIKit

@testable import Simulator

/// Whole screens of the gallery beside the design's sketch: its titles, its columns and its lines; the pictures are
/// those of `Stages`. Of 80 × 24 cells the pictures have 15 × 13: at 50 points a row and 25 a column a phone of
/// 375 × 667 takes 15 × 13.3.
@MainActor @Suite struct GalleryPanelTests {
    private func screen(_ width: Int, _ height: Int, _ keys: String = "") throws -> [String] {
        try StageLibrary.front(.sketch(), width, height, keys).draw().lines
    }

    @Test func `80 by 24`() throws {
        // In the phone box[0] is at 100 … 200, rows 2 and 3, and there is a box every 4 rows. The map has 8 columns,
        // so 375 points need 89 a row: 1100 are 12.4 rows, box[0] begins at 1.1, and the bounds end at 7.5.
        #expect(
            try screen(80, 24) == [
                " scrollsim  how a UIScrollView lays out and scrolls                     ? keys",
                "",
                "  start here                                  ╭───────────────╮    ┌╌╌╌╌╌╌╌╌┐",
                "  ▸ Vertical list               375 × 1100    │              ▐│  ┏ ╎        ╎ ┓",
                "    Carousel                    1875 × 220    │              ▐│  ┃ ╎▇▇▇▇▇▇▇▇╎ ┃",
                "    Strip                       375 × 1100    │██████████████▐│  ┃ ╎▔▔▔▔▔▔▔▔╎ ┃",
                "    Two boxes                   375 × 1100    │███ box[0] ███▐│  ┃ ╎▅▅▅▅▅▅▅▅╎ ┃",
                "    Page with a carousel        375 × 1100    │              ▐│  ┃ ╎▀▀▀▀▀▀▀▀╎ ┃",
                "  when it does not work                       │              ▐│  ┃ ╎▃▃▃▃▃▃▃▃╎ ┃",
                "    Nothing shows               ✗ loop        │██████████████▐│  ┗ ╎████████╎ ┛",
                "    Ends nowhere                ✗ height      │███ box[1] ███▐│    ╎        ╎",
                "    Set too early               ! 0           │               │    ╎░░░░░░░░╎",
                "  step by step                                │               │    ╎        ╎",
                "    Container in three steps    3 steps       │███████████████│    ╎░░░░░░░░╎",
                "    Three tries at contentSize  3 steps       │███ box[2] ████│    ╎        ╎",
                "                                              │               │    └╌╌╌╌╌╌╌╌┘",
                "                                              ╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯",
                "",
                "",
                "  Five boxes in a container that fills the scroll view.",
                "",
                "",
                "",
                "  ⏎ open   ↑↓ choose   o open a file   / find   ? keys   q quit",
            ])
    }

    @Test func `100 by 30 has blank lines between the groups and a larger picture`() throws {
        let lines = try screen(100, 30)
        #expect(lines[0].hasSuffix("? keys") && TextFitting.width(of: lines[0]) == 98)
        #expect(
            lines[2...17].map { String($0.prefix(46)).trimmingCharacters(in: .whitespaces) } == [
                "start here", "▸ Vertical list               375 × 1100",
                "Carousel                    1875 × 220",
                "Strip                       375 × 1100", "Two boxes                   375 × 1100",
                "Page with a carousel        375 × 1100", "", "when it does not work",
                "Nothing shows               ✗ loop", "Ends nowhere                ✗ height",
                "Set too early               ! 0", "", "step by step",
                "Container in three steps    3 steps",
                "Three tries at contentSize  3 steps", "",
            ])
        // 375 points at 39 a row are 19.2 columns, 667 are 17.1 rows.
        #expect(lines[2].dropFirst(46).hasPrefix("╭" + String(repeating: "─", count: 19) + "╮"))
        #expect(lines[20].dropFirst(46).hasPrefix("╰" + String(repeating: "╌", count: 19) + "╯"))
        #expect(lines[25] == "  Five boxes in a container that fills the scroll view.")
        #expect(lines[29].hasPrefix("  ⏎ open"))
    }

    @Test func `60 by 16 has a phone and no map`() throws {
        // 7 rows for 667 points: 89 a row, and 375 at 44.5 a column are 8.4.
        #expect(
            try screen(60, 16) == [
                " scrollsim                                          ? keys",
                "",
                "  start here                                  ╭────────╮",
                "  ▸ Vertical list               375 × 1100    │       ▐│",
                "    Carousel                    1875 × 220    │▇▇▇▇▇▇▇▐│",
                "    Strip                       375 × 1100    │▔▔▔▔▔▔▔▐│",
                "    Two boxes                   375 × 1100    │▅▅▅▅▅▅▅▐│",
                "    Page with a carousel        375 × 1100    │▀▀▀▀▀▀▀▀│",
                "  when it does not work                       │▃▃▃▃▃▃▃▃│",
                "    Nothing shows               ✗ loop        │████████│",
                "    Ends nowhere                ✗ height      ╰╌╌╌╌╌╌╌╌╯",
                "    ↓ 3 more",
                "  Five boxes in a container that fills the scroll view.",
                "",
                "",
                "  ⏎ open   ↑↓ choose   o open a file   / find   ? keys",
            ])
    }

    @Test func `40 by 12 has the list alone`() throws {
        #expect(
            try screen(40, 12) == [
                " scrollsim                      ? keys",
                "",
                "  start here",
                "  ▸ Vertical list          375 × 1100",
                "    Carousel               1875 × 220",
                "    Strip                  375 × 1100",
                "    Two boxes              375 × 1100",
                "    Page with a carousel   375 × 1100",
                "  when it does not work",
                "    Nothing shows          ✗ loop",
                "    ↓ 4 more",
                "  ⏎ open   ↑↓ choose   o open a file",
            ])
    }

    @Test func `a horizontal scene runs out of its phone to the edge of the pane`() throws {
        let lines = try screen(80, 24, "Down")
        #expect(lines[4].hasPrefix("  ▸ Carousel"))
        // A page is 15 columns, and the content has 4 more of them right of the phone.
        #expect(lines.contains { $0.hasSuffix("│├── 1500 more ──▶") })
        #expect(lines.contains { $0.contains("●") && $0.contains("○ ○ ○ ○") })
        for line in lines { #expect(TextFitting.width(of: line) <= 80) }
    }

    @Test func `the list scrolls, and says how much of it is hidden`() throws {
        let lines = try screen(40, 12, "End")
        #expect(lines[1] == "    ↑ 4 more")
        #expect(lines[9].hasPrefix("  ▸ Three tries at con"))
        #expect(lines[10] == "")
        let back = try screen(40, 12, "End Home")
        #expect(back[2] == "  start here")
    }

    @Test func `too small says so`() throws {
        #expect(try screen(20, 5) == ["24 × 8 needed, this", "is 20 × 5", "", "", ""])
    }

    @Test func `what a scene is about ends after two sentences`() {
        #expect(GalleryPanel.beginning(of: "One.\nTwo is 1.5 long. Three.") == "One. Two is 1.5 long.")
        #expect(GalleryPanel.beginning(of: "Only one") == "Only one")
        #expect(GalleryPanel.beginning(of: "") == "")
    }

    @Test func `a picture takes the fewest whole points to a row`() {
        // 375 × 667 in 15 × 13 cells: at 49 points 375 / 24.5 = 15.3 and 667 / 49 = 13.6, which is a row too much.
        let phone = CGSize(width: 375, height: 667)
        #expect(Projection.filling(phone, in: CellSize(width: 15, height: 13)).pointsPerRow == 50)
        #expect(Projection.filling(phone, in: CellSize(width: 19, height: 19)).pointsPerRow == 39)
        #expect(Projection.filling(.zero, in: CellSize(width: 1, height: 1)).pointsPerRow == 1)
    }

    @Test func `every rule has a word that fits`() {
        for rule in Rule.all {
            let word = FaultWord.word(for: rule.name)
            #expect(
                word != rule.name && TextFitting.width(of: word) <= GalleryLayout.factWidth - 2, "\(word)")
        }
        #expect(FaultWord.word(for: "a-new-rule") == "a-new-rule")
    }

    @Test func `an error comes before a warning, and steps before both`() {
        let library = StageLibrary([
            (
                "all",
                [
                    .init(
                        title: "Both",
                        faults: [
                            Diagnostic(rule: "stray-scroll", severity: .warning, message: ""),
                            Diagnostic(rule: "ambiguous-frame", severity: .error, message: ""),
                        ]),
                    .init(
                        title: "Steps",
                        faults: [Diagnostic(rule: "stray-scroll", severity: .error, message: "")],
                        stepCount: 1),
                    .init(title: "Broken", problem: SceneProblem("file:1:1: error: no view\nmore")),
                    .init(title: "Plain", make: { Stages.stage("Plain", []) }),
                ]
            )
        ])
        let facts = library.groups[0].entries.map { SceneFact(of: library.preview(of: $0)).text }
        #expect(facts == ["✗ frame", "1 step", "✗ unreadable", ""])
    }
}
