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
    /// The spelling that the code is in; nil where there is no choice.
    let spelling: String?
    private var readings: [Int: String] = [:]
    private var current: Int?
    /// The step's statements.
    private let own: [String]
    /// What they have read and done.
    private var told: [String] = []

    /// Reads the code of a step, counted from 0, in one of its spellings. A step without code shows its statements.
    init(of scene: Scene, step: Int, spelling: Int) {
        self.scene = scene
        source = scene.layoutSource
        let choices = scene.steps[step].code
        own = scene.steps[step].statements
        let done =
            scene.stepsDone > step
            ? scene.steps[step].statements.count
            : scene.stepsDone == step ? min(scene.statementsDone, scene.steps[step].statements.count) : 0
        guard !choices.isEmpty else {
            code = scene.steps[step].statements
            self.spelling = nil
            let trace = scene.traces.indices.contains(step) ? scene.traces[step] : []
            for (index, line) in zip(code.indices, trace) where index < done {
                readings[index] = StepCodeReading.told(code[index], line)
                current = index
            }
            return
        }
        let choice = choices[spelling % choices.count]
        self.spelling = choices.count > 1 ? choice.spelling : nil
        code = choice.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let trace = scene.traces.indices.contains(step) ? scene.traces[step] : []
        told = zip(own, trace).map(StepCodeReading.told)
        match(earlier: scene.steps[..<step].flatMap(\.statements), done: done)
    }

    /// The lines without the blank ones at the end.
    var lines: [StageSteps.CodeLine] {
        code.prefix((code.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1) + 1).enumerated().map {
            StageSteps.CodeLine($1, reading: readings[$0], isCurrent: $0 == current)
        }
    }

    /// Finds the lines of statements. The step's own come first, since they are what the code is about; earlier ones
    /// take what is left.
    private mutating func match(earlier: [String], done: Int) {
        var taken: Set<Int> = []
        for (index, statement) in (own + earlier).enumerated() {
            guard let line = line(of: statement, taken) else { continue }
            taken.insert(line)
            let isDone = index < done || index >= own.count
            if isDone { readings[line] = reading(of: statement) ?? (index < own.count ? value(index) : nil) }
            if index < done { current = line }
        }
    }

    /// What a line of the trace says behind its statement.
    private static func told(_ statement: String, _ line: String) -> String {
        String(line.dropFirst(statement.count).drop { $0 == " " })
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

    /// What a statement of the step has read or set; nil for one that makes views or constraints. Of a layout only the
    /// frame that it gave to the view that was asked is told, if it did.
    private func value(_ index: Int) -> String? {
        let statement = own[index]
        let isConstraint = [" == ", " <= ", " >= "].contains { statement.contains($0) }
        guard told.indices.contains(index), !isConstraint else { return nil }
        if statement.hasSuffix(".layoutIfNeeded") {
            let name = statement.dropLast(".layoutIfNeeded".count)
            guard let start = told[index].range(of: "\(name) (")?.lowerBound else { return told[index] }
            let frame = told[index][start...]
            return "→ " + frame.prefix(through: frame.firstIndex(of: ")") ?? frame.startIndex)
        }
        let makes = ["add ", "remove ", "activate ", "deactivate "].contains { statement.hasPrefix($0) }
        return makes ? nil : told[index]
    }

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
