import SceneFiles
import Testing

/// A scene file with a mark before each place where a fault must be found.
struct MarkedText {
    /// The text without the marks.
    let text: String
    /// Where the marks were, in order.
    let places: [SceneFiles.SourceLocation]

    static let mark: Unicode.Scalar = "▸"

    init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var places: [SceneFiles.SourceLocation] = []
        var line = 1
        var column = 1
        for scalar in marked.unicodeScalars {
            if scalar == MarkedText.mark {
                places.append(SceneFiles.SourceLocation(line: line, column: column))
                continue
            }
            text.append(scalar)
            column += 1
            if scalar == "\n" { (line, column) = (line + 1, 1) }
        }
        self.text = String(text)
        self.places = places
    }
}

/// Expects exactly these faults at the marks, in this order.
@MainActor func expectFaults(
    _ marked: String, _ messages: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let marked = MarkedText(marked)
    let expected = zip(marked.places, messages).map { "\($0): \($1)" }
    #expect(marked.places.count == messages.count, "one mark a fault", sourceLocation: sourceLocation)
    #expect(faults(marked.text) == expected, sourceLocation: sourceLocation)
}

/// A scene around a constraint line: `scroll` with `container` and five of `box` in it, `label`, two `row` with
/// three `tag` each, one `only` and none of `gone`.
func sceneAround(_ line: String) -> String {
    """
    device: phone
    metrics: {gap: 20, none: 0}
    view:
      subviews:
      - {id: scroll, class: UIScrollView, subviews: [{id: container, subviews: [{id: box, repeat: 5}]}]}
      - {id: label, class: UILabel}
      - {id: row, repeat: 2, subviews: [{id: tag, repeat: 3}]}
      - {id: only, repeat: 1}
      - {id: gone, repeat: 0}
      - {}
    constraints:
    - \(line)
    """
}
