import UIKit

/// Draws the gallery: the list of scenes, the chosen one laid out beside it, and what it is about.
@MainActor struct GalleryPanel {
    let gallery: Gallery

    private var layout: GalleryLayout { gallery.layout }

    func draw(into buffer: inout CellBuffer) {
        guard layout.hasRoom else {
            SizeNotice().draw(into: &buffer)
            return
        }
        drawHead(into: &buffer)
        drawList(into: &buffer)
        if let selected = gallery.selected { drawSelected(selected, into: &buffer) }
        if let problem = gallery.problem {
            let text = TextFitting.shortened("✗ \(problem.message)", to: buffer.size.width - 3)
            buffer.put(text, x: 2, y: layout.problem, style: Theme.bad)
        }
        GalleryKeyLine(gallery: gallery).draw(into: &buffer, y: layout.keys)
    }

    private func drawHead(into buffer: inout CellBuffer) {
        let keys = KeyTable.label(for: .showKeys)
        let start = buffer.size.width - TextFitting.width(of: keys) - 7
        let x = 3 + buffer.put("scrollsim", x: 1, y: 0, style: Theme.plain.bold)
        let about = "how a UIScrollView lays out and scrolls"
        if x + TextFitting.width(of: about) + 2 <= start {
            buffer.put(about, x: x, y: 0, style: Theme.quiet)
        }
        let end = buffer.put(keys, x: start, y: 0, style: Theme.plain)
        buffer.put("keys", x: start + end + 1, y: 0, style: Theme.quiet)
    }

    // MARK: - The list

    private func drawList(into buffer: inout CellBuffer) {
        let lines = gallery.lines
        let list = layout.list
        let shown = gallery.firstLine..<min(lines.count, gallery.firstLine + list.size.height)
        for (row, line) in lines[shown].enumerated() { draw(line, y: list.minY + row, into: &buffer) }
        func drawMore(_ arrow: String, _ hidden: ArraySlice<GalleryLine>, y: Int) {
            let count = hidden.count { $0.entry != nil }
            if count > 0 { buffer.put("\(arrow) \(count) more", x: 4, y: y, style: Theme.faint) }
        }
        drawMore("↑", lines[..<shown.lowerBound], y: list.minY - 1)
        if layout.problem > list.maxY || gallery.problem == nil {
            drawMore("↓", lines[shown.upperBound...], y: list.maxY)
        }
    }

    private func draw(_ line: GalleryLine, y: Int, into buffer: inout CellBuffer) {
        let clip = layout.list
        switch line {
        case .blank: break
        case .title(let title):
            buffer.put(
                TextFitting.shortened(title, to: clip.maxX - 3), x: 2, y: y, style: Theme.quiet, clip: clip)
        case .entry(let entry):
            let isSelected = entry == gallery.selected
            if isSelected { buffer.put("▸", x: 2, y: y, style: Theme.accent.bold) }
            let room = (layout.facts ?? clip.maxX) - 5
            let title = TextFitting.shortened(entry.title, to: room)
            buffer.put(title, x: 4, y: y, style: isSelected ? Theme.plain.bold : Theme.plain, clip: clip)
            guard let x = layout.facts else { return }
            let fact = SceneFact(of: gallery.preview(of: entry))
            let text = TextFitting.shortened(fact.text, to: GalleryLayout.factWidth)
            buffer.put(text, x: x, y: y, style: fact.style, clip: clip)
        }
    }

    // MARK: - The chosen scene

    private func drawSelected(_ entry: SceneEntry, into buffer: inout CellBuffer) {
        guard let pane = layout.pane else { return }
        let room = buffer.size.width - 2
        let about: String
        switch gallery.preview(of: entry) {
        case .failure(let problem): about = problem.message
        case .success(let preview):
            about = GalleryPanel.beginning(of: preview.stage.about)
            PanePicture(stage: preview.stage).draw(into: &buffer, pane: pane)
        }
        let lines = TextFitting.lines(of: about, width: room, limit: layout.about.count)
        for (y, line) in zip(layout.about, lines) { buffer.put(line, x: 2, y: y, style: Theme.plain) }
    }

    /// The first two sentences of a text.
    static func beginning(of text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        var sentences = 0
        let end = words.firstIndex { word in
            if word.last.map({ ".!?".contains($0) }) ?? false { sentences += 1 }
            return sentences == 2
        }
        return words.prefix(end.map { $0 + 1 } ?? words.count).joined(separator: " ")
    }
}
