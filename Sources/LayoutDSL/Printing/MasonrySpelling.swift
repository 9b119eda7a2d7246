import UIKit

extension LayoutSpelling {
    /// Masonry, as Swift imports it: what returns a block is called, and then the block.
    static let masonry = LayoutSpelling(
        name: "masonry", title: "Masonry", imports: ["LayoutDSL", "UIKit"],
        hidesSuperview: { _ in false }, says: { MasonryPrinter.reason(against: $0) == nil }
    ) { blocks, names in
        var printer = MasonryPrinter(names: names)
        return blocks.flatMap { printer.lines(for: $0) }
    }
}

/// Prints blocks with `mas_makeConstraints`.
@MainActor struct MasonryPrinter {
    private let names: PrintedNames
    private var plain: PlainConstraints

    init(names: PrintedNames) {
        self.names = names
        plain = PlainConstraints(names: names)
    }

    /// Why a maker does not make a constraint; nil if it does.
    nonisolated static func reason(against constraint: PrintedConstraint) -> String? {
        if constraint.isFirstFramed { return "Its frame places the view; Masonry would take that from it." }
        if !constraint.isActive { return "Made, and not active; Masonry activates what it makes." }
        if constraint.identifier != nil { return "Masonry's constraints have keys and no identifiers." }
        let guides = [constraint.first.guide, constraint.second?.guide].compactMap { $0 }
        let hasGuide = !guides.isEmpty || constraint.isFirstGuide || constraint.isSecondGuide
        return hasGuide ? "Masonry's makers are for views, not for guides." : nil
    }

    mutating func lines(for block: ConstraintBlock) -> [String] {
        let said = block.constraints.filter { MasonryPrinter.reason(against: $0) == nil }
        let others = block.constraints.filter { MasonryPrinter.reason(against: $0) != nil }
        var lines: [String] = []
        if !said.isEmpty {
            lines.append("\(names.text(block.subject, in: block.loop)).mas_makeConstraints { make in")
            lines += SwiftText.indented(
                MakerStatement.fold(said, chains: false).flatMap { self.lines($0, in: block.loop) })
            lines.append("}")
        }
        if let first = others.first, let reason = MasonryPrinter.reason(against: first) {
            if block.isActive { lines.append("// \(reason)") }
            lines += plain.lines(others, in: block.loop)
        }
        return block.wrapped(lines, among: names.families)
    }

    /// A statement; of a width and a height that differ, two.
    private func lines(_ statement: MakerStatement, in loop: PrintedLoop?) -> [String] {
        let model = statement.model
        if case .size(let width, let height) = statement.amount, width != height {
            return [("width", width), ("height", height)].map { word, number in
                "make?.\(word).\(model.relation.words)()(\(number.text))" + ending(of: model)
            }
        }
        var text = "make?.\(statement.word).\(model.relation.words)()(\(target(of: statement, in: loop)))"
        if model.second != nil, model.multiplier != 1 {
            text += "?.multipliedBy()(\(SwiftText.number(model.multiplier)))"
        }
        switch statement.amount {
        case .none, .size: break
        case .offset(let number): text += "?.offset()(\(number.text))"
        case .inset(let number): text += "?.inset()(\(number.text))"
        case .insets(let top, let left, let bottom, let right):
            text +=
                "?.insets()(UIEdgeInsets(top: \(top.text), left: \(left.text), bottom: \(bottom.text), right: \(right.text)))"
        }
        return [text + ending(of: model)]
    }

    private func target(of statement: MakerStatement, in loop: PrintedLoop?) -> String {
        let model = statement.model
        guard let second = model.second else { return model.constant.text }
        let name = names.text(second, in: loop)
        return statement.hasSameAttributes ? name : "\(name).mas_\(model.secondAttribute)"
    }

    private func ending(of model: PrintedConstraint) -> String {
        switch model.priority {
        case .required: ""
        case .defaultHigh: "?.priorityHigh()()"
        case .defaultLow: "?.priorityLow()()"
        default: "?.priority()(\(SwiftText.number(CGFloat(model.priority.rawValue))))"
        }
    }
}
