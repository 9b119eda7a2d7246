/// One line cut to a width, with an ellipsis where something is left out.
package enum TextTruncation {
    private static let ellipsis: Character = "…"

    /// As much of `text` as fits into `width`: an ellipsis stands for the beginning, the middle or the end in the
    /// modes that truncate, the others just stop. Empty if not even that fits. `advance` is a character's width in
    /// the unit of `width`.
    package static func cut<Width: Comparable & AdditiveArithmetic>(
        _ text: Substring, to width: Width, by mode: NSLineBreakMode, advance: (Character) -> Width
    ) -> String {
        if fits(text, width, advance) { return String(text) }
        if mode == .byWordWrapping || mode == .byCharWrapping || mode == .byClipping {
            return String(head(of: text, width, advance))
        }
        return abridged(text, to: width, by: mode, advance: advance)
    }

    /// The text with an ellipsis at its end, although the text itself may fit: more follows that is not shown.
    package static func continued<Width: Comparable & AdditiveArithmetic>(
        _ text: Substring, to width: Width, advance: (Character) -> Width
    ) -> String {
        abridged(text, to: width, by: .byTruncatingTail, advance: advance)
    }

    private static func abridged<Width: Comparable & AdditiveArithmetic>(
        _ text: Substring, to width: Width, by mode: NSLineBreakMode, advance: (Character) -> Width
    ) -> String {
        let own = advance(ellipsis)
        guard own <= width else { return "" }
        let room = width - own
        switch mode {
        case .byTruncatingHead:
            return String(ellipsis) + tail(of: text, room, advance).drop { $0 == " " }
        case .byTruncatingMiddle:
            let ends = ends(of: text, room, advance)
            return withoutBlanks(ends.head) + String(ellipsis) + ends.tail.drop { $0 == " " }
        default:
            return withoutBlanks(head(of: text, room, advance)) + String(ellipsis)
        }
    }

    private static func fits<Width: Comparable & AdditiveArithmetic>(
        _ text: Substring, _ width: Width, _ advance: (Character) -> Width
    ) -> Bool {
        var used = Width.zero
        for character in text {
            used += advance(character)
            if used > width { return false }
        }
        return true
    }

    private static func head<Width: Comparable & AdditiveArithmetic>(
        of text: Substring, _ width: Width, _ advance: (Character) -> Width
    ) -> Substring {
        var used = Width.zero
        return text.prefix { character in
            used += advance(character)
            return used <= width
        }
    }

    private static func tail<Width: Comparable & AdditiveArithmetic>(
        of text: Substring, _ width: Width, _ advance: (Character) -> Width
    ) -> Substring {
        var used = Width.zero
        var start = text.endIndex
        for index in text.indices.reversed() {
            used += advance(text[index])
            if used > width { break }
            start = index
        }
        return text[start...]
    }

    /// Characters of both ends that fit together: the shorter end gets the next one, the head where both are as
    /// long.
    private static func ends<Width: Comparable & AdditiveArithmetic>(
        of text: Substring, _ width: Width, _ advance: (Character) -> Width
    ) -> (head: Substring, tail: Substring) {
        var low = text.startIndex
        var high = text.endIndex
        var widths = (head: Width.zero, tail: Width.zero)
        while low < high {
            let before = text.index(before: high)
            if widths.head <= widths.tail {
                let own = advance(text[low])
                if widths.head + own + widths.tail > width { break }
                widths.head += own
                low = text.index(after: low)
            } else {
                let own = advance(text[before])
                if widths.head + own + widths.tail > width { break }
                widths.tail += own
                high = before
            }
        }
        return (text[..<low], text[high...])
    }

    private static func withoutBlanks(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
