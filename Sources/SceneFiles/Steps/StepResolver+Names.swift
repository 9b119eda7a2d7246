import UIKit

extension StepResolver {
    /// The views that a line of `to` or `remove` names; nil, and noted, if there are none.
    mutating func views(_ line: WrittenLine) -> ViewSet? {
        begin(line)
        do throws(LineFailure) {
            var input = LineInput(line.text)
            input.skipBlanks()
            let reference = try input.reference(expecting: "a view's id")
            input.skipBlanks()
            guard input.next == nil, reference.members.isEmpty else {
                throw input.expected("the end of the id")
            }
            return views(reference)
        } catch {
            report(.line(.grammar(error.problem)), at: error.offset)
            return nil
        }
    }

    /// The views that a reference names, its members left aside.
    mutating func views(_ reference: ConstraintLine.Reference) -> ViewSet? {
        guard let view = lines.view(reference.name) else { return nil }
        if let index = reference.indices.first(where: \.isVariable) {
            report(.step(.index("[\(index.written)]")), at: index.range.lowerBound)
            return nil
        }
        return lines.pattern(reference, of: view).map { ViewSet(view: view, pattern: $0) }
    }

    /// Whether a view is a scroll view, or of a class that is not known; noted if not.
    mutating func isScrollView(_ view: NamedView, for what: String, at offset: Int) -> Bool {
        guard let viewClass = view.viewClass, !viewClass.inherits(from: "UIScrollView") else { return true }
        report(.step(.notOfClass(what, view: view.id, className: viewClass.name)), at: offset)
        return false
    }

    /// Notes what an expression names and the scene does not have. `words` are UIKit's, which may stand there
    /// beside metrics.
    mutating func check(_ expression: StepExpression, words: [String] = []) {
        switch expression.content {
        case .number, .text: break
        case .word(let word):
            let known = ["true", "false"] + words + lines.reader.metrics.names
            if known.contains(word) { return }
            if let view = lines.views[word] {
                report(
                    .line(.meaning(.missingAttribute(item: view.id, attribute: "width"))),
                    at: expression.offset)
                return
            }
            report(.step(.unknownWord(word, nearest: nearest(to: word, among: known))), at: expression.offset)
        case .value(let reference): check(reference)
        case .list(let elements): for element in elements { check(element, words: words) }
        case .negative(let operand): check(operand)
        case .operation(_, let first, let second):
            check(first)
            check(second)
        }
    }

    private mutating func check(_ reference: ConstraintLine.Reference) {
        guard let views = views(reference) else { return }
        if let index = reference.indices.first(where: { $0.value == .each }) {
            report(.step(.index("[\(index.written)]")), at: index.range.lowerBound)
        }
        for (place, member) in reference.members.enumerated() {
            let isKnown =
                place == 0
                ? ReadableValue.named(member.text) != nil : ValuePart.named(member.text) != nil
            guard isKnown else { return reportUnknown(member, isFirst: place == 0) }
        }
        if let first = reference.members.first, ReadableValue.named(first.text)?.isOfScrollViews == true {
            _ = isScrollView(views.view, for: first.text, at: first.offset)
        }
    }

    private mutating func reportUnknown(_ member: ConstraintLine.Word, isFirst: Bool) {
        let names = isFirst ? ReadableValue.all.map(\.name) : ValuePart.all.map(\.name)
        if let hyphen = member.text.firstIndex(of: "-"), names.contains(String(member.text[..<hyphen])) {
            let length = member.text[..<hyphen].unicodeScalars.count
            report(.line(.grammar(.signWithoutBlanks("-"))), at: member.offset + length)
            return
        }
        report(
            .step(.unknownValue(member.text, nearest: nearest(to: member.text, among: names))),
            at: member.offset)
    }
}

extension ConstraintLine.IndexTerm {
    /// Whether it is `i` or counted from it.
    var isVariable: Bool { if case .variable = value { true } else { false } }
}

extension ConstraintLine.Reference {
    /// The reference as it is written.
    var text: String {
        name.text + indices.map { "[\($0.written)]" }.joined() + members.map { "." + $0.text }.joined()
    }
}

extension Property {
    /// The words that may stand for its value.
    var words: [String] {
        switch kind {
        case .option(let words), .options(let words): words
        case .color: UIColor.named.map(\.name)
        default: []
        }
    }
}

extension LinePlan {
    /// Whether all constraints that the line makes have the same constant.
    var hasOneConstant: Bool {
        switch self {
        case .equation(let plan): plan.parts.allSatisfy { $0.constant == plan.parts[0].constant }
        case .visualFormat: false
        }
    }
}
