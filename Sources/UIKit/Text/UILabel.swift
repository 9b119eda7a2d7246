/// How text is placed between the sides of its view.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// What becomes of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Text of one or more lines, whose size follows from it.
///
/// A label that may have several lines asks for the width of one; once a layout pass has given it less, its
/// height is asked for again at that width, and the same pass goes on.
@preconcurrency @MainActor open class UILabel: UIView {
    /// What the label says; nil and empty take no room.
    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    /// The font; with terminal text metrics it changes the drawing only.
    open var font = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            guard font != oldValue else { return }
            invalidateIntrinsicContentSize()
            baselinesDidChange()
        }
    }
    /// The colour of the letters.
    open var textColor = UIColor.label
    /// Where lines lie between the sides.
    open var textAlignment = NSTextAlignment.natural
    /// What becomes of text that does not fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// How many lines there may be; 0 is as many as it takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The width in points that the intrinsic size is computed for; 0 takes the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override var intrinsicContentSize: CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let grid = pixelGrid
        let single = grid.roundUp(singleLineWidth(of: text))
        guard numberOfLines != 1 else { return CGSize(width: single, height: height(of: 1)) }
        if preferredMaxLayoutWidth > 0 {
            let lines = lines(of: text, width: preferredMaxLayoutWidth, limit: numberOfLines)
            let widest = lines.map { metrics.width(of: $0, font) }.max() ?? 0
            return CGSize(width: grid.roundUp(widest), height: height(of: lines.count))
        }
        // The width asked for stays that of one line, so that a label follows its surroundings when they grow.
        let lines = lines(of: text, width: layoutWidth ?? single, limit: numberOfLines)
        return CGSize(width: single, height: height(of: lines.count))
    }

    /// What the text takes of a width in points: all lines that there may be, as wide as the widest of them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
        let lines = lines(of: text, width: width, limit: numberOfLines)
        let widest = lines.map { metrics.width(of: $0, font) }.max() ?? 0
        return CGSize(width: pixelGrid.roundUp(widest), height: height(of: lines.count))
    }

    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
        (metrics.ascender(font), metrics.descender(font))
    }

    /// What the window measures text with; the terminal's cells before there is one.
    var metrics: TextMetrics { window?.textMetrics ?? .terminal }

    override var mayWrapContent: Bool { true }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// The width in points that layout has found for the lines; nil before it has found any, and where it leaves none:
    /// a preferred width of 0 is that of a single line.
    private var layoutWidth: CGFloat? {
        guard let width = engineRecord?.layoutWidth, roomForLines(in: 0) < width else { return nil }
        return width
    }

    private func singleLineWidth(of text: String) -> CGFloat {
        text.split(separator: "\n").map { metrics.width(of: $0, font) }.max() ?? 0
    }

    /// The text wrapped to a width in points, at most `limit` lines of it if that is not 0.
    func lines(of text: String, width: CGFloat, limit: Int) -> [Substring] {
        LineBreaking.lines(
            of: text, width: roomForLines(in: width), limit: limit,
            breaksWords: lineBreakMode == .byCharWrapping
        ) { [metrics, font] in metrics.advance(of: $0, font) }
    }

    /// A hair more than a width: what lacks no more than that of a cell or pixel fits, since widths are sums of
    /// decimal fractions.
    func roomForLines(in width: CGFloat) -> CGFloat { width + 1e-6 }

    private func height(of lines: Int) -> CGFloat {
        pixelGrid.roundUp(CGFloat(lines) * metrics.lineHeight(font))
    }
}
