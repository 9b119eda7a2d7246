/// The last line: the keys that are of use now.
@MainActor struct KeyLine {
    let focus: ScrollFocus
    let facts: ScrollFacts?
    var walkthrough: (any Walkthrough)?
    /// How many faults there are.
    var faults = 0
    /// In the list of faults: whether the selected one has a fix.
    var fault: Bool?
    /// Whether Esc leads to the gallery.
    var leadsBack = false

    /// Keys and what they do, the most useful first.
    private var hints: [(keys: String, sentence: String)] {
        var hints: [(keys: String, sentence: String)] = []
        if let fault {
            if fault { hints.append((KeyTable.firstLabel(for: .apply), "try the fix")) }
            hints += [("↑↓", "choose"), ("u", "undo"), ("Esc", "back")]
            return hints
        }
        if let walkthrough {
            if walkthrough.step < walkthrough.stepCount { hints.append(("n", "next step")) }
            if walkthrough.step > 0 { hints.append(("p", "back")) }
        }
        let vertical = focus.target(along: .vertical) != nil
        let horizontal = focus.target(along: .horizontal) != nil
        if vertical || horizontal {
            hints.append(((vertical ? "↑↓" : "") + (horizontal ? "←→" : ""), "scroll"))
        }
        if let facts, facts[facts.mainAxis].page != nil { hints.append(("PgUp PgDn", "page")) }
        if let next = focus.next(forward: true) {
            hints.append((KeyTable.label(for: .focus(forward: true)), next.displayName))
        }
        if faults > 0 {
            hints.append(
                (KeyTable.firstLabel(for: .showFaults), faults == 1 ? "1 fault" : "\(faults) faults"))
        }
        if leadsBack { hints.append((KeyTable.label(for: .back), "scenes")) }
        hints.append((KeyTable.label(for: .showKeys), "keys"))
        hints.append((KeyTable.firstLabel(for: .quit), "quit"))
        return hints
    }

    func draw(into buffer: inout CellBuffer, y: Int) {
        var x = 2
        for (keys, sentence) in hints {
            let width = TextFitting.width(of: keys) + 1 + TextFitting.width(of: sentence)
            guard x + width < buffer.size.width else { break }
            x += buffer.put(keys, x: x, y: y, style: Theme.plain.bold) + 1
            x += buffer.put(sentence, x: x, y: y, style: Theme.quiet) + 3
        }
    }
}

extension KeyTable {
    /// How the keys of a command are shown; empty if it has none.
    static func label(for command: Command) -> String {
        bindings.first { $0.command == command }?.label ?? ""
    }

    /// How the first key of a command is shown.
    static func firstLabel(for command: Command) -> String {
        label(for: command).split(separator: " ").first.map { String($0) } ?? ""
    }
}
