import UIKit

extension CellBuffer {
    /// The screen as an SVG picture, a cell 8 by 16 units, on a dark ground. Blocks are drawn as rectangles, so that
    /// they meet without seams in every font; letters are text.
    public var svgText: String { SVGPicture(self).text }
}

/// Writes a screen as SVG.
private struct SVGPicture {
    private static let cell = (width: 8, height: 16)
    private static let margin = 8
    /// What a terminal has for its own colours.
    private static let foreground = "#d8d8d8"
    private static let background = "#1b1c1f"

    private let buffer: CellBuffer

    init(_ buffer: CellBuffer) { self.buffer = buffer }

    var text: String {
        let width = buffer.size.width * Self.cell.width + 2 * Self.margin
        let height = buffer.size.height * Self.cell.height + 2 * Self.margin
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
            <rect width="\(width)" height="\(height)" rx="6" fill="\(Self.background)"/>
            <g transform="translate(\(Self.margin) \(Self.margin))" shape-rendering="crispEdges">

            """
        for y in 0..<buffer.size.height { text += blocks(inRow: y) }
        text += "</g>\n<g transform=\"translate(\(Self.margin) \(Self.margin))\" font-size=\"13.3\" "
        text +=
            "font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" xml:space=\"preserve\">\n"
        for y in 0..<buffer.size.height { text += letters(inRow: y) }
        return text + "</g>\n</svg>\n"
    }

    // MARK: - Rectangles

    /// The grounds of cells and what blocks fill of them; equal neighbours are one rectangle.
    private func blocks(inRow y: Int) -> String {
        var rectangles:
            [(x: Double, width: Double, y: Double, height: Double, fill: String, opacity: Double)] = []
        func add(
            _ x: Double, _ width: Double, _ y: Double, _ height: Double, _ fill: String, _ opacity: Double
        ) {
            if let last = rectangles.last, last.x + last.width == x, last.y == y, last.height == height,
                last.fill == fill, last.opacity == opacity
            {
                rectangles[rectangles.count - 1].width += width
            } else {
                rectangles.append((x, width, y, height, fill, opacity))
            }
        }
        let (width, height) = (Double(Self.cell.width), Double(Self.cell.height))
        let top = Double(y) * height
        for (column, cell) in buffer.row(y).enumerated() where cell.width > 0 {
            let left = Double(column) * width
            if let ground = ground(of: cell.style) {
                add(left, width * Double(cell.width), top, height, ground, 1)
            }
        }
        for (column, cell) in buffer.row(y).enumerated() {
            guard let block = Block(cell.text) else { continue }
            add(
                Double(column) * width + block.left * width, block.width * width, top + block.top * height,
                block.height * height, ink(of: cell.style), block.opacity * (cell.style.isDim ? 0.5 : 1))
        }
        return rectangles.map { rectangle in
            "<rect x=\"\(number(rectangle.x))\" y=\"\(number(rectangle.y))\" width=\"\(number(rectangle.width))\" "
                + "height=\"\(number(rectangle.height))\" fill=\"\(rectangle.fill)\""
                + (rectangle.opacity == 1 ? "" : " opacity=\"\(number(rectangle.opacity))\"") + "/>\n"
        }.joined()
    }

    // MARK: - Letters

    /// The letters, a run of one style at a time.
    private func letters(inRow y: Int) -> String {
        var text = ""
        var run = ""
        var start = 0
        var columns = 0
        var style = Style.standard
        func finish() -> String {
            defer { (run, columns) = ("", 0) }
            guard !run.allSatisfy({ $0 == " " }) else { return "" }
            return "<text x=\"\(start * Self.cell.width)\" y=\"\(y * Self.cell.height + 12)\" "
                + "textLength=\"\(columns * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\" "
                + "fill=\"\(ink(of: style))\"\(style.isBold ? " font-weight=\"bold\"" : "")"
                + "\(style.isDim ? " opacity=\"0.5\"" : "")>\(escaped(run))</text>\n"
        }
        for (column, cell) in buffer.row(y).enumerated() where cell.width > 0 {
            let isLetter = Block(cell.text) == nil && cell.text != " "
            guard isLetter, !run.isEmpty, cell.style == style, start + columns == column else {
                text += finish()
                if isLetter { (run, start, columns, style) = (cell.text, column, cell.width, cell.style) }
                continue
            }
            run += cell.text
            columns += cell.width
        }
        return text + finish()
    }

    // MARK: - Colours

    private func ink(of style: Style) -> String {
        style.isReversed
            ? color(style.background, Self.background) : color(style.foreground, Self.foreground)
    }

    private func ground(of style: Style) -> String? {
        if style.isReversed { return color(style.foreground, Self.foreground) }
        return style.background == .standard ? nil : color(style.background, Self.background)
    }

    private func color(_ color: CellColor, _ standard: String) -> String {
        guard let (red, green, blue) = color.components else { return standard }
        return "#"
            + [red, green, blue].map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }

    private func number(_ value: Double) -> String { NumberText.short(CGFloat(value)) }

    private func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}

/// What a block element fills of its cell, in parts of it.
private struct Block {
    var left = 0.0
    var width = 1.0
    var top = 0.0
    var height = 1.0
    var opacity = 1.0

    /// Nil for text that is no block of one rectangle.
    init?(_ text: String) {
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x2580: height = 0.5
        case 0x2581...0x2588:
            height = Double(scalar.value - 0x2580) / 8
            top = 1 - height
        case 0x2589...0x258F: width = Double(0x2590 - scalar.value) / 8
        case 0x2590: (left, width) = (0.5, 0.5)
        case 0x2591...0x2593: opacity = Double(scalar.value - 0x2590) / 4
        case 0x2594: height = 0.125
        case 0x2595: (left, width) = (0.875, 0.125)
        default: return nil
        }
    }
}
