/// What a table view shows now, and what it can show again.
@MainActor struct TableContents {
    /// A row and its cell.
    struct Row {
        let path: IndexPath
        let cell: UITableViewCell
    }

    /// Every row, from the first section on.
    var rows: [Row] = []
    /// By section; nil for one without.
    var headers: [UIView?] = []
    /// By section; nil for one without.
    var footers: [UIView?] = []
    /// Whether the data source is to be asked again.
    var needsCells = true
    /// Whether frames are to be set again.
    var needsPlacement = true
    /// What makes cells, by identifier.
    var classes: [String: UITableViewCell.Type] = [:]
    /// Cells that show no row, by identifier.
    var unused: [String: [UITableViewCell]] = [:]
}

extension UITableView {
    /// Where everything is, by what the data source and the delegate say.
    var geometry: TableGeometry {
        if let storedGeometry { return storedGeometry }
        let count = dataSource?.numberOfSections(in: self) ?? 0
        let sections = (0..<max(0, count)).map { section in
            TableGeometry.Section(
                header: headerHeight(of: section), rows: rowHeights(of: section),
                footer: footerHeight(of: section))
        }
        let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? 22 : 0
        let geometry = TableGeometry(
            sections, padding: padding, header: tableHeaderView?.frame.height ?? 0,
            footer: tableFooterView?.frame.height ?? 0)
        storedGeometry = geometry
        return geometry
    }

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    private func rowHeights(of section: Int) -> [CGFloat] {
        let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
        guard let delegate = tableDelegate else {
            return Array(repeating: height(rowHeight, else: 44), count: count)
        }
        return (0..<count).map {
            height(delegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section)), else: 44)
        }
    }

    private func headerHeight(of section: Int) -> CGFloat {
        let stated = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let isThere =
            dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
        return isThere ? height(stated, else: 28) : tableDelegate == nil ? 0 : max(0, stated)
    }

    private func footerHeight(of section: Int) -> CGFloat {
        guard let delegate = tableDelegate else { return 0 }
        let stated = delegate.tableView(self, heightForFooterInSection: section)
        if stated >= 0 { return stated }
        return delegate.tableView(self, viewForFooterInSection: section) == nil ? 0 : 28
    }

    private func height(_ stated: CGFloat, else usual: CGFloat) -> CGFloat { stated >= 0 ? stated : usual }

    // MARK: - Cells

    /// Asks the data source for the cell of every row, if that is due.
    package func loadCells() {
        guard contents.needsCells else { return }
        contents.needsCells = false
        contents.needsPlacement = true
        let old = contents.rows.map(\.cell)
        for cell in old {
            if let identifier = cell.reuseIdentifier { contents.unused[identifier, default: []].append(cell) }
        }
        let rows = geometry.rows.compactMap { path in
            dataSource.map {
                TableContents.Row(path: path, cell: $0.tableView(self, cellForRowAt: path))
            }
        }
        contents.rows = rows
        let shown = Set(rows.map { ObjectIdentifier($0.cell) })
        for cell in old where !shown.contains(ObjectIdentifier(cell)) { cell.removeFromSuperview() }
        for row in rows where row.cell.superview !== self { addRow(row.cell) }
        loadHeaders()
        placeRows()
    }

    /// Puts a cell behind headers and footers.
    private func addRow(_ cell: UITableViewCell) {
        cell.autoresizingMask = .flexibleWidth
        addSubview(cell)
    }

    private func loadHeaders() {
        for view in contents.headers + contents.footers { view?.removeFromSuperview() }
        let sections = geometry.sections.indices
        contents.headers = sections.map { header(of: $0) }
        contents.footers = sections.map { tableDelegate?.tableView(self, viewForFooterInSection: $0) }
        for case let view? in contents.footers + contents.headers { addSubview(view) }
    }

    /// The delegate's view, or else the section's title 16 points from the side.
    private func header(of section: Int) -> UIView? {
        if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return nil }
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 28))
        header.backgroundColor = .systemGray6
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 0, height: 28))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .boldSystemFont(ofSize: 17)
        label.text = title
        header.addSubview(label)
        return header
    }

    // MARK: - Frames

    /// Sets the frames of the rows, if that is due. After that they follow the table's width by their masks.
    func placeRows() {
        if contents.needsPlacement {
            contents.needsPlacement = false
            for row in contents.rows { row.cell.frame = rectForRow(at: row.path) }
        }
        place(tableHeaderView, geometry.header)
        place(tableFooterView, geometry.footer)
    }

    /// Sets the frames of the sections' headers and footers; in a plain table those of what is seen stay in sight.
    func placeHeaders() {
        let insets = adjustedContentInset
        let sticks = style == .plain
        for (section, header) in contents.headers.enumerated() where section < geometry.sections.count {
            var span = geometry.sections[section].header
            if sticks {
                span.start = geometry.headerTop(of: section, visibleTop: contentOffset.y + insets.top)
            }
            place(header, span)
        }
        for (section, footer) in contents.footers.enumerated() where section < geometry.sections.count {
            var span = geometry.sections[section].footer
            if sticks {
                let bottom = contentOffset.y + bounds.height - insets.bottom
                span.start = geometry.footerTop(of: section, visibleBottom: bottom)
            }
            place(footer, span)
        }
    }

    private func place(_ view: UIView?, _ span: TableGeometry.Span) { view?.frame = rect(of: span) }

    func rect(of span: TableGeometry.Span) -> CGRect {
        pixelGrid.round(CGRect(x: 0, y: span.start, width: bounds.width, height: span.length))
    }
}
