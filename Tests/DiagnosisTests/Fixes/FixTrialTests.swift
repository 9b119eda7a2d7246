import Diagnosis
import SceneFiles
import Testing
import UIKit

/// Fixes are tried on the layout itself, which must not be felt.
@MainActor @Suite struct FixTrialTests {
    nonisolated static let broken = ["ends-nowhere", "nothing-shows", "two-boxes-open"]

    private func text(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(
            contentsOf: root.appendingPathComponent("Scenes/Broken/\(name).yaml"), encoding: .utf8)
    }

    @Test(arguments: broken) func everythingIsPutBack(_ name: String) throws {
        let fixture = try DiagnosisFixture(text: text(name))
        let before = fixture.state
        let found = fixture.examine()
        #expect(!found.flatMap(\.fixes).isEmpty)
        #expect(fixture.state == before)
        fixture.scene.window.layoutIfNeeded()
        #expect(fixture.state == before)
        #expect(fixture.examine() == found)
    }

    /// Pasted into the file, a fix does what it said.
    @Test(arguments: broken) func aPastedFixKeepsItsPromise(_ name: String) throws {
        let text = try text(name)
        for diagnostic in try DiagnosisFixture(text: text).examine() {
            for fix in diagnostic.fixes {
                let kept = text.split(separator: "\n").filter { line in
                    !fix.remove.contains { line == "  - \($0.text)" }
                }
                let pasted = (kept.map(String.init) + fix.add.map { "  - \($0)" }).joined(separator: "\n")
                let found = try DiagnosisFixture(text: pasted).examine()
                #expect(!found.contains { $0.message == diagnostic.message }, "\(fix)")
                // A second choice can be legal and yet wrong, which is no error.
                let before = try DiagnosisFixture(text: text).examine()
                #expect(errors(found) < errors(before), "\(fix)")
            }
        }
    }

    private func errors(_ found: [Diagnostic]) -> Int { found.count { $0.severity == .error } }

    /// A constraint that was left out for a trial is as old as before: the same one is given up.
    @Test func contradictionsStayAsTheyWere() throws {
        let fixture = try DiagnosisFixture(
            "- id: box", "box.left == view.left", "box.top == view.top", "box.height == 50",
            "box.width == 100", "box.width == 200", "box.width == 300")
        let first = fixture.examine()
        #expect(first.map(\.givenUp) == ["box.width == 200", "box.width == 300"])
        #expect(fixture.examine() == first)
        #expect(try fixture.view("box").frame.width == 100)
    }
}
