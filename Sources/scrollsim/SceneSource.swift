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

    /// What is wrong with the layout as it is now. The scene is as it was afterwards.
    func diagnostics(disabled: [String] = []) -> [Diagnostic] {
        // Before a layout pass nothing is known, and none may run.
        guard isLaidOut else { return [] }
        window.layoutIfNeeded()
        return Diagnosis.examine(root: view, source: layoutSource, disabled: disabled)
    }
}

extension SourcePlace {
    init(_ location: SourceLocation) { self.init(line: location.line, column: location.column) }
}
