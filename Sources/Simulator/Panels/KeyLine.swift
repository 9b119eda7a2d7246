import Diagnosis

/// The last line: the keys that are of use now.
@MainActor struct KeyLine {
    let focus: ScrollFocus
    let facts: ScrollFacts?
    var steps: StageSteps?
    /// How many faults there are.
    var faults = 0
    /// The fix that Enter tries.
    var offer: Fix?
    /// The panel that is open.
    var panel: PanelKind?
    /// In the list of faults: whether the selected one has a fix.
    var hasFix = false

    /// Keys and what they do, the most useful first.
    private var hints: [(keys: String, sentence: String)] {
        var hints: [(keys: String, sentence: String)] = []
        if let panel { return self.hints(in: panel) }
        if let offer {
            let change = offer.add.first ?? offer.remove.first.map { "without \($0.text)" } ?? ""
            hints.append(("⏎", "try \(change)"))
        }
        if let steps {
            if steps.done < steps.count { hints += [("⏎", "one line"), ("n", "next step")] }
            if steps.current > 0 { hints.append(("p", "back")) }
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
                (KeyTable.firstLabel(for: .show(.faults)), faults == 1 ? "1 fault" : "\(faults) faults"))
        }
        hints.append((KeyTable.label(for: .showKeys), "keys"))
        hints.append((KeyTable.firstLabel(for: .quit), "quit"))
        return hints
    }

    private func hints(in panel: PanelKind) -> [(keys: String, sentence: String)] {
        switch panel {
        case .why, .source: [("↑↓", "read"), ("[ ]", "select"), ("Esc", "back")]
        case .faults:
            (hasFix ? [("⏎", "try the fix")] : []) + [("↑↓", "choose"), ("u", "undo"), ("Esc", "back")]
        case .constraints:
            [
                ("⏎", "off or on"), ("↑↓", "choose"), ("< >", "constant"), ("[ ]", "view"), ("u", "undo"),
                ("Esc", "back"),
            ]
        }
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
