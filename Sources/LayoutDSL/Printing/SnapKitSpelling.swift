import UIKit

extension LayoutSpelling {
    /// SnapKit.
    static let snapKit = snapKit(.today, name: "snapkit", title: "SnapKit")
    /// SnapKit as it was up to version 0.22.
    static let firstSnapKit = snapKit(.first, name: "snp", title: "SnapKit's first spelling")

    private static func snapKit(_ version: SnapKitVersion, name: String, title: String) -> LayoutSpelling {
        LayoutSpelling(
            name: name, title: title, imports: ["LayoutDSL", "UIKit"],
            hidesSuperview: { version.says($0) && MakerStatement.hidesSuperview($0) }, says: version.says
        ) { blocks, names in
            var printer = SnapKitPrinter(names: names, version: version)
            return blocks.flatMap { printer.lines(for: $0) }
        }
    }
}

/// What the spellings of SnapKit differ in.
enum SnapKitVersion: Sendable {
    case first, today

    var prefix: String { self == .first ? "snp_" : "snp." }
    var closure: String { self == .first ? "(make) -> Void in" : "make in" }

    /// Whether a maker can make a constraint.
    func says(_ constraint: PrintedConstraint) -> Bool { reason(against: constraint) == nil }

    /// Why a maker does not make a constraint.
    func reason(against constraint: PrintedConstraint) -> String? {
        if constraint.isFirstFramed { return "Its frame places the view; SnapKit would take that from it." }
        if self == .today { return nil }
        if constraint.identifier != nil { return "The first SnapKit has no names for constraints." }
        let guides = [constraint.first.guide, constraint.second?.guide].compactMap { $0 }
        let hasGuide = !guides.isEmpty || constraint.isFirstGuide || constraint.isSecondGuide
        return hasGuide ? "The first SnapKit has no guides." : nil
    }
}

/// Prints blocks with `snp`.
@MainActor struct SnapKitPrinter {
    private let names: PrintedNames
    private var plain: PlainConstraints
    private let version: SnapKitVersion

    init(names: PrintedNames, version: SnapKitVersion) {
        self.names = names
        self.version = version
        plain = PlainConstraints(names: names)
    }

    private var prefix: String { version.prefix }

    mutating func lines(for block: ConstraintBlock) -> [String] {
        let said = block.constraints.filter(version.says)
        let others = block.constraints.filter { !version.says($0) }
        var lines: [String] = []
        if !said.isEmpty {
            let call = block.isActive ? "makeConstraints" : "prepareConstraints"
            if !block.isActive { lines.append("// Made, and not active.") }
            let subject = names.text(block.subject, in: block.loop)
            lines.append("\(subject).\(prefix)\(call) { \(version.closure)")
            lines += SwiftText.indented(MakerStatement.fold(said).map { line($0, in: block.loop) })
            lines.append("}")
        }
        if let first = others.first, let reason = version.reason(against: first) {
            lines.append("// \(reason)")
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
        case .defaultHigh where version == .today: text += ".priority(.high)"
        case .defaultLow where version == .today: text += ".priority(.low)"
        default: text += ".priority(\(SwiftText.number(CGFloat(model.priority.rawValue))))"
        }
        if let identifier = model.identifier { text += ".labeled(\(SwiftText.string(identifier)))" }
        return text
    }
}
