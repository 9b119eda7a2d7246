import UIKit

/// A way to write constraints in Swift. A new one is a file and a line in the list.
@MainActor public struct LayoutSpelling {
    /// What the command line calls it.
    public let name: String
    /// What it is, in a few words.
    public let title: String
    let imports: [String]
    /// Whether a constraint's statement does without the superview's name.
    let hidesSuperview: @Sendable (PrintedConstraint) -> Bool
    /// Whether the spelling itself makes a constraint, and takes its first view out of the care of its frame.
    let says: @Sendable (PrintedConstraint) -> Bool
    /// The statements that make the constraints.
    let lines: @MainActor @Sendable ([ConstraintBlock], PrintedNames) -> [String]

    /// Every spelling in Swift.
    public static let all: [LayoutSpelling] = [
        .snapKit, .firstSnapKit, .masonry, .pureLayout, .anchors, .visualFormat,
    ]

    /// The spelling of that name.
    public static func named(_ name: String) -> LayoutSpelling? { all.first { $0.name == name } }

    /// Swift source that lays `layout` out in any view: a function that takes it, and compiles as it stands.
    ///
    /// - Parameter function: The function's name; nil for `layOut` and the layout's title.
    public func source(of layout: PrintedLayout, function: String? = nil) -> String {
        let names = PrintedNames(of: layout)
        let constraints = layout.lines.compactMap {
            PrintedConstraint($0, names: names, metrics: layout.metrics)
        }
        let blocks = ConstraintBlocks(constraints, among: names.families, hidesSuperview: hidesSuperview)
            .blocks
        let views = PrintedViews(
            layout: layout, names: names, flagged: flagged(in: layout, names: names, constraints))
        let statements = lines(blocks, names)
        let parts = [
            metrics(of: layout, names, usedIn: statements), views.declarations, views.properties,
            PrintedHierarchy(layout: layout, names: names).lines, statements,
        ].filter { !$0.isEmpty }
        let body = parts.map { SwiftText.indented($0).joined(separator: "\n") }.joined(separator: "\n\n")
        let title = layout.title.split(whereSeparator: \.isNewline).joined(separator: " ")
        let name = function ?? LayoutSpelling.functionName(for: layout.title)
        let head = imports.map { "import \($0)\n" }.joined()
        let sized = views.sizedClasses.map { $0 + "\n" }.joined()
        return """
            \(head)
            /// \(title).
            @MainActor func \(name)(in view: UIView) {
            \(body)
            }
            \(sized)
            """
    }

    private static func functionName(for title: String) -> String {
        let words = title.split { !($0.isLetter || $0.isNumber) }
        return "layOut" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The metrics that statements use.
    private func metrics(of layout: PrintedLayout, _ names: PrintedNames, usedIn lines: [String]) -> [String]
    {
        let words = Set(
            lines.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
        return layout.metrics.compactMap { metric in
            guard let name = names.metric(metric.name), words.contains(name) else { return nil }
            return "let \(name): CGFloat = \(SwiftText.number(metric.value))"
        }
    }

    /// The views that constraints place and that nothing else takes out of the care of their frames.
    private func flagged(
        in layout: PrintedLayout, names: PrintedNames, _ constraints: [PrintedConstraint]
    ) -> Set<ObjectIdentifier> {
        let said = Set(constraints.filter { says($0) && $0.first.guide == nil }.map(\.first))
        var flagged: Set<ObjectIdentifier> = []
        for entry in layout.named {
            guard let view = entry.item as? UIView, view !== layout.root,
                !view.translatesAutoresizingMaskIntoConstraints, let item = names.item(view),
                !said.contains(item)
            else { continue }
            let stack = view.superview as? UIStackView
            if stack?.arrangedSubviews.contains(where: { $0 === view }) != true {
                flagged.insert(ObjectIdentifier(view))
            }
        }
        return flagged
    }
}
