import Diagnosis
import SceneFiles
import Simulator
import UIKit

extension Command {
    /// Says which constraints decide a view's frame.
    static let explain = Command(
        name: "explain", operand: "SCENE ID",
        meaning: "which constraints decide this view's frame, in the order in which they do"
    ) { call in
        guard call.operands.count == 2 else { throw CallFailure.missingID }
        ContradictionLog.write = { _ in }
        let (root, scene) = try call.explainedTree()
        let id = call.operands[1]
        guard let view = root.reportedView(id) else {
            throw CallFailure.unknownView(id, LayoutReport(of: root).views.map(\.id))
        }
        let report = ExplanationReport(
            view: view, id: id, root: root, scene: scene, isWhole: call.has("--verbose"))
        StandardStream.output.write(report.text)
        return .done
    }
}

extension Call {
    /// The laid-out tree that a view is explained in, and its scene; nil for one in code.
    fileprivate func explainedTree() throws(CallFailure) -> (root: UIView, scene: Scene?) {
        if let codeScene { return (try stage(of: codeScene).rootView, nil) }
        let scene = try loadScene()
        scene.runSteps(to: scene.steps.count)
        scene.window.layoutIfNeeded()
        return (scene.view, scene)
    }
}

/// An explanation of a view's frame for people.
@MainActor private struct ExplanationReport {
    let view: UIView
    /// What the report of the tree calls it.
    let id: String
    /// The root of the tree.
    let root: UIView
    /// The scene of the file; nil for a tree that was built in code.
    let scene: Scene?
    /// Whether long rows of steps are printed whole.
    let isWhole: Bool

    /// Rows of steps that are longer are shortened to their beginning and their end.
    private static let shown = (first: 4, last: 8)

    var text: String {
        let source = scene?.layoutSource ?? LayoutSource()
        let explanation = FrameExplanation(of: view, source: source)
        var text = heading + "frame \(NumberText.list(view.frame))\n\n"
        for part in explanation.parts {
            text += part.title + "\n"
            text += shortened(part.steps).map { "  \($0)\n" }.joined()
            if let formula = formula(of: part) { text += "  \(formula)\n" }
        }
        if !explanation.others.isEmpty {
            text += "\nothers\n" + explanation.others.map { "  \($0)\n" }.joined()
        }
        guard let scrollView = view as? UIScrollView else { return text }
        return text + "\n" + verdicts(of: scrollView) + readings(of: scrollView, source)
    }

    /// `box[4]  UIView in container, line 12`.
    private var heading: String {
        guard let entry = LayoutReport(of: root).views.first(where: { $0.id == id }) else { return "" }
        let named = scene?.views.first { $0.view === view && $0.isNamed }
        let place = named.map { ", line \($0.location.line)" } ?? ""
        return "\(id)  \(entry.className)\(entry.parent.map { " in \($0)" } ?? "")\(place)\n"
    }

    private func shortened(_ steps: [String]) -> [String] {
        let (first, last) = ExplanationReport.shown
        guard !isWhole, steps.count > first + last + 1 else { return steps }
        return steps.prefix(first) + ["… \(steps.count - first - last) more; -v prints them"]
            + steps.suffix(last)
    }

    /// `height 1100 = 11 × orangeViewGap`.
    private func formula(of part: FrameExplanation.Part) -> String? {
        let isWidth = part.title.hasPrefix("content width =")
        guard isWidth || part.title.hasPrefix("content height ="), let scrollView = view as? UIScrollView,
            let scene
        else { return nil }
        func length(_ view: UIScrollView) -> CGFloat {
            isWidth ? view.contentSize.width : view.contentSize.height
        }
        let formula = ContentFormula(of: scene) { scene in
            (scene.view.reportedView(id) as? UIScrollView).map(length)
        }
        return formula.map {
            "\(isWidth ? "width" : "height") \(NumberText.short(length(scrollView))) = \($0.text)"
        }
    }

    // MARK: - Scroll views

    private func verdicts(of scrollView: UIScrollView) -> String {
        [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
            let verdict = AxisVerdict(of: scrollView, along: axis)
            var facts = ["offset \(NumberText.short(verdict.offset))"]
            if let page = verdict.page {
                facts.append(
                    "page \(page.number) of \(page.count), rests every \(NumberText.short(verdict.viewport))")
            }
            facts += insets(verdict, axis)
            return "\(verdict.sentence)\n  \(facts.joined(separator: "; "))\n"
        }.joined()
    }

    /// Who has added what to the insets.
    private func insets(_ verdict: AxisVerdict, _ axis: NSLayoutConstraint.Axis) -> [String] {
        let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
        return [
            (names.0, verdict.insets.before, verdict.systemInsets.before),
            (names.1, verdict.insets.after, verdict.systemInsets.after),
        ].compactMap { name, all, system in
            guard all != 0 || system != 0 else { return nil }
            let parts = [("contentInset", all - system), ("safe area", system)].filter { $0.1 != 0 }
            return "\(name) inset \(NumberText.short(all)) ("
                + parts.map { "\(NumberText.short($0.1)) \($0.0)" }.joined(separator: " + ") + ")"
        }
    }

    private func readings(of scrollView: UIScrollView, _ source: LayoutSource) -> String {
        let readings = Diagnosis.readings(of: scrollView, source: source)
        guard !readings.isEmpty else { return "" }
        let width = readings.map { TerminalText.width(of: $0.text) }.max() ?? 0
        return "\nhow its constraints are read\n"
            + readings.map { read in
                let blanks = String(repeating: " ", count: width - TerminalText.width(of: read.text))
                let sides = [read.first, read.second].compactMap { $0 }
                let words = sides.map { "\($0.meaning.rawValue) (\($0.reason.rawValue))" }
                return "  \(read.text)\(blanks)  \(words.joined(separator: ", "))\n"
            }.joined()
    }
}
