import Diagnosis
import UIKit

/// What ties the views of an open content to each other and to its edges, a line each, and what is missing:
///
/// ```
/// ✓  a.left    == content.left
/// ?  b.right   == content.right
/// ```
struct FactList {
    /// From left to right, then from top to bottom.
    let chains: [ContentChain]
    let facts: ScrollFacts

    /// Draws the list right of a picture, and what it comes to below both.
    func draw(into buffer: inout CellBuffer, beside picture: CellRect, clip: CellRect) {
        let list = chains.flatMap(\.facts)
        let x = picture.maxX + 6
        let room = clip.maxX - 1 - x
        let widest = list.map { TextFitting.width(of: $0.side) }.max() ?? 0
        // Where columns are too wide the words stand side by side.
        let fits = list.allSatisfy { widest + TextFitting.width(of: $0.other) + 7 <= room }
        let column = fits ? widest : 0
        let sentences = self.sentences
        // Where there is no room for all, what is missing is told.
        let top = picture.minY
        let bottom = clip.maxY - sentences.count - 1
        let missing = list.filter { !$0.isKnown }
        let rows = max(0, bottom - top)
        let shown = list.count <= rows ? list : Array((missing + list.filter(\.isKnown)).prefix(rows))
        for (index, fact) in shown.enumerated() {
            let style = fact.isKnown ? Theme.quiet : Theme.bad
            let side = TextFitting.padded(fact.side, to: column)
            let text = "\(fact.isKnown ? "✓" : "?")  \(side) == \(fact.other)"
            buffer.put(
                TextFitting.shortened(text, to: room), x: x, y: top + index, style: style,
                clip: clip)
        }
        let y = max(picture.maxY + 3, top + shown.count + 1)
        for (index, line) in sentences.enumerated() where y + index < clip.maxY {
            buffer.put(
                TextFitting.shortened(line, to: clip.maxX - 3), x: 2, y: y + index, style: Theme.plain,
                clip: clip)
        }
    }

    private var sentences: [String] {
        let open = [facts.horizontal, facts.vertical].filter(\.isOpen)
        let reach = open.map { NumberText.short($0.reach) }.joined(separator: " × ")
        let count = open.count == 2 ? "Two facts are missing, one an axis." : "One fact is missing."
        return [
            "You see where the content ends, \(reach). Nothing says so: it may be any size.", count,
        ]
    }
}
