import Diagnosis
import SceneFiles
import Simulator
import UIKit

/// The code that a step shows, each line with how the constraint that it makes is read.
///
/// Nothing in a file says which line of code makes which constraint: a statement belongs to the first line that is
/// still free and names what it is about, as `make.width.equalTo(…)` names the width of `container.width == 375`.
@MainActor struct StepCodeReading {
    private let scene: Scene
    private let source: LayoutSource
    private let code: [String]
    private var readings: [Int: String] = [:]
    private var current: Int?

    /// Reads the code of a step, counted from 0.
    init(of scene: Scene, step: Int) {
        self.scene = scene
        source = scene.layoutSource
        let text = scene.steps[step].code.first?.text ?? ""
        code =
            text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var taken: Set<Int> = []
        let done = scene.stepsDone > step ? scene.steps[step].statements.count : scene.statementsDone
        // The step's own statements first: they are what the code is about. Earlier ones take what is left.
        let own = scene.steps[step].statements
        for (index, statement) in own.enumerated() {
            guard let line = line(of: statement, taken) else { continue }
            taken.insert(line)
            readings[line] = reading(of: statement)
            if index < done { current = line }
        }
        for statement in scene.steps[..<step].flatMap(\.statements) {
            guard let line = line(of: statement, taken) else { continue }
            taken.insert(line)
            readings[line] = reading(of: statement)
        }
    }

    /// The lines without the blank ones at the end.
    var lines: [StageSteps.CodeLine] {
        code.prefix((code.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1) + 1).enumerated().map {
            StageSteps.CodeLine($1, reading: readings[$0], isCurrent: $0 == current)
        }
    }

    // MARK: - Which line

    private func line(of statement: String, _ taken: Set<Int>) -> Int? {
        let words = StepCodeReading.words(of: statement)
        return code.indices.first { index in
            !taken.contains(index) && words.contains { code[index].contains($0) }
        }
    }

    /// What code calls the thing that a statement does.
    private static func words(of statement: String) -> [String] {
        if statement.hasPrefix("add ") { return ["addSubview", "addArrangedSubview"] }
        if statement.hasPrefix("remove ") { return ["removeFromSuperview"] }
        guard let left = statement.split(separator: " ").first?.split(separator: ".").last else { return [] }
        let attribute = left.prefix { $0.isLetter || $0.isNumber }
        let parts = ["horizontalEdges": ["left.right", "leading.trailing"], "verticalEdges": ["top.bottom"]]
        return parts[String(attribute), default: []] + [String(attribute)]
    }

    // MARK: - How it is read

    private func reading(of statement: String) -> String? {
        let made = scene.constraints.filter { $0.text == statement }
        guard let first = made.first?.constraint else { return nil }
        let attribute = StepCodeReading.words(of: statement).last ?? ""
        if first.secondItem == nil { return "a number: \(NumberText.short(first.constant))" }
        for scrollView in scene.views.compactMap({ $0.view as? UIScrollView }) {
            let read = Diagnosis.readings(of: scrollView, source: source).first { $0.text == statement }
            if let meaning = (read?.second ?? read?.first)?.meaning {
                return "\(attribute): the \(meaning.rawValue)"
            }
        }
        return nil
    }
}
