import UIKit

extension LayoutSpelling {
    /// SnapKit.
    static let snapKit = LayoutSpelling(
        name: "snapkit", title: "SnapKit", imports: ["LayoutDSL", "UIKit"],
        hidesSuperview: MakerStatement.hidesSuperview,
        says: { !$0.isFirstFramed }
    ) { blocks, names in
        var printer = SnapKitPrinter(names: names, isOld: false)
        return blocks.flatMap { printer.lines(for: $0) }
    }
}

/// Prints blocks with `snp`.
@MainActor struct SnapKitPrinter {
    private let names: PrintedNames
    private var plain: PlainConstraints
    /// Whether it is the spelling of the first versions: `snp_makeConstraints`.
    private let isOld: Bool

    init(names: PrintedNames, isOld: Bool) {
        self.names = names
        self.isOld = isOld
        plain = PlainConstraints(names: names)
    }

    private var prefix: String { isOld ? "snp_" : "snp." }

    mutating func lines(for block: ConstraintBlock) -> [String] {
        let said = block.constraints.filter { !$0.isFirstFramed }
        let others = block.constraints.filter(\.isFirstFramed)
        var lines: [String] = []
        if !said.isEmpty {
            let call = block.isActive ? "makeConstraints" : "prepareConstraints"
            if !block.isActive { lines.append("// Made, and not active.") }
            lines.append("\(names.text(block.subject, in: block.loop)).\(prefix)\(call) { make in")
            lines += SwiftText.indented(MakerStatement.fold(said).map { line($0, in: block.loop) })
            lines.append("}")
        }
        if !others.isEmpty {
            lines.append("// Its frame places the view; SnapKit would take that from it.")
            lines += plain.lines(others, in: block.loop)
        }
        return block.wrapped(lines, among: names.families)
    }

    private func line(_ statement: MakerStatement, in loop: PrintedLoop?) -> String {
        let model = statement.model
        var text = "make.\(statement.word).\(model.relation.words)" + target(of: statement, in: loop)
        if model.second != nil, model.multiplier != 1 {
            text += ".multipliedBy(\(SwiftText.number(model.multiplier)))"
        }
        switch statement.amount {
        case .none, .size: break
        case .offset(let number): text += ".offset(\(number.text))"
        case .inset(let number): text += ".inset(\(number.text))"
        case .insets(let top, let left, let bottom, let right):
            text +=
                ".inset(UIEdgeInsets(top: \(top.text), left: \(left.text), bottom: \(bottom.text), right: \(right.text)))"
        }
        return text + ending(of: model)
    }

    private func target(of statement: MakerStatement, in loop: PrintedLoop?) -> String {
        let model = statement.model
        guard let second = model.second else {
            guard case .size(let width, let height) = statement.amount, width != height else {
                return "(\(model.constant.text))"
            }
            return "(CGSize(width: \(width.text), height: \(height.text)))"
        }
        let name = names.text(second, in: loop)
        if !statement.hasSameAttributes { return "(\(name).\(prefix)\(model.secondAttribute))" }
        return model.isToSuperview ? "Superview()" : "(\(name))"
    }

    private func ending(of model: PrintedConstraint) -> String {
        var text = ""
        switch model.priority {
        case .required: break
        case .defaultHigh: text += ".priority(.high)"
        case .defaultLow: text += ".priority(.low)"
        default: text += ".priority(\(SwiftText.number(CGFloat(model.priority.rawValue))))"
        }
        if let identifier = model.identifier { text += ".labeled(\(SwiftText.string(identifier)))" }
        return text
    }
}
