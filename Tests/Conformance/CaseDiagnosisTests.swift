import Diagnosis
import Foundation
import SceneFiles
import Testing

@testable import UIKit
@testable import scrollsim

/// The layout cases through what `check` finds: the fault is named at its cause, contradictions are the sets that were
/// worked out, and the fixes lead to the numbers that were.
@MainActor @Suite struct CaseDiagnosisTests {
    /// Those without text that wraps, which scenes measure in characters.
    nonisolated static var cases: [LayoutCase] {
        ((try? LayoutCase.all()) ?? []).filter { $0.tree.allSatisfy { $0.wrap == nil } }
    }

    /// The rule that speaks where Apple's tools are silent, or beside the error that they tell too.
    nonisolated static let speaking = [
        "O07": "content-from-intrinsic-size", "O08": "content-from-intrinsic-size",
        "O16": "narrower-than-content", "O17": "fallback-only", "O19": "content-locked-to-viewport",
        "O20": "floor-only", "O22": "content-from-intrinsic-size", "O23": "floor-only", "O25": "stray-scroll",
        "O34": "list-without-height", "O41": "centre-only",
    ]

    /// Cases whose fixes lead to other numbers, and why these are as good, or why there is none.
    nonisolated static let otherNumbers = [
        "O07": "what speaks is a note, whose fix `check --fix` leaves to the author; see the test below",
        "O12": "what is given up decides the frame of the scroll view itself; its content waits for that",
        "O14": "the cell's height is the table's guess, which no line of the scene can change",
        "O15":
            "the content ends with the last button (373) and is as high as the frame (30); the case adds 7 and says 20",
        "O17": "the height that is missing is not known",
        "O22":
            "the image fills the width and not the height; either is one line, and nobody knows the aspect",
        "O24": "the insets are right for what the scene says; the fix is another inset behaviour",
        "O25": "the fix is another inset behaviour, which is told in words",
        "O36": "the bar may be meant to scroll; `explain` says that its edges are the content's",
        "O38": "one line gives the content the frame's height; the case takes other shares of it",
        "O03":
            "the container keeps its width, and the content is 8 wider than the frame; the case narrows it",
    ]

    private func scene(_ text: String, of layout: LayoutCase) throws -> Scene {
        ContradictionLog.write = { _ in }
        let scene = try SceneLoader.load(bytes: Array(text.utf8), file: "\(layout.id).yaml").get()
        scene.runSteps(to: scene.steps.count)
        return scene
    }

    @Test(arguments: cases) func namesTheCause(_ layout: LayoutCase) throws {
        let found = try scene(CaseScene(layout).text, of: layout).diagnosticsOfNextLayout()
        let named = Set(found.flatMap(attributes))
        let causes = layout.expect.ambiguous ?? []
        for cause in causes {
            #expect(named.contains(cause), "\(cause) is not named: \(found.map(\.message))")
        }
        // Where a contradiction has set something aside, more may be open than the case goes into.
        guard layout.expect.conflicts?.isEmpty ?? true else { return }
        #expect(named.subtracting(causes).isEmpty, "victims are blamed")
    }

    /// What an error says is open, in the notation of the cases.
    private func attributes(_ diagnostic: Diagnostic) -> [String] {
        guard let view = diagnostic.view else { return [] }
        func length() -> String { diagnostic.message.hasPrefix("The width") ? "width" : "height" }
        switch diagnostic.rule {
        case "ambiguous-content-width": return ["\(view).content.width"]
        case "ambiguous-content-height": return ["\(view).content.height"]
        case "circular-content-size": return ["\(view).content.\(length())"]
        case "ambiguous-frame":
            let words = diagnostic.message.prefix { $0 != ":" }.split { " ,".contains($0) }.map(String.init)
            return ["x", "y", "width", "height"].filter(words.contains).map { "\(view).\($0)" }
        default: return []
        }
    }

    @Test(arguments: cases.filter { !($0.expect.conflicts ?? []).isEmpty })
    func contradictionsAreTheSmallestSets(_ layout: LayoutCase) throws {
        let written = CaseScene(layout)
        let found = try scene(written.text, of: layout).diagnosticsOfNextLayout()
            .filter { $0.rule == "unsatisfiable" }.map { Set($0.constraints) }
        for conflict in layout.expect.conflicts ?? [] {
            // What nobody has written is told beside the lines.
            let lines = Set(conflict.filter(layout.constraints.contains).map(written.line))
            #expect(found.contains(lines), "\(lines) in \(found)")
        }
    }

    @Test(arguments: cases) func speaksWhereOthersAreSilent(_ layout: LayoutCase) throws {
        let found = try scene(CaseScene(layout).text, of: layout).diagnosticsOfNextLayout()
        if let rule = Self.speaking[layout.id] {
            #expect(found.contains { $0.rule == rule }, "\(found.map(\.rule))")
        } else if layout.fix.isEmpty {
            // A case without a fix is right, or about offsets: nothing above a note.
            #expect(found.allSatisfy { $0.severity == .note }, "\(found.map(\.message))")
        }
    }

    @Test(arguments: cases.filter { $0.expectAfterFix != nil && !otherNumbers.keys.contains($0.id) })
    func fixesLeadToTheNumbers(_ layout: LayoutCase) throws {
        let text = CaseScene(layout).text
        let broken = try scene(text, of: layout)
        let checked = CheckedScene(
            file: broken.file, source: text, diagnostics: broken.diagnosticsOfNextLayout())
        let call = try Call(arguments: ["check", "x.yaml"], environment: [:])
        let repair = SceneRepair(checked, scene: broken, call: call, disabled: [])
        #expect(
            repair.diagnostics.allSatisfy { $0.severity != .error }, "\(repair.diagnostics.map(\.message))")
        let mended = try scene(repair.text, of: layout)
        mended.window.layoutIfNeeded()
        let report = LayoutReport(of: mended.view)
        let main = try #require(report.scrollViews.first { $0.id == layout.main })
        let expected = try #require(layout.expectAfterFix?.contentSize)
        for (value, number) in zip([main.contentSize.width, main.contentSize.height], expected) {
            guard let number else { continue }
            #expect(abs(Double(value) - number) < 0.01, "\(main.contentSize) instead of \(expected)")
        }
    }

    /// The fix of a note, pasted by hand: the label and the line are as wide as the frame of 768 less 20.
    @Test func theFixOfANote() throws {
        let layout = try #require(try LayoutCase.all().first { $0.id == "O07" })
        let text = CaseScene(layout).text
        let broken = try scene(text, of: layout)
        let fix = try #require(broken.diagnosticsOfNextLayout().first?.fixes.first)
        let mended = try scene(try #require(broken.edited(text, removing: [], adding: fix.add)), of: layout)
        mended.window.layoutIfNeeded()
        let main = try #require(LayoutReport(of: mended.view).scrollViews.first)
        #expect(main.contentSize.width == 768)
    }
}
