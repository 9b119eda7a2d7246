import UIKit

/// Finds out what is wrong with a layout.
package enum Diagnosis {
    /// Everything that the rules find, in the order of the file.
    ///
    /// The tree must have been laid out. Fixes are tried on it; afterwards it is as it was.
    ///
    /// - Parameters:
    ///   - root: The root view of the scene.
    ///   - source: What the author calls the views and how the constraints were written.
    ///   - disabled: Names of rules to leave out.
    @MainActor package static func examine(
        root: UIView, source: LayoutSource, disabled: [String] = []
    ) -> [Diagnostic] {
        let facts = LayoutFacts(root: root, source: source)
        var found: [Diagnostic] = []
        for rule in Rule.all where !disabled.contains(rule.name) { found += rule.find(facts) }
        let allowed = allowedRules(facts)
        found.removeAll { diagnostic in
            diagnostic.view.map { allowed[$0]?.contains(diagnostic.rule) == true } ?? false
        }
        return found.enumerated().sorted { a, b in
            let last = SourcePlace(line: .max, column: .max)
            let (first, second) = (a.element.place ?? last, b.element.place ?? last)
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }

    @MainActor private static func allowedRules(_ facts: LayoutFacts) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for view in facts.views {
            let source = facts.source.view(view)
            if !source.allowedRules.isEmpty { result[source.id] = source.allowedRules }
        }
        return result
    }
}
