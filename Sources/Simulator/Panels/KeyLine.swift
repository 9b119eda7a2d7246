import Diagnosis
import UIKit

/// The last line: what Enter does, and the keys that are of use now.
@MainActor struct KeyLine {
    let focus: ScrollFocus
    let facts: ScrollFacts?
    var steps: StageSteps?
    /// How many faults there are.
    var faults = 0
    /// The fixes that Enter tries.
    var offer: [Fix] = []
    /// The panel that is open.
    var panel: PanelKind?
    /// In the list of faults: whether the selected one has a fix.
    var hasFix = false
    /// Whether Esc leads to the gallery.
    var leadsBack = false

    /// Keys and what they do, the most useful first.
    private var hints: [(keys: String, sentence: String)] {
        var hints: [(keys: String, sentence: String)] = []
        if let panel { return self.hints(in: panel) }
        if let steps {
            if steps.done < steps.count { hints += [("⏎", "one line"), ("n", "next step")] }
            if steps.current > 0 { hints.append(("p", "back")) }
        }
        if !offer.isEmpty {
            hints.append((KeyTable.firstLabel(for: .show(.why)), "why"))
            addFaults(to: &hints)
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
        if offer.isEmpty { addFaults(to: &hints) }
        if leadsBack { hints.append((KeyTable.label(for: .back), "scenes")) }
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

    private func addFaults(to hints: inout [(keys: String, sentence: String)]) {
        guard faults > 0 else { return }
        let count = faults == 1 ? "1 fault" : "\(faults) faults"
        hints.append((KeyTable.firstLabel(for: .show(.faults)), count))
    }

    func draw(into buffer: inout CellBuffer, y: Int) {
        var x = 2
        let hints = hints
        if panel == nil, !offer.isEmpty {
            let next = hints.first.map { TextFitting.width(of: "\($0.keys) \($0.sentence)") + 3 } ?? 0
            x += draw(offer, x: x, y: y, width: buffer.size.width - x - next - 1, into: &buffer) + 3
        }
        for (keys, sentence) in hints {
            let width = TextFitting.width(of: keys) + 1 + TextFitting.width(of: sentence)
            guard x + width < buffer.size.width else { break }
            x += buffer.put(keys, x: x, y: y, style: Theme.plain.bold) + 1
            x += buffer.put(sentence, x: x, y: y, style: Theme.quiet) + 3
        }
    }

    /// `⏎ try  box[4].bottom == container.bottom - 100   → 375 × 1100`; returns the columns that it takes. Where there is
    /// no room the lines are cut, and not what they lead to.
    private func draw(_ fixes: [Fix], x: Int, y: Int, width: Int, into buffer: inout CellBuffer) -> Int {
        let result = "→ " + fixes.map(KeyLine.outcome).joined(separator: ", ")
        var end = x
        end += buffer.put("⏎", x: end, y: y, style: Theme.plain.bold)
        end += buffer.put(" try  ", x: end, y: y, style: Theme.quiet)
        let room = width - (end - x) - TextFitting.width(of: result) - 3
        if room >= 12 {
            let all = fixes.map(KeyLine.lines).joined(separator: ", ")
            let isLong = fixes.count > 1 && TextFitting.width(of: all) > room
            let lines = isLong ? "both facts" : TextFitting.shortened(all, to: room)
            end += buffer.put(lines, x: end, y: y, style: Theme.plain) + 3
        }
        let clip = CellRect(x: x, y: y, width: width, height: 1)
        end += buffer.put(result, x: end, y: y, style: Theme.good, clip: clip)
        return min(end, clip.maxX) - x
    }

    /// What a fix changes, on one line.
    private static func lines(_ fix: Fix) -> String {
        (fix.add + fix.remove.map { "without \($0.text)" }).joined(separator: ", ")
    }

    /// `375 × 1100` for a content size, `height 10` for one length of it, else what the fix says.
    private static func outcome(_ fix: Fix) -> String {
        let words = fix.result.replacingOccurrences(of: " would be ", with: " ")
        for (long, short) in [("contentSize.", ""), ("contentSize ", "")] where words.hasPrefix(long) {
            return short + words.dropFirst(long.count)
        }
        return words
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
