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
    ///   - triesFixes: Whether fixes are sought, which costs several times what finding the faults does.
    @MainActor package static func examine(
        root: UIView, source: LayoutSource, disabled: [String] = [], triesFixes: Bool = true
    ) -> [Diagnostic] {
        let facts = LayoutFacts(root: root, source: source, triesFixes: triesFixes)
        var found: [Diagnostic] = []
        for rule in Rule.all where !disabled.contains(rule.name) { found += rule.find(facts) }
        let allowed = allowedRules(facts)
        found.removeAll { diagnostic in
            diagnostic.view.map { allowed[$0]?.contains(diagnostic.rule) == true } ?? false
        }
        return found.inOrder { $0.place }
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

extension Array {
    /// The elements in the order of their places in the file; those at one place as they are, those without a place
    /// last.
    package func inOrder(of place: (Element) -> SourcePlace?) -> [Element] {
        let last = SourcePlace(line: .max, column: .max)
        return enumerated().sorted { a, b in
            let (first, second) = (place(a.element) ?? last, place(b.element) ?? last)
            return first == second ? a.offset < b.offset : first < second
        }.map(\.element)
    }
}
