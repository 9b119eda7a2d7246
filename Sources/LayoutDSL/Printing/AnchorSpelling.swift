extension LayoutSpelling {
    /// UIKit's own anchors.
    static let anchors = LayoutSpelling(
        name: "anchors", title: "Auto Layout anchors", imports: ["UIKit"], hidesSuperview: { _ in false },
        says: { _ in false }
    ) { blocks, names in
        var plain = PlainConstraints(names: names)
        var lines: [String] = []
        var waiting: [PrintedConstraint] = []
        // Neighbours without a loop are turned on together.
        for block in blocks {
            if block.loop == nil, block.isActive {
                waiting += block.constraints
                continue
            }
            lines += plain.lines(waiting, in: nil) + plain.lines(for: block)
            waiting = []
        }
        return lines + plain.lines(waiting, in: nil)
    }
}
