extension UILabel {
    /// The lines that the label shows in its present size: no more than `numberOfLines` and than its height holds,
    /// at least one. What does not fit is left out of the last one as `lineBreakMode` says.
    package var displayedLines: [String] {
        guard let text, !text.isEmpty else { return [] }
        let lines = lines(of: text, width: bounds.size.width, limit: lineLimit)
        guard lineLimit > 0, lines.count == lineLimit, let last = lines.last else {
            return lines.map { String($0) }
        }
        return lines.dropLast().map { String($0) } + [lastLine(last, of: text)]
    }

    /// How many lines there may be and fit into the height; 0 is any number.
    private var lineLimit: Int {
        // A line that lacks less than a point is still shown: heights are rounded to pixels.
        let fitting = max(1, Int(((bounds.size.height + 1) / metrics.lineHeight(font)).rounded(.down)))
        return numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    }

    /// The last line as it is shown, `line` being what wrapping puts there.
    private func lastLine(_ line: Substring, of text: String) -> String {
        let rest = text[line.startIndex...]
        var paragraph = rest.prefix { $0 != "\n" }
        let goesOn = paragraph.endIndex < text.endIndex
        while paragraph.last == " " { paragraph.removeLast() }
        let advance = { [metrics, font] in metrics.advance(of: $0, font) }
        let width = roomForLines(in: bounds.size.width)
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            return String(line)
        case .byTruncatingTail where goesOn:
            return TextTruncation.continued(paragraph, to: width, advance: advance)
        default:
            return TextTruncation.cut(paragraph, to: width, by: lineBreakMode, advance: advance)
        }
    }
}
