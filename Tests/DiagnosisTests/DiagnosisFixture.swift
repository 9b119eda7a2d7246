import Diagnosis
import SceneFiles
import Testing
import UIKit

/// A scene that was laid out, and what is wrong with it.
@MainActor struct DiagnosisFixture {
    let scene: Scene
    let source: LayoutSource

    /// A scene of 375 by 667 points with the given views, as the lines below `subviews:`, and constraints.
    init(_ views: String, _ constraints: String...) throws {
        try self.init(views, constraints: constraints)
    }

    init(_ views: String, constraints: [String]) throws {
        let lines = views.split(separator: "\n").map { "    " + $0 }
        let text =
            "device: phone\nview:\n  subviews:\n" + lines.joined(separator: "\n") + "\nconstraints:\n"
            + constraints.map { "  - \($0)" }.joined(separator: "\n") + "\n"
        try self.init(text: text)
    }

    init(text: String) throws {
        ContradictionLog.write = { _ in }
        let scene = try SceneLoader.load(bytes: Array(text.utf8), file: "scene.yaml").get()
        self.scene = scene
        source = LayoutSource(
            views: scene.views.map { view in
                let place = SourcePlace(line: view.location.line, column: view.location.column)
                return (
                    view.view,
                    LayoutSource.View(
                        id: view.id, isNamed: view.isNamed || view.view === scene.view, place: place,
                        allowedRules: view.allowedRules)
                )
            },
            constraints: scene.constraints.map { entry in
                let place = SourcePlace(line: entry.location.line, column: entry.location.column)
                return (entry.constraint, SourceLine(text: entry.text, place: place))
            })
        scene.window.layoutIfNeeded()
    }

    func examine(disabled: [String] = []) -> [Diagnostic] {
        Diagnosis.examine(root: scene.view, source: source, disabled: disabled)
    }

    /// Who decides the contents.
    var analysis: ContentAnalysis { ContentAnalysis(root: scene.view, source: source) }

    func view(_ id: String) throws -> UIView { try #require(scene.views.first { $0.id == id }).view }

    func scrollView(_ id: String = "scroll") throws -> UIScrollView {
        try #require(view(id) as? UIScrollView)
    }

    /// All frames, offsets and content sizes, for comparison.
    var state: LayoutReport { LayoutReport(of: scene.view) }
}

/// A scroll view that fills the screen, with `a` and `b` in it.
let twoBoxes = """
    - id: scroll
      class: UIScrollView
      subviews:
        - id: a
        - id: b
    """
