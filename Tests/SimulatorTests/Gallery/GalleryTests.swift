import Testing
import UIKit

@testable import Simulator

/// Choosing, finding, opening and coming back.
@MainActor @Suite struct GalleryTests {
    private func lines(_ keys: String, _ width: Int = 80, _ height: Int = 24) throws -> [String] {
        try StageLibrary.front(.sketch(), width, height, keys).draw().lines
    }

    /// The title after the mark.
    private func chosen(_ front: Front) -> String? {
        front.draw().lines.first { $0.hasPrefix("  ▸ ") }.map { line in
            line.dropFirst(4).prefix(26).trimmingCharacters(in: .whitespaces)
        }
    }

    private func chosen(after keys: String) throws -> String? {
        chosen(try StageLibrary.front(.sketch(), 80, 24, keys))
    }

    private func type(_ text: String, to front: Front) {
        for character in text { _ = front.handle(.key(.character(character))) }
    }

    // MARK: - Choosing

    @Test(arguments: [
        ("", "Vertical list"), ("Down", "Carousel"), ("j j k", "Carousel"), ("Up", "Vertical list"),
        ("End", "Three tries at contentSize"), ("G Home", "Vertical list"),
        ("NPage", "Three tries at contentSize"), ("End PPage", "Vertical list"), ("C-d", "Set too early"),
        ("Down Escape", "Carousel"), ("Down Left", "Carousel"),
    ])
    func `the keys choose`(keys: String, title: String) throws {
        #expect(try chosen(after: keys) == title)
    }

    @Test func `only what is drawn is laid out, and once`() throws {
        let library = StageLibrary.sketch()
        let front = try StageLibrary.front(library, 40, 12)
        #expect(library.previewed == [])
        _ = front.draw()
        // Eight lines, of which two are titles.
        let seen = [
            "Vertical list", "Carousel", "Strip", "Two boxes", "Page with a carousel", "Nothing shows",
        ]
        #expect(library.previewed == seen)
        _ = front.handle(.key(.down))
        _ = front.draw()
        #expect(library.previewed == seen)
    }

    @Test func `the mouse chooses and opens`() throws {
        let front = try StageLibrary.front()
        let strip = CellPoint(x: 10, y: 5)
        #expect(front.handle(.mouse(MouseEvent(.wheel(.down), at: strip))) == .redraw)
        #expect(chosen(front) == "Carousel")
        #expect(front.handle(.mouse(MouseEvent(.wheel(.down), at: CellPoint(x: 60, y: 5)))) == .none)
        #expect(front.handle(.mouse(MouseEvent(.press(.left), at: strip))) == .redraw)
        #expect(chosen(front) == "Strip")
        // A title is no scene.
        #expect(front.handle(.mouse(MouseEvent(.press(.left), at: CellPoint(x: 10, y: 2)))) == .none)
        #expect(front.handle(.mouse(MouseEvent(.press(.left), at: strip))) == .redraw)
        #expect(front.session != nil)
    }

    // MARK: - Opening

