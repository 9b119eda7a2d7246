@testable import Simulator

/// A line of a terminal as tmux captures it, with its attributes: read as text, of reversed blocks the part that one
/// sees filled.
struct CapturedLine {
    let text: String

    init(_ captured: String) {
        var text = ""
        var isReversed = false
        var rest = captured[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                text += BlockGlyph.withoutStyle(
                    Cell(String(character), style: Style(isReversed: isReversed)))
                continue
            }
            let sequence = rest.prefix { !$0.isLetter }
            rest = rest.dropFirst(sequence.count + 1)
            isReversed = CapturedLine.isReversed(after: sequence.dropFirst(), isReversed)
        }
        self.text = text
    }

    /// Whether cells are reversed after an SGR sequence with these parameters.
    private static func isReversed(after parameters: Substring, _ before: Bool) -> Bool {
        var result = before
        var codes = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[
            ...]
        while let code = codes.popFirst() {
            switch code {
            case 0, 27: result = false
            case 7: result = true
            // A colour by its number, or by its three parts.
            case 38, 48: codes = codes.dropFirst(codes.first == 5 ? 2 : 4)
            default: break
            }
        }
        return result
    }
}
