/// The gallery's last line: the keys that are of use now, after what is being typed.
@MainActor struct GalleryKeyLine {
    let gallery: Gallery

    func draw(into buffer: inout CellBuffer, y: Int) {
        var x = 2
        if case .path(let entry) = gallery.typing {
            x = drawEntry("open a file: ", entry, isTyped: true, x, y, &buffer)
        } else if let filter = gallery.filter {
            let isTyped = gallery.typing == .filter
            x = drawEntry(KeyTable.label(for: .find), filter, isTyped: isTyped, x, y, &buffer)
            if gallery.selected == nil {
                let text = "no scene is called \(filter.text)"
                let shown = TextFitting.shortened(text, to: buffer.size.width - x - 1)
                x += buffer.put(shown, x: x, y: y, style: Theme.bad) + 3
            }
        }
        for (keys, sentence) in hints {
            let width = TextFitting.width(of: keys) + 1 + TextFitting.width(of: sentence)
            guard x + width < buffer.size.width else { break }
            x += buffer.put(keys, x: x, y: y, style: Theme.plain.bold) + 1
            x += buffer.put(sentence, x: x, y: y, style: Theme.quiet) + 3
        }
    }

    /// Writes what is typed, its end if there is no room for all, and returns where the hints begin.
    private func drawEntry(
        _ label: String, _ entry: TextEntry, isTyped: Bool, _ start: Int, _ y: Int, _ buffer: inout CellBuffer
    ) -> Int {
        var x = start + buffer.put(label, x: start, y: y, style: Theme.accent)
        var text = Substring(entry.text)
        while !text.isEmpty, x + TextFitting.width(of: String(text)) + 2 > buffer.size.width {
            text = text.dropFirst()
        }
        x += buffer.put(String(text), x: x, y: y, style: Theme.plain)
        if isTyped { x += buffer.put("_", x: x, y: y, style: Theme.accent) }
        return x + 3
    }

    private var hints: [(keys: String, sentence: String)] {
        let (enter, escape) = (KeyTable.firstLabel(for: .apply), KeyTable.firstLabel(for: .back))
        switch gallery.typing {
        case .path: return [(enter, "open"), (escape, "back")]
        case .filter:
            let isChosen = gallery.selected != nil
            return (isChosen ? [(enter, "keep"), ("↑↓", "choose")] : []) + [(escape, "all scenes")]
        case nil: break
        }
        var hints: [(keys: String, sentence: String)] = []
        if gallery.selected != nil { hints += [(enter, "open"), ("↑↓", "choose")] }
        if gallery.filter != nil { hints.append((escape, "all scenes")) }
        hints.append((KeyTable.firstLabel(for: .openFile), "open a file"))
        if gallery.filter == nil { hints.append((KeyTable.firstLabel(for: .find), "find")) }
        hints.append((KeyTable.label(for: .showKeys), "keys"))
        hints.append((KeyTable.firstLabel(for: .quit), "quit"))
        return hints
    }
}
