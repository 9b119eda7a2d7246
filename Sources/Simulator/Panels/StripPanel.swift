/// A panel that takes the place of the words under the pictures. It takes the keys too.
enum StripPanel: Equatable, Sendable {
    /// Where the numbers of the selected view come from.
    case why(WhyPanel)
    /// The constraints of the selected view, to be switched and changed.
    case constraints(ConstraintPanel)
    /// What is wrong.
    case faults(FaultPanel)
    /// The file's text.
    case source(SourcePanel)

    /// Which panel it is.
    var kind: PanelKind {
        switch self {
        case .why: .why
        case .constraints: .constraints
        case .faults: .faults
        case .source: .source
        }
    }

    /// The lines that it takes on a screen.
    static func height(in size: CellSize) -> Int { min(11, max(4, size.height / 2 - 4)) }
}

/// The four things that the strip can show in full.
public enum PanelKind: Equatable, Hashable, Sendable {
    case why, constraints, faults, source
}

/// The lines of a panel, written one after another as far as there is room.
struct PanelLines {
    private(set) var y: Int
    private let end: Int

    init(rows: Range<Int>) {
        y = rows.lowerBound
        end = rows.upperBound
    }

    /// How many are left.
    var left: Int { max(0, end - y) }

    /// Writes a line; one that is too long is shortened. A selected one has a mark before it.
    mutating func put(
        _ text: String, _ style: Style = Theme.plain, indent: Int = 0, isSelected: Bool = false,
        into buffer: inout CellBuffer
    ) {
        guard y < end else { return }
        if isSelected { buffer.put("▸", x: 0, y: y, style: Theme.accent.bold) }
        let shown = TextFitting.shortened(text, to: buffer.size.width - 3 - indent)
        buffer.put(shown, x: 2 + indent, y: y, style: isSelected ? style.bold : style)
        y += 1
    }
}
