import UIKit

/// Finds what the lines of a scene name, and asks whether UIKit allows what they say.
///
/// A line can have several faults; a part that is wrong is noted and the others are looked at all the same.
struct ConstraintResolver {
    var views: NamedViews
    /// Has the metrics, and takes the faults.
    var reader: NodeReader
    private var total = 0
    var current: WrittenLine?

    init(views: NamedViews, reader: NodeReader) {
        self.views = views
        self.reader = reader
    }

    /// What the lines make; those with faults are left out.
    mutating func plans(for lines: [ConstraintDescription]) -> [LinePlan] {
        var plans: [LinePlan] = []
        for line in lines {
            guard let plan = plan(for: line) else { continue }
            plans.append(plan)
            let wasWithinLimit = total <= Limit.constraints.largest
            total += plan.count
            if wasWithinLimit, total > Limit.constraints.largest {
                reader.report(.limit(.constraints), at: line.line.location)
            }
        }
        return plans
    }

    /// What a line makes; nil, and noted, if something is wrong with it.
    mutating func plan(for description: ConstraintDescription) -> LinePlan? {
        current = description.line
        if VisualFormatPlan.isFormat(description.line) {
            return visualFormatPlan(for: description).map { .visualFormat($0) }
        }
        if description.options != nil { report(.grammar(.optionsWithoutFormat), at: 0) }
        return reader.parse(description).flatMap { plan(of: $0, description) }.map { .equation($0) }
    }

    private mutating func plan(of line: ConstraintLine, _ description: ConstraintDescription)
        -> ConstraintPlan?
    {
        let left = side(line.left)
        let right = rightSide(line.right, of: line, left: left)
        let priority = priority(line.priority)
        // Nothing is missed before both sides were read.
        guard let left, let right, let priority else { return nil }
        guard let attribute = left.attribute else {
            report(.meaning(.missingAttribute(item: left.text, attribute: "top")), at: line.left.name.offset)
            return nil
        }
        guard let parts = parts(attribute, right),
            let choices = choices(left: left, right: right.side, at: line.left.name.offset)
        else { return nil }
        let plan = ConstraintPlan(
            description: description, line: line, names: views, left: left.item, right: right.side?.item,
            relation: line.relation,
            multiplier: right.multiplier, parts: parts, priority: priority, choices: choices)
        // Counting what is left out would take as long as making it.
        if choices.count <= Limit.constraints.largest, !plan.madeChoices.contains(where: { _ in true }) {
            report(.index(.onlyItself), at: line.left.name.offset)
            return nil
        }
        return plan
    }

    // MARK: - What the other parts of the resolver report

    /// Notes a fault in the line at hand, at the word with `offset` code points before it.
    mutating func report(_ problem: LineProblem, at offset: Int) {
        if let current { reader.report(problem, at: offset, of: current) }
    }

    /// The nearest of the names that could have been meant.
    mutating func nearest(to name: String, among names: some Sequence<String>) -> String? {
        reader.suggestions.nearest(to: name, among: names)
    }

    /// The value of a number or metric; nil, and noted, if there is no such metric or the number is infinite.
    mutating func value(_ term: ConstraintLine.NumberTerm) -> Double? {
        switch term.value {
        case .literal(let value) where value.isFinite: return value
        case .literal:
            report(.meaning(.notFinite), at: term.offset)
            return nil
        case .metric(let name):
            if let value = reader.metrics[name] { return value }
            report(
                .name(.metric(name, nearest: nearest(to: name, among: reader.metrics.names))), at: term.offset
            )
            return nil
        }
    }

    private mutating func priority(_ term: ConstraintLine.PriorityTerm?) -> UILayoutPriority? {
        guard let term else { return .required }
        switch term.value {
        case .named(let priority): return priority
        case .number(let number):
            if case .metric(let word) = number.value, reader.metrics[word] == nil {
                let nearest = nearest(to: word, among: PriorityWords.all.map(\.name) + reader.metrics.names)
                report(.meaning(.priority(found: "'\(word)'", nearest: nearest)), at: term.offset)
                return nil
            }
            guard let value = value(number) else { return nil }
            if let priority = PriorityWords.priority(value) { return priority }
            let found = NumberText.short(CGFloat(value))
            report(.meaning(.priority(found: found, nearest: nil)), at: term.offset)
            return nil
        }
    }
}

extension NodeReader {
    /// The parts of a line; nil, and noted, if it does not keep to the grammar.
    mutating func parse(_ line: ConstraintDescription) -> ConstraintLine? {
        do throws(LineFailure) {
            return try ConstraintLineParser.parse(line.line.text)
        } catch {
            report(.grammar(error.problem), at: error.offset, of: line.line)
            return nil
        }
    }

    /// Notes a fault in a line, at the word with `offset` code points before it.
    mutating func report(_ problem: LineProblem, at offset: Int, of line: WrittenLine) {
        report(.line(problem), at: source.location(of: offset, in: line.scalar, at: line.location))
    }
}
