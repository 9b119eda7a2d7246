import Diagnosis
import UIKit

/// One line that tells who decides how long the content is: `height top ─100─ box[0] 100 ─100─ bottom = 200`. What
/// does not fit is left out in the middle; the first view and the last one are always shown.
struct ChainLine {
    let chain: ContentChain

    /// A piece of the line, and whether it is what is missing.
    struct Piece: Equatable {
        let text: String
        var isOpen = false
    }

    func draw(into buffer: inout CellBuffer, x: Int, y: Int, width: Int) {
        let line = pieces(width: width)
        let room = CellRect(x: x, y: y, width: width, height: 1)
        var x = x
        for piece in line {
            x += buffer.put(
                piece.text, x: x, y: y, style: piece.isOpen ? Theme.bad : Theme.quiet, clip: room)
        }
    }

    /// The line in a number of columns.
    func text(width: Int) -> String { pieces(width: width).map(\.text).joined() }

    private func pieces(width: Int) -> [Piece] {
        let name = TextFitting.padded(chain.lengthName, to: 6)
        let length = NumberText.short(chain.length ?? 0)
        switch chain.origin {
        case .byHand: return cut("\(name) set by hand: contentSize = \(length)", width)
        case .never: return cut("\(name) set by nothing: contentSize = \(length)", width)
        case .line(let text): return cut("\(name) = \(length), by \(text)", width)
        case .row(let links, let end): return row(name, links, end, width: width)
        }
    }

    private func cut(_ text: String, _ width: Int) -> [Piece] {
        [Piece(text: TextFitting.shortened(text, to: width))]
    }

    private func row(
        _ name: String, _ links: [ContentChain.Link], _ end: ContentChain.Gap, width: Int
    ) -> [Piece] {
        let head = [Piece(text: "\(name) \(chain.firstEnd)")]
        let total = chain.length.map { " = \(NumberText.short($0))" } ?? ""
        let foot = [gap(end), Piece(text: chain.lastEnd + total)]
        let room = width - ChainLine.width(of: head + foot)
        let middle = middle(links, width: room)
        let left = room - ChainLine.width(of: middle)
        if left >= 0 { return head + middle + foot + note(width: left) }
        // Not even the ends fit: as much of them as there is room for.
        return cut((head + middle + foot).map(\.text).joined(), width)
    }

    /// What gives a single view its length, as far as it fits.
    private func note(width: Int) -> [Piece] {
        guard let note = chain.note, width >= 12 else { return [] }
        return cut(" (\(note))", width)
    }

    /// As many links as fit, from both ends; the least there can be if not even that fits.
    private func middle(_ links: [ContentChain.Link], width: Int) -> [Piece] {
        let widths = links.prefix(ChainLine.limit).map { ChainLine.width(of: pieces(of: $0)) }
        if links.count <= ChainLine.limit, widths.reduce(0, +) <= width { return links.flatMap(pieces) }
        guard links.count > 2, let last = links.last else { return links.flatMap(bare) }
        let back = [Piece(text: " ─ ⋯ ─ ")] + pieces(of: last).dropFirst()
        let room = width - ChainLine.width(of: back)
        for count in stride(from: min(links.count - 2, ChainLine.limit), through: 1, by: -1) {
            let taken = widths.prefix(count).reduce(0, +)
            let front = links[..<count].flatMap(pieces)
            let next = bare(links[count])
            if count + 2 < links.count, taken + ChainLine.width(of: next) <= room {
                return front + next + back
            }
            if taken <= room { return front + back }
        }
        return bare(links[0]) + back.prefix(2)
    }

    /// No line holds more links.
    private static let limit = 60

    private func pieces(of link: ContentChain.Link) -> [Piece] {
        let length = link.length.map(NumberText.short)
        return [
            gap(link.gap), Piece(text: link.name), Piece(text: " \(length ?? "?")", isOpen: length == nil),
        ]
    }

    private func bare(_ link: ContentChain.Link) -> [Piece] { Array(pieces(of: link).prefix(2)) }

    private func gap(_ gap: ContentChain.Gap) -> Piece {
        switch gap {
        case .open: Piece(text: " ─ ? ─ ", isOpen: true)
        case .limit(let distance): Piece(text: " ─≥\(NumberText.short(distance))─ ")
        case .points(0): Piece(text: " ─ ")
        case .points(let distance): Piece(text: " ─\(NumberText.short(distance))─ ")
        }
    }

    private static func width(of pieces: [Piece]) -> Int {
        pieces.reduce(0) { $0 + TextFitting.width(of: $1.text) }
    }
}
