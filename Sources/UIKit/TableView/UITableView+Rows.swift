extension UITableView {
    // MARK: - Cells

    /// Has cells of a class made for rows of an identifier.
    public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        contents.classes[identifier] = cellClass
    }

    /// A cell that shows no row any more; nil if there is none and no class is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = contents.unused[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return contents.classes[identifier]?.init(dequeuedFor: identifier)
    }

    /// A cell for a row, of the class that is registered for the identifier.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
                    + "the identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// Has the data source asked anew for everything. The offset stays, as far as the content reaches.
    public func reloadData() {
        contents.needsCells = true
        heightsDidChange()
    }

    /// Ends the selection of a row; nothing is selected here.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    /// Begins changes that `endUpdates` lays out.
    public func beginUpdates() {}

    /// Has the heights asked for anew; the cells stay.
    public func endUpdates() { heightsDidChange() }

    /// The cell of a row that is seen; nil for one that is not.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard geometry.contains(indexPath) else { return nil }
        let row = geometry.row(indexPath)
        guard row.end > bounds.minY, row.start < bounds.maxY else { return nil }
        return contents.rows.first { $0.path == indexPath }?.cell
    }

    /// The row that a cell shows; nil if it shows none.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        contents.rows.first { $0.cell === cell }?.path
    }

    /// The cells of the rows that are seen.
    public var visibleCells: [UITableViewCell] {
        let paths = Set(indexPathsForVisibleRows ?? [])
        return contents.rows.filter { paths.contains($0.path) }.map(\.cell)
    }

    // MARK: - Rows

    /// How many sections there are.
    public var numberOfSections: Int { geometry.sections.count }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int { geometry.rowCount(of: section) }

    /// The rows of which a part is seen.
    public var indexPathsForVisibleRows: [IndexPath]? { indexPathsForRows(in: bounds) }

    /// The rows of which a part lies in a rectangle of the content.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.isEmpty ? [] : geometry.rows(among: rect.minY, rect.maxY)
    }

    /// The row that a point of the content lies in; nil if it lies in none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        geometry.rows(among: point.y, point.y.nextUp).first
    }

    // MARK: - Rectangles

    /// Where a row lies in the content, in points; the zero rectangle if there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.contains(indexPath) ? rect(of: geometry.row(indexPath)) : .zero
    }

    /// Where a section's header lies in the content while it does not stick, in points.
    public func rectForHeader(inSection section: Int) -> CGRect {
        rect(ofSection: section) { $0.header }
    }

    /// Where a section's footer lies in the content while it does not stick, in points.
    public func rectForFooter(inSection section: Int) -> CGRect {
        rect(ofSection: section) { $0.footer }
    }

    /// Where a section with its header and its footer lies in the content, in points.
    public func rect(forSection section: Int) -> CGRect {
        rect(ofSection: section) { $0.whole }
    }

    private func rect(
        ofSection section: Int, _ part: (TableGeometry.PlacedSection) -> TableGeometry.Span
    ) -> CGRect {
        let sections = geometry.sections
        return sections.indices.contains(section) ? rect(of: part(sections[section])) : .zero
    }

    // MARK: - Scrolling

    /// Scrolls until a row is where it is wanted, as far as the content reaches. Motion is not there yet.
    public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        precondition(
            geometry.contains(indexPath), "Attempted to scroll the table view to an out-of-bounds row")
        layoutIfNeeded()
        let row = geometry.row(indexPath)
        let insets = adjustedContentInset
        let seen = bounds.height - insets.top - insets.bottom
        let stuck = style == .plain ? geometry.sections[indexPath.section].header.length : 0
        let y: CGFloat
        switch position {
        case .top: y = row.start - insets.top - stuck
        case .middle: y = row.start + row.length / 2 - (insets.top + seen / 2)
        case .bottom: y = row.end - bounds.height + insets.bottom
        case .none:
            scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
            return
        }
        setContentOffset(clampedOffset(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }
}
