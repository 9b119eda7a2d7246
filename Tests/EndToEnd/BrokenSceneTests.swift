import Diagnosis
import Foundation
import SceneFiles
import Testing
import UIKit

@testable import scrollsim

/// Every rule has a scene that breaks it. What is told there, and what the first fix leads to, is worked out from the
/// numbers in the scene, as its line below says.
@MainActor @Suite struct BrokenSceneTests {
    /// A finding: its rule, its view, words and numbers of its message, and those of the first fix's result.
    struct Finding: Sendable, CustomTestStringConvertible {
        let scene: String
        let rule: String
        let view: String?
        let words: [String]
        var result: String?
        var testDescription: String { "\(scene) \(rule)" }
    }

    nonisolated static let findings: [Finding] = [
        // Five boxes of 100, six gaps of 100.
        Finding(
            scene: "ends-nowhere", rule: "ambiguous-content-height", view: "scroll",
            words: ["container", "box[4]"], result: "contentSize would be 375 × 1100"),
        Finding(
            scene: "nothing-shows", rule: "circular-content-size", view: "scroll", words: ["width", "box"],
            result: "contentSize would be 375 × 667"),
        // a and b are 10 wide each.
        Finding(
            scene: "two-boxes-open", rule: "ambiguous-content-width", view: "scroll", words: ["right", "b"],
            result: "contentSize.width would be 20"),
        // 667 less 20 at both ends.
        Finding(
            scene: "ambiguous-frame", rule: "ambiguous-frame", view: "box", words: ["height"],
            result: "box would be at 20, 20, and 335 × 627"),
        // Three boxes of 200 in 480.
        Finding(
            scene: "unsatisfiable", rule: "unsatisfiable", view: "box[2]",
            words: ["600 needed, 480 given: 120 too much"], result: "contentSize would be 320 × 600"),
        // 400 + 400 in 667.
        Finding(
            scene: "content-locked-to-viewport", rule: "content-locked-to-viewport", view: "lower",
            words: ["667", "133 points"], result: "contentSize would be 375 × 800"),
        // 450 + 450 in 500.
        Finding(
            scene: "content-not-tied", rule: "content-not-tied", view: "lower", words: ["500", "400 points"],
            result: "contentSize would be 375 × 900"),
        // 5 × 100 + 5 × 10 = 550; 550 - 300 = 250; with the gap of 10 it is 560.
        Finding(
            scene: "narrower-than-content", rule: "narrower-than-content", view: "box[4]",
            words: ["250", "300 points"], result: "contentSize would be 560 × 100"),
        // 800 + 390 = 1190, and the content is 800.
        Finding(
            scene: "unreachable-content", rule: "unreachable-content", view: "third", words: ["390 points"],
            result: "contentSize would be 375 × 1190"),
        Finding(
            scene: "content-size-overwritten", rule: "content-size-overwritten", view: "scroll",
            words: ["2000", "900"]),
        // The frame is 0 before layout: 0 + 20; then 20 + 1000 + 20.
        Finding(
            scene: "content-size-from-unlaid-frame", rule: "content-size-from-unlaid-frame", view: "scroll",
            words: ["375 × 20", "375 × 1040"], result: "contentSize would be 375 × 1040"),
        Finding(
            scene: "fallback-only", rule: "fallback-only", view: "embedded",
            words: ["container.height == scroll.height @low"]),
        // 65 characters of 8 and 16 at both sides; 304 - 32 = 272 are 34 a line: two lines, 32 + 32.
        Finding(
            scene: "content-from-intrinsic-size", rule: "content-from-intrinsic-size", view: "story",
            words: ["552", "520", "304"], result: "contentSize would be 304 × 64"),
        Finding(
            scene: "stray-scroll", rule: "stray-scroll", view: "scroll", words: ["16 points", "391", "375"],
            result: "contentSize would be 375 × 1000"),
        // 800 + 20.
        Finding(
            scene: "floor-only", rule: "floor-only", view: "scroll", words: ["820"],
            result: "contentSize would be 375 × 820"),
        // 12 × 44 = 528; 200 + 528 = 728.
        Finding(
            scene: "list-without-height", rule: "list-without-height", view: "list", words: ["528"],
            result: "scroll.contentSize would be 375 × 728"),
        // 4 × 300 = 1200 = 3 × 375 + 75; 375 - 75 = 300; 4 × 375 = 1500.
        Finding(
            scene: "uneven-pages", rule: "uneven-pages", view: "scroll", words: ["1200", "375", "300"],
            result: "contentSize would be 1500 × 220"),
        // 40 less 4 at both ends; 296 points are 37 characters: three lines of 16.
        Finding(
            scene: "squeezed-text", rule: "squeezed-text", view: "title",
            words: ["48", "32", "header.height == 40"],
            result: "title would be at 4, 4, and 296 × 48"),
        Finding(
            scene: "zero-size", rule: "zero-size", view: "stripe", words: ["0 × 100"],
            result: "stripe would be at 0, 0, and 375 × 100"),
        // 3 × 44 + 4 × 20 = 212.
        Finding(
            scene: "centre-only", rule: "centre-only", view: "scroll",
            words: ["button[0].centerX == scroll.centerX"],
            result: "contentSize would be 375 × 212"),
        // 20 + 400 - 335 = 85; 335 - 20 - 20 = 295.
        Finding(
            scene: "outside-superview", rule: "outside-superview", view: "picture",
            words: ["85 points", "card"],
            result: "picture would be at 20, 20, and 295 × 100"),
        // 14 characters of 8 are 112; 16 + 16 + 8 = 40.
        Finding(
            scene: "overlapping-siblings", rule: "overlapping-siblings", view: "subtitle",
            words: ["112 × 16"],
            result: "subtitle would be at 16, 40, and 176 × 16"),
        Finding(
            scene: "duplicate-constraint", rule: "duplicate-constraint", view: "box", words: ["line 12"],
            result: "the layout would be the same"),
        // 900 + 600.
        Finding(
            scene: "nested-same-axis", rule: "nested-same-axis", view: "list",
            words: ["scroll", "vertically"],
            result: "scroll.contentSize would be 375 × 1500"),
    ]

