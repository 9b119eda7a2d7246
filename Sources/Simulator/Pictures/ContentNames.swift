import UIKit

/// The names of the views in some content, each on the row of its middle.
@MainActor struct ContentNames {
    /// A line beside the picture of the content.
    struct Line: Equatable {
        /// Rows below the content's first one.
        let row: Int
        /// The view's height in points.
        let height: CGFloat
        let text: String
        let isOpen: Bool
        /// Whether the content ends with the view.
        let isLast: Bool
    }

    private(set) var lines: [Line] = []
    private let projection: Projection
    private let undecided: Undecided
    private let last: String?

    /// Reads a scroll view; `last` is the view that decides where the content ends, if one does.
    init(of scrollView: UIScrollView, projection: Projection, undecided: Undecided, last: String? = nil) {
        self.last = last
        self.projection = projection
        self.undecided = undecided
        for subview in scrollView.subviews { add(subview, at: .zero) }
    }

    private mutating func add(_ view: UIView, at place: CGPoint) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        let frame = view.frame.offsetBy(dx: place.x, dy: place.y)
        if view.clipsToBounds || view.subviews.isEmpty || view.isOneThing {
            if view.frame.width > 0 || view.frame.height > 0 { name(view, frame) }
            return
        }
        let inner = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
        for subview in view.subviews { add(subview, at: inner) }
    }

    private mutating func name(_ view: UIView, _ frame: CGRect) {
        guard let id = view.accessibilityIdentifier else { return }
        let row = projection.row(holding: frame.midY)
        // Of several views on a row the tallest is named.
        if let taken = lines.firstIndex(where: { $0.row == row }) {
            guard lines[taken].height < frame.height else { return }
            lines.remove(at: taken)
        }
        let open = undecided.attributes(of: view)
        let fact = open.isEmpty ? place(of: view, frame) : open.joined(separator: " ") + " ?"
        lines.append(
            Line(
                row: row, height: frame.height, text: "\(id)  \(fact)", isOpen: !open.isEmpty,
                isLast: id == last))
    }

    /// `y 300`, and of a view that scrolls sideways by pages `◀ 2 of 3 ▶`.
    private func place(of view: UIView, _ frame: CGRect) -> String {
        guard let scrollView = view as? UIScrollView, scrollView.isPagingEnabled,
            let page = AxisFacts(of: scrollView, along: .horizontal).page
        else { return "y \(NumberText.short(frame.minY))" }
        return "◀ \(page.number) of \(page.count) ▶"
    }

    /// Writes the lines from a column to the right, row 0 at `y`, into the rows of `clip`.
    func draw(into buffer: inout CellBuffer, x: Int, y: Int, clip: CellRect) {
        for line in lines where clip.rows.contains(y + line.row) {
            let text = TextFitting.shortened(line.text, to: clip.maxX - x)
            let style = line.isOpen ? Theme.bad : line.isLast ? Theme.plain : Theme.quiet
            buffer.put(text, x: x, y: y + line.row, style: style, clip: clip)
            // What the content ends with is told from the others without colour too.
            if line.isLast, x - 2 >= clip.minX, buffer[x - 2, y + line.row] == .blank {
                buffer[x - 2, y + line.row] = Cell("▸", style: Theme.plain)
            }
        }
    }
}

extension UIView {
    /// Whether what is in the view is read as one thing: a card with its texts.
    fileprivate var isOneThing: Bool {
        accessibilityIdentifier != nil && subviews.contains { $0 is UILabel }
            && subviews.allSatisfy(\.subviews.isEmpty)
    }
}
