import CNcurses
import Simulator

/// Attributes and colour pairs of ncurses for styles.
@MainActor final class NcursesColors {
    /// How many colours the terminal has; fewer than 8 are none.
    let count: Int
    private var known: [Style: Appearance] = [:]

    /// What ncurses is told for a style.
    struct Appearance {
        let attributes: attr_t
        let pair: Int32
    }

    /// Starts colours on the current screen if they are wanted and there are some.
    init(isWanted: Bool) {
        let colors = Int(tigetnum("colors"))
        guard isWanted, colors >= 8, start_color() != ERR else {
            count = 0
            return
        }
        // The person's own background stays; without it every cell would be painted.
        use_default_colors()
        count = colors
    }

    /// The attributes and the pair of a style; a new pair is made for colours that were not together yet.
    func appearance(of style: Style) -> Appearance {
        if let known = known[style] { return known }
        let result = Appearance(attributes: attributes(of: style), pair: pair(of: style))
        known[style] = result
        return result
    }

    /// A filled cell as a blank on its colour, where there is one: that is a byte in place of three and can be erased
    /// by the run, and terminals draw it without seams.
    func filled(_ cell: Cell) -> Cell {
        guard cell.text == "█", count > 0, !cell.style.isReversed,
            cell.style.foreground.reduced(to: count) != .standard
        else { return cell }
        return Cell(" ", style: Style(background: cell.style.foreground))
    }

    private func attributes(of style: Style) -> attr_t {
        var attributes: attr_t = 0
        if style.isBold { attributes |= ncurses_bold() }
        // A colour that could be shown is dim already.
        if style.isDim, count < 256 || style.foreground == .standard { attributes |= ncurses_dim() }
        if style.isReversed { attributes |= ncurses_reverse() }
        return attributes
    }

    private func pair(of style: Style) -> Int32 {
        guard count > 0 else { return 0 }
        let foreground = number(of: style.foreground)
        let background = number(of: style.background)
        guard foreground >= 0 || background >= 0 else { return 0 }
        return max(0, alloc_pair(foreground, background))
    }

    /// The number of a colour; -1 is the terminal's own.
    private func number(of color: CellColor) -> Int32 {
        switch color.reduced(to: count) {
        case .standard: return -1
        case .palette(let index) where index < 8 || count <= 256: return Int32(index)
        case let other:
            // A terminal with direct colour takes the three bytes themselves.
            guard let (red, green, blue) = other.components else { return -1 }
            return Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
        }
    }
}
