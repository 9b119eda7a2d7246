import Diagnosis
import SceneFiles
import UIKit

extension Scene {
    /// What the scene's file calls the views and how it writes the constraints.
    var layoutSource: LayoutSource {
        var source = LayoutSource(
            views: views.map { view in
                let source = LayoutSource.View(
                    id: view.id, isNamed: view.isNamed || view.view === self.view,
                    place: SourcePlace(view.location), allowedRules: view.allowedRules)
                return (view.view, source)
            },
            constraints: constraints.map { entry in
                (entry.constraint, SourceLine(text: entry.text, place: SourcePlace(entry.location)))
            })
        source.staleContentSizes = staleContentSizes.map { stale in
            LayoutSource.StaleContentSize(
                scrollView: stale.scrollView,
                statement: SourceLine(text: stale.statement, place: SourcePlace(stale.location)),
                value: stale.value, present: stale.present)
        }
        return source
    }

    /// What is wrong with the layout as it is now; nothing where a walkthrough has not laid it out. The scene is as
    /// it was afterwards.
    func diagnostics(disabled: [String] = []) -> [Diagnostic] {
        guard isLaidOut else { return [] }
        return diagnosticsOfNextLayout(disabled: disabled)
    }

    /// What is wrong with the layout that the next pass leads to.
    func diagnosticsOfNextLayout(disabled: [String] = [], triesFixes: Bool = true) -> [Diagnostic] {
        window.layoutIfNeeded()
        return Diagnosis.examine(
            root: view, source: layoutSource, disabled: disabled, triesFixes: triesFixes)
    }
}

extension Scene {
    /// The text of the scene's file with a fix written into it; nil if it cannot be written.
    func edited(_ text: String, with fix: Fix) -> String? {
        let removed = fix.remove.compactMap { line in
            line.place.map {
                (text: line.text, location: SourceLocation(line: $0.line, column: $0.column))
            }
        }
        guard removed.count == fix.remove.count else { return nil }
        return edited(text, removing: removed, adding: fix.add)
    }
}

extension SourcePlace {
    init(_ location: SourceLocation) { self.init(line: location.line, column: location.column) }
}
