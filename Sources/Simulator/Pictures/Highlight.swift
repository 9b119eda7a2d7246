import UIKit

/// Marks the place of one view in a picture: brackets at its sides, which read without colour, and its name where
/// there is nothing of it to put brackets around.
@MainActor struct Highlight {
    /// In cells; may reach out of the picture.
    let frame: CellRect
    let name: String
    /// The cells of the picture.
    let clip: CellRect

    func draw(into buffer: inout CellBuffer) {
        let style = Theme.accent.bold
        guard frame.size.width > 0, frame.size.height > 0 else {
            let point = CellPoint(x: min(max(frame.minX, clip.minX), clip.maxX - 1), y: frame.minY)
            guard clip.contains(point) else { return }
            buffer.put(
                TextFitting.shortened("[\(name)]", to: clip.maxX - point.x), x: point.x, y: point.y,
                style: style)
            return
        }
        for y in frame.minY..<frame.minY + frame.size.height {
            put("[", x: frame.minX, y: y, style, into: &buffer)
            put("]", x: frame.minX + frame.size.width - 1, y: y, style, into: &buffer)
        }
    }

    private func put(_ text: String, x: Int, y: Int, _ style: Style, into buffer: inout CellBuffer) {
        guard clip.contains(CellPoint(x: x, y: y)) else { return }
        let below = buffer[x, y]
        let ground = below.text == "█" ? below.style.foreground : below.style.background
        buffer[x, y] = Cell(text, style: style.on(ground))
    }
}
