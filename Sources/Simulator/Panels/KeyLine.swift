import Diagnosis
import UIKit

/// The last line: what Enter does, and the keys that are of use now.
@MainActor struct KeyLine {
    let focus: ScrollFocus
    let facts: ScrollFacts?
    var steps: StageSteps?
    /// How many faults there are.
    var faults = 0
    /// The fixes that Enter tries, or that a person could write.
    var offer: [Fix] = []
    /// Whether Enter can try them.
    var takesEdits = true
    /// The panel that is open.
    var panel: PanelKind?
    /// In the list of faults: whether the selected one has a fix.
    var hasFix = false
    /// In the panel of the source: whether it can be shown in other spellings.
    var hasSpellings = false
    /// Whether Esc leads to the gallery.
    var leadsBack = false

    /// Keys and what they do. Where there is no room for all, those of the highest rank are left out first.
    private struct Hint {
        let keys: String
        let sentence: String
        var rank = 0
    }

    private var hints: [Hint] {
        if let panel { return hints(in: panel).map { Hint(keys: $0.keys, sentence: $0.sentence) } }
        var hints: [Hint] = []
        if !offer.isEmpty { hints.append(Hint(keys: key(.show(.why)), sentence: "why")) }
        if let steps { hints += self.hints(for: steps) }
        if !offer.isEmpty {
            hints.append(Hint(keys: key(.show(.faults)), sentence: "faults \(faults)", rank: 1))
        }
        let vertical = focus.target(along: .vertical) != nil
        let horizontal = focus.target(along: .horizontal) != nil
        if vertical || horizontal {
            let keys = (vertical ? "↑↓" : "") + (horizontal ? "←→" : "")
            hints.append(Hint(keys: keys, sentence: "scroll", rank: 2))
        }
        if let facts, facts[facts.mainAxis].page != nil {
            hints.append(Hint(keys: "PgUp PgDn", sentence: "page", rank: 3))
        }
        if let next = focus.next(forward: true) {
            hints.append(Hint(keys: key(.focus(forward: true)), sentence: next.displayName, rank: 2))
        }
        if offer.isEmpty {
            hints += [
                Hint(keys: key(.show(.constraints)), sentence: "constraints", rank: steps == nil ? 4 : 7),
                Hint(keys: key(.show(.faults)), sentence: "faults \(faults)", rank: faults > 0 ? 1 : 4),
            ]
            if steps == nil { hints.append(Hint(keys: key(.show(.source)), sentence: "source", rank: 5)) }
        }
        if leadsBack { hints.append(Hint(keys: key(.back), sentence: "scenes", rank: 1)) }
        return hints + [
            Hint(keys: key(.showKeys), sentence: "keys", rank: offer.isEmpty ? 0 : 1),
            Hint(keys: key(.quit), sentence: "quit", rank: 6),
        ]
    }

    private func hints(for steps: StageSteps) -> [Hint] {
        var hints: [Hint] = []
        if steps.done < steps.count {
            hints += [Hint(keys: key(.apply), sentence: "one line"), Hint(keys: "n", sentence: "next")]
        }
        if steps.current > 0 { hints.append(Hint(keys: "p", sentence: "back")) }
        if let spelling = steps.spelling {
            hints.append(Hint(keys: key(.show(.source)), sentence: "spelling \(spelling)", rank: 1))
        }
        return hints
    }

    private func key(_ command: Command) -> String { KeyTable.firstLabel(for: command) }

    private func hints(in panel: PanelKind) -> [(keys: String, sentence: String)] {
        switch panel {
        case .why: [("↑↓", "read"), ("[ ]", "select"), ("Esc", "back")]
        case .source:
            (hasSpellings ? [(key(.show(.source)), "next spelling")] : [])
                + [("↑↓", "read"), ("[ ]", "select"), ("Esc", "back")]
        case .faults:
            (hasFix && takesEdits ? [("⏎", "try the fix")] : []) + [
                ("↑↓", "choose"), ("u", "undo"), ("Esc", "back"),
            ]
        case .constraints:
            [
                ("⏎", "off or on"), ("↑↓", "choose"), ("< >", "constant"), ("[ ]", "view"), ("u", "undo"),
                ("Esc", "back"),
            ]
        }
    }

    func draw(into buffer: inout CellBuffer, y: Int) {
        var x = 2
        var hints = hints
        if panel == nil, !offer.isEmpty {
            let next = hints.first.map { KeyLine.width(of: $0) + 3 } ?? 0
            x += draw(offer, x: x, y: y, width: buffer.size.width - x - next - 1, into: &buffer) + 3
        }
        while x + hints.reduce(-3, { $0 + KeyLine.width(of: $1) + 3 }) >= buffer.size.width,
            let last = hints.indices.reversed().max(by: { hints[$0].rank < hints[$1].rank })
        {
            hints.remove(at: last)
        }
        for hint in hints {
            x += buffer.put(hint.keys, x: x, y: y, style: Theme.plain.bold) + 1
            x += buffer.put(hint.sentence, x: x, y: y, style: Theme.quiet) + 3
        }
    }

    private static func width(of hint: Hint) -> Int {
        TextFitting.width(of: hint.keys) + 1 + TextFitting.width(of: hint.sentence)
    }

    /// `⏎ try  box[4].bottom == container.bottom - 100   → 375 × 1100`; returns the columns that it takes. Where there is
    /// no room the lines are cut, and not what they lead to.
    private func draw(_ fixes: [Fix], x: Int, y: Int, width: Int, into buffer: inout CellBuffer) -> Int {
        let result = "→ " + fixes.map(KeyLine.outcome).joined(separator: ", ")
        var end = x
        if takesEdits { end += buffer.put("⏎", x: end, y: y, style: Theme.plain.bold) }
        end += buffer.put(takesEdits ? " try  " : "fix  ", x: end, y: y, style: Theme.quiet)
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
