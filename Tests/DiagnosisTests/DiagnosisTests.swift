import Diagnosis
import SceneFiles
import Testing
import UIKit

/// What the examination as a whole does.
@Suite @MainActor struct DiagnosisTests {
    /// Without trying fixes the same is found, and said in the same words.
    @Test func fixesAreNoPartOfFinding() throws {
        let fixture = try DiagnosisFixture(
            "- {id: scroll, class: UIScrollView, subviews: [{id: a}]}\n- id: b", "scroll.edges == view.edges",
            "a.left == scroll.left", "a.top == scroll.top", "a.size == 10", "b.left == view.left",
            "b.width == 1", "b.width == 2")
        let found = Diagnosis.examine(root: fixture.scene.view, source: fixture.source)
        let plain = Diagnosis.examine(root: fixture.scene.view, source: fixture.source, triesFixes: false)
        #expect(found.contains { !$0.fixes.isEmpty })
        #expect(plain.allSatisfy { $0.fixes == [] })
        #expect(
            plain
                == found.map { diagnostic in
                    var diagnostic = diagnostic
                    diagnostic.fixes = []
                    return diagnostic
                })
    }

    @Test func inOrderOfPlaces() {
        let places: [(String, SourcePlace?)] = [
            ("none", nil), ("b", SourcePlace(line: 2, column: 1)), ("a", SourcePlace(line: 1, column: 9)),
            ("c", SourcePlace(line: 2, column: 1)),
        ]
        #expect(places.inOrder { $0.1 }.map(\.0) == ["a", "b", "c", "none"])
    }
}
