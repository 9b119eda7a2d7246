/// Where the rows, headers and footers of a table lie, from the top of its content; all lengths in points.
///
/// ```
/// header of the table
/// for each section: padding above a header, header, rows, footer
/// footer of the table
/// ```
struct TableGeometry: Equatable, Sendable {
    /// A piece of the content from its upper to its lower edge.
    struct Span: Equatable, Sendable {
        var start: CGFloat
        var length: CGFloat
        var end: CGFloat { start + length }
    }

    /// What a section is made of: the heights of its parts.
    struct Section: Equatable, Sendable {
        var header: CGFloat = 0
        var rows: [CGFloat]
        var footer: CGFloat = 0
    }

    /// A section in its place.
    struct PlacedSection: Equatable, Sendable {
        var header: Span
        var footer: Span
        /// The upper edge of each row, and the lower one of the last.
        var rowEdges: [CGFloat]

        /// The header, the rows and the footer.
        var whole: Span { Span(start: header.start, length: footer.end - header.start) }
    }

    let sections: [PlacedSection]
    /// The header of the whole table.
    let header: Span
    /// The footer of the whole table.
    let footer: Span

    /// Puts sections below one another.
    /// - Parameters:
    ///   - padding: What is left free above the header of a section that has one.
    ///   - header: The height of what lies above all sections.
    ///   - footer: The height of what lies below them.
    init(_ sections: [Section], padding: CGFloat = 0, header: CGFloat = 0, footer: CGFloat = 0) {
        self.header = Span(start: 0, length: header)
        var y = header
        func take(_ length: CGFloat) -> Span {
            defer { y += length }
            return Span(start: y, length: length)
        }
        var placed: [PlacedSection] = []
        for section in sections {
            if section.header > 0 { y += padding }
            let header = take(section.header)
            var edges = [y]
            for row in section.rows {
                y += row
                edges.append(y)
            }
            placed.append(PlacedSection(header: header, footer: take(section.footer), rowEdges: edges))
        }
        self.sections = placed
        self.footer = take(footer)
    }

    /// The height of the content.
    var height: CGFloat { footer.end }

    /// How many rows a section has; 0 for a section that is not there.
    func rowCount(of section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].rowEdges.count - 1 : 0
    }

    /// Whether there is such a row.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && path.row >= 0 && path.row < rowCount(of: path.section)
    }

    /// Every row, from the first section on.
    var rows: [IndexPath] { rows(among: -.infinity, .infinity) }

    /// Where a row lies.
    func row(_ path: IndexPath) -> Span {
        let edges = sections[path.section].rowEdges
        return Span(start: edges[path.row], length: edges[path.row + 1] - edges[path.row])
    }

    /// The rows of which a part lies between two places.
    func rows(among start: CGFloat, _ end: CGFloat) -> [IndexPath] {
        var result: [IndexPath] = []
        for (number, section) in sections.enumerated() where section.whole.end > start {
            if section.whole.start >= end { break }
            for row in 0..<section.rowEdges.count - 1
            where section.rowEdges[row + 1] > start && section.rowEdges[row] < end {
                result.append(IndexPath(row: row, section: number))
            }
        }
        return result
    }

    /// The upper edge of a section's header where what is seen of the content begins at `visibleTop`: it stays in
    /// sight as long as its section does.
    func headerTop(of section: Int, visibleTop: CGFloat) -> CGFloat {
        let placed = sections[section]
        return min(
            max(visibleTop, placed.header.start),
            max(placed.header.start, placed.whole.end - placed.header.length))
    }

    /// The upper edge of a section's footer where what is seen ends at `visibleBottom`.
    func footerTop(of section: Int, visibleBottom: CGFloat) -> CGFloat {
        let placed = sections[section]
        return max(min(visibleBottom - placed.footer.length, placed.footer.start), placed.header.end)
    }
}