    @Test(arguments: ["Enter", "Right", "l"])
    func `a scene opens at its place, and Escape comes back to it`(key: String) throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "Down \(key)")
        let lines = front.draw().lines
        #expect(lines[0].hasPrefix(" Carousel  phone") && lines[0].hasSuffix("1 column = 20 pt    2/10"))
        #expect(lines[23].contains("Esc scenes"))
        #expect(front.handle(.key(.escape)) == .redraw)
        #expect(front.session == nil && chosen(front) == "Carousel")
    }

    @Test func `Escape at the top does nothing, and never quits`() throws {
        let front = try StageLibrary.front()
        let before = front.draw()
        #expect(front.handle(.key(.escape)) == .none)
        #expect(front.draw() == before)
    }

    @Test func `Escape closes a panel before it leaves the scene`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "Enter ? Escape")
        #expect(front.session != nil)
        _ = front.handle(.key(.escape))
        #expect(front.session == nil)
    }

    @Test func `what was opened is laid out anew for the list`() throws {
        let library = StageLibrary.sketch()
        let front = try StageLibrary.front(library, 40, 12)
        _ = front.draw()
        let count = library.previewed.count
        for event in try KeyScript.events(of: "Enter Escape") { _ = front.handle(event) }
        _ = front.draw()
        #expect(library.previewed.dropFirst(count) == ["Vertical list"])
    }

    @Test func `behind a scene that was opened directly is the gallery`() throws {
        let size = CellSize(width: 80, height: 24)
        let front = Front(
            session: Session(stage: Stages.carousel(), size: size), library: StageLibrary.sketch(),
            entry: "Carousel")
        #expect(front.draw().lines[23].contains("Esc scenes"))
        #expect(front.handle(.key(.escape)) == .redraw)
        #expect(chosen(front) == "Carousel")
    }

    @Test func `without a gallery Escape leads nowhere`() throws {
        let size = CellSize(width: 80, height: 24)
        let front = Front(session: Session(stage: Stages.list(), size: size), library: nil)
        #expect(!front.draw().lines[23].contains("Esc"))
        _ = front.handle(.key(.escape))
        #expect(front.session != nil && front.draw().lines[0].hasPrefix(" Vertical list"))
    }

    @Test func `a scene that does not load says so, and stays chosen`() throws {
        let library = StageLibrary([
            ("all", [.init(title: "Bad", problem: SceneProblem("bad.yaml:1:1: error: no view"))])
        ])
        let front = try StageLibrary.front(library, 80, 24, "Enter")
        #expect(front.draw().lines[22] == "  ✗ bad.yaml:1:1: error: no view")
        #expect(front.session == nil && chosen(front) == "Bad")
        #expect(front.handle(.key(.function(5))) == .redraw)
        #expect(front.draw().lines[22] == "")
    }

    @Test func `a library without scenes is an empty list`() throws {
        let front = try StageLibrary.front(StageLibrary([]), 80, 24, "Down Enter / a Enter NPage")
        #expect(front.draw().lines[0].hasPrefix(" scrollsim"))
    }

    // MARK: - Finding

    @Test func `typing filters only after a slash`() throws {
        #expect(try chosen(after: "c a r") == "Vertical list")
        let lines = try lines("/ c A r")
        #expect(lines[3].hasPrefix("  ▸ Carousel") && lines[4].hasPrefix("    Page with a carousel"))
        #expect(lines[5].prefix(44).allSatisfy { $0 == " " })
        #expect(lines[23] == "  /cAr_   ⏎ keep   ↑↓ choose   Esc all scenes")
    }

    @Test func `letters that are keys are typed too`() throws {
        let lines = try lines("/ q o Space ? BSpace BSpace BSpace")
        #expect(lines[23].hasPrefix("  /q_   no scene is called q"))
    }

    @Test func `⏎ keeps the filter, a second one opens`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "/ c a r Down Enter")
        #expect(chosen(front) == "Page with a carousel")
        #expect(front.draw().lines[23].hasPrefix("  /car   ⏎ open"))
        _ = front.handle(.key(.enter))
        #expect(front.draw().lines[0].hasSuffix("5/10"))
        // One comes back to the filtered list; Escape shows all again, with the same scene chosen.
        _ = front.handle(.key(.escape))
        #expect(front.draw().lines[3].hasPrefix("    Carousel"))
        _ = front.handle(.key(.escape))
        #expect(chosen(front) == "Page with a carousel" && front.draw().lines[3].hasPrefix("    Vertical"))
    }

    @Test func `a filter that holds nothing`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "/ z z")
        let lines = front.draw().lines
        #expect(lines[23] == "  /zz_   no scene is called zz   Esc all scenes")
        #expect(lines[1...22].allSatisfy { $0.isEmpty })
        for event in try KeyScript.events(of: "Down Enter Enter Right") { _ = front.handle(event) }
        #expect(front.session == nil)
        _ = front.handle(.key(.escape))
        #expect(chosen(front) == "Vertical list")
    }

    @Test func `an empty filter is none`() throws {
        #expect(try lines("/ Enter")[23].hasPrefix("  ⏎ open"))
        #expect(try lines("/ c BSpace Escape")[23].hasPrefix("  ⏎ open"))
    }

    // MARK: - A file

    @Test func `a path is asked for, and opened`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "o")
        #expect(front.draw().lines[23] == "  open a file: _   ⏎ open   Esc back")
        type("list.yaml", to: front)
        #expect(front.draw().lines[23] == "  open a file: list.yaml_   ⏎ open   Esc back")
        #expect(front.handle(.key(.enter)) == .redraw)
        // It is none of the list's scenes.
        #expect(front.draw().lines[0].hasSuffix("1 row = 40 pt"))
        _ = front.handle(.key(.escape))
        #expect(front.draw().lines[23].hasPrefix("  ⏎ open   ↑↓ choose"))
    }

    @Test func `a wrong path is said in a line, and can be mended`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "Down o")
        type("lost.yaml", to: front)
        _ = front.handle(.key(.enter))
        let lines = front.draw().lines
        #expect(lines[22] == "  ✗ cannot read lost.yaml: there is no such file")
        #expect(lines[23].hasPrefix("  open a file: lost.yaml_"))
        for event in try KeyScript.events(of: "C-u") { _ = front.handle(event) }
        #expect(front.handle(.paste("list.yaml\nmore")) == .redraw)
        _ = front.handle(.key(.enter))
        #expect(front.session != nil)
        _ = front.handle(.key(.escape))
        #expect(chosen(front) == "Carousel")
    }

    @Test func `Escape leaves the question, and no key of it does anything else`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "o q Down Tab Left F5 Escape")
        #expect(chosen(front) == "Vertical list")
        #expect(front.draw().lines[23].hasPrefix("  ⏎ open"))
        #expect(front.handle(.key(KeyPress(.character("c"), .control))) == .quit)
    }

    @Test func `a long path shows its end`() throws {
        let front = try StageLibrary.front(.sketch(), 40, 12, "o")
        type(String(repeating: "a", count: 60) + "/b.yaml", to: front)
        let line = front.draw().lines[11]
        #expect(line.hasSuffix("a/b.yaml_") && TextFitting.width(of: line) <= 40)
    }

    // MARK: - The rest

    @Test func `the panel of keys`() throws {
        let front = try StageLibrary.front(.sketch(), 80, 24, "?")
        #expect(front.draw().lines[0] == " keys")
        #expect(front.handle(.key(.enter)) == .none)
        _ = front.handle(.key(.escape))
        #expect(chosen(front) == "Vertical list")
    }

    @Test func `what the screen is told to do`() throws {
        let front = try StageLibrary.front()
        #expect(front.handle(.key(KeyPress(.character("l"), .control))) == .repaint)
        #expect(front.handle(.resume) == .repaint)
        #expect(front.handle(.key(KeyPress(.character("z"), .control))) == .suspend)
        #expect(front.handle(.key(.character("q"))) == .quit)
        #expect(front.handle(.focus(false)) == .none && front.handle(.paste("x")) == .none)
    }

    /// Whatever is pressed at whatever size, there is a picture of that size, and in it what is chosen.
    @Test(arguments: 0..<24) func `any keys at any size`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let front = try StageLibrary.front()
        let keys = try KeyScript.events(
            of: "Down Up NPage PPage Home End Enter Escape / o a BSpace Right ? C-d Left Space")
        for _ in 0..<60 {
            let size = CellSize(
                width: Int.random(in: 1...300, using: &random),
                height: Int.random(in: 1...100, using: &random))
            if Int.random(in: 0..<3, using: &random) == 0 { _ = front.handle(.resize(size)) }
            if let event = keys.randomElement(using: &random) { _ = front.handle(event) }
            let buffer = front.draw()
            #expect(buffer.size == front.size)
            let hasRoom = front.size.width >= 24 && front.size.height >= 8
            if hasRoom, buffer.lines[0].hasPrefix(" scrollsim") {
                let isEmpty = ["  /", "  open a file: "].contains {
                    buffer.lines.last?.hasPrefix($0) ?? false
                }
                #expect(isEmpty || chosen(front) != nil, "\(front.size)")
            }
        }
    }
}
