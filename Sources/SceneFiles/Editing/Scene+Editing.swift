import UIKit

extension Scene {
    /// The text of the scene's file with some constraint lines less and some more. Where a line is taken out, the
    /// first of the new ones stands in its place; otherwise they are added behind the last. Everything else
    /// stays as it is, byte for byte.
    ///
    /// - Parameters:
    ///   - text: What the scene was loaded from.
    ///   - removed: Lines by their text, with numbers for indices, and where they begin. Of a line with indices, the
    ///     others that it stands for are written out.
    ///   - added: The new lines.
    /// - Returns: nil if the lines are written in a way that cannot be changed like that.
    public func edited(
        _ text: String, removing removed: [(text: String, location: SourceLocation)], adding added: [String]
    ) -> String? {
        var editor = ConstraintEditor(text)
        guard !removed.isEmpty else {
            guard let last = lastLine(for: added) else {
                editor.appendList(added)
                return editor.text
            }
            return editor.append(added, after: last) ? editor.text : nil
        }
        let places = Set(removed.map(\.location)).sorted(by: >)
        for place in places {
            var texts: [String] = place == places.last ? added : []
            for entry in constraints where entry.location == place && !texts.contains(entry.text) {
                let isRemoved = removed.contains { $0.location == place && $0.text == entry.text }
                if !isRemoved { texts.append(entry.text) }
            }
            guard editor.replace(at: place, with: texts) else { return nil }
        }
        return editor.text
    }

    /// The line that new ones follow: the last of the scene's own; where they speak of views that a step adds, the last
    /// of all. Nil if there is none.
    private func lastLine(for added: [String]) -> SourceLocation? {
        let first = Set(plan.names.ids)
        let names = added.flatMap { line -> [String] in
            guard let parsed = try? ConstraintLineParser.parse(line) else { return [] }
            guard case .term(let term) = parsed.right else { return [parsed.left.name.text] }
            return [parsed.left.name.text, term.reference.name.text]
        }
        let own = plan.lines.map(\.description.line.location).max()
        return names.allSatisfy(first.contains) ? own : constraints.map(\.location).max() ?? own
    }
}
