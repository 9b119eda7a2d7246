import UIKit

/// A line of Visual Format whose names are known.
struct VisualFormatPlan: Sendable {
    let description: ConstraintDescription
    /// The views that there were when it was read.
    let names: NamedViews
    /// The views by the names that the line uses, indices included.
    let views: [String: ViewPlace]
    let metrics: [String: Double]

    /// One view of a description.
    struct ViewPlace: Sendable {
        let view: NamedView
        let flatIndex: Int
    }

    /// Makes the constraints, none of them active.
    /// - Throws: `VisualFormatError` where the views' places or the options do not allow it.
    @MainActor func constraints(_ view: (ViewPlace) -> UIView) throws(VisualFormatError)
        -> [NSLayoutConstraint]
    {
        try NSLayoutConstraint.constraints(
            format: VisualFormatPlan.text(description.line), options: description.options ?? [],
            number: { metrics[$0] }, view: { views[$0].map(view) })
    }

    /// The format without the blanks around it.
    static func text(_ line: WrittenLine) -> String {
        line.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether a line is one of Visual Format.
    static func isFormat(_ line: WrittenLine) -> Bool {
        let text = text(line)
        return text.hasPrefix("H:") || text.hasPrefix("V:")
    }
}

extension ConstraintResolver {
    /// Finds what a line of Visual Format names; nil, and noted, if something is wrong.
    mutating func visualFormatPlan(for description: ConstraintDescription) -> VisualFormatPlan? {
        let text = VisualFormatPlan.text(description.line)
        let format: VisualFormat
        do throws(VisualFormatError) {
            format = try VisualFormatParser.parse(text)
        } catch {
            report(error, of: description.line)
            return nil
        }
        var views: [String: VisualFormatPlan.ViewPlace] = [:]
        var isWhole = true
        for item in format.items {
            guard let place = place(item.name, at: item.position, of: description.line) else {
                isWhole = false
                continue
            }
            views[item.name] = place
            for predicate in item.predicates {
                guard case .named(let name) = predicate.object, reader.metrics[name] == nil else { continue }
                views[name] = self.place(name, at: predicate.position, of: description.line)
                isWhole = isWhole && views[name] != nil
            }
        }
        let metrics = reader.metrics
        let named = Dictionary(uniqueKeysWithValues: metrics.names.map { ($0, metrics[$0] ?? 0) })
        return isWhole
            ? VisualFormatPlan(
                description: description, names: self.views, views: views, metrics: named) : nil
    }

    /// The view that `box` or `box[3]` means. What is wrong with the name is told with the format and a mark.
    private mutating func place(_ name: String, at position: Int, of line: WrittenLine)
        -> VisualFormatPlan.ViewPlace?
    {
        let offset = VisualFormatPlan.offset(ofCharacter: position, in: line)
        guard let reference = LineInput.reference(name, at: offset) else { return nil }
        let known = reader.faults.count
        if let view = view(reference.name), let pattern = pattern(reference, of: view) {
            return VisualFormatPlan.ViewPlace(view: view, flatIndex: pattern.flatIndex(IndexChoice()))
        }
        let text = VisualFormatPlan.text(line)
        reader.rewriteFaults(from: known) { problem in
            .line(
                .grammar(
                    .visualFormat(
                        VisualFormatError(problem: problem.message, format: text, position: position))))
        }
        return nil
    }

    private mutating func report(_ error: VisualFormatError, of line: WrittenLine) {
        reader.report(
            .grammar(.visualFormat(error)),
            at: VisualFormatPlan.offset(ofCharacter: error.position, in: line), of: line)
    }
}

extension VisualFormatPlan {
    /// How many code points of a line come before a character of its format.
    static func offset(ofCharacter position: Int, in line: WrittenLine) -> Int {
        let blanks = line.text.prefix(while: \.isWhitespace).unicodeScalars.count
        return blanks + text(line).prefix(position).unicodeScalars.count
    }
}