    private func scene(_ path: String) throws -> Scene {
        ContradictionLog.write = { _ in }
        let data = try Data(contentsOf: Program.root.appendingPathComponent(path))
        let scene = try SceneLoader.load(bytes: Array(data), file: path).get()
        scene.runSteps(to: scene.steps.count)
        return scene
    }

    /// No rule without a scene, no scene in the folder that is not looked at.
    @Test func everyRuleHasAScene() throws {
        #expect(Set(Rule.all.map(\.name)) == Set(Self.findings.map(\.rule)))
        let folder = Program.root.appendingPathComponent("Scenes/Broken").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(files) == Set(Self.findings.map { $0.scene + ".yaml" }))
    }

    @Test(arguments: findings) func saysWhatIsWrong(_ expected: Finding) throws {
        let found = try scene("Scenes/Broken/\(expected.scene).yaml").diagnosticsOfNextLayout()
        let diagnostic = try #require(found.first { $0.rule == expected.rule }, "\(found)")
        #expect(diagnostic.view == expected.view)
        for word in expected.words { #expect(diagnostic.message.contains(word), "\(diagnostic.message)") }
        #expect(diagnostic.fixes.first?.result == expected.result)
        #expect(diagnostic.place != nil)
        // The others are of the kind that goes with it: nothing worse is told than what the scene is there for.
        #expect(found.allSatisfy { $0.severity <= .error })
    }

    /// The first fix, written into the file by `--fix`, makes the fault go away, and what it promised is so.
    @Test(arguments: findings.filter { $0.result != nil }) func theFixHelps(_ expected: Finding) throws {
        let file = "Scenes/Broken/\(expected.scene).yaml"
        let text = try String(contentsOf: Program.root.appendingPathComponent(file), encoding: .utf8)
        let broken = try scene(file)
        let diagnostic = try #require(
            broken.diagnosticsOfNextLayout().first { $0.rule == expected.rule })
        let fix = try #require(diagnostic.fixes.first)
        let removed = fix.remove.compactMap { line in
            line.place.map { (line.text, SceneFiles.SourceLocation(line: $0.line, column: $0.column)) }
        }
        let edited = try #require(broken.edited(text, removing: removed, adding: fix.add))
        let mended = try SceneLoader.load(bytes: Array(edited.utf8), file: file).get()
        mended.runSteps(to: mended.steps.count)
        let left = mended.diagnosticsOfNextLayout()
        #expect(!left.contains { $0.rule == expected.rule && $0.message == diagnostic.message })
        let report = LayoutReport(of: mended.view)
        let sizes = report.scrollViews.map {
            "\(NumberText.short($0.contentSize.width)) × \(NumberText.short($0.contentSize.height))"
        }
        let frames = report.views.map {
            "\($0.id) would be at \(NumberText.short($0.frame.minX)), \(NumberText.short($0.frame.minY)), and "
                + "\(NumberText.short($0.frame.width)) × \(NumberText.short($0.frame.height))"
        }
        if let size = fix.result.split(separator: "contentSize would be ").last,
            fix.result.contains("contentSize would")
        {
            #expect(sizes.contains(String(size)))
        } else if fix.result.contains(" would be at ") {
            #expect(frames.contains(fix.result))
        }
    }

    /// Nothing is told of the scenes that work; the walkthroughs end well, too.
    @Test func theOthersAreRight() throws {
        let root = Program.root.appendingPathComponent("Scenes").path
        let all = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let files = all.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Broken/") }.sorted()
        #expect(files.count >= 10)
        for file in files {
            let found = try scene("Scenes/\(file)").diagnosticsOfNextLayout()
            #expect(found.isEmpty, "\(file): \(found.map(\.message))")
        }
    }
}
