import Diagnosis
import UIKit

/// What the gallery says of a scene in a few columns: `375 × 1100`, `✗ loop` or `3 steps`. It is read from the scene
/// as it is laid out.
@MainActor struct SceneFact {
    let text: String
    let style: Style

    private init(_ text: String, _ style: Style) {
        self.text = text
        self.style = style
    }

    init(of preview: Result<ScenePreview, SceneProblem>) {
        switch preview {
        case .success(let preview): self.init(of: preview)
        case .failure: self.init("✗ unreadable", Theme.bad)
        }
    }

    private init(of preview: ScenePreview) {
        if let count = preview.stepCount {
            self.init(count == 1 ? "1 step" : "\(count) steps", Theme.quiet)
            return
        }
        let worst = preview.faults.map(\.severity).max()
        if let fault = preview.faults.first(where: { $0.severity == worst }) {
            let word = FaultWord.word(for: fault.rule)
            self.init("\(fault.severity.mark) \(word)", fault.severity.style)
            return
        }
        let size = ScrollFocus(in: preview.stage.rootView).focused?.contentSize
        let text = size.map { "\(NumberText.short($0.width)) × \(NumberText.short($0.height))" }
        self.init(text ?? "", Theme.quiet)
    }
}

/// A word or two for each rule, where there is no room for its name.
enum FaultWord {
    /// In the order of the rules.
    private static let words: [(rule: String, word: String)] = [
        ("ambiguous-content-width", "width"), ("ambiguous-content-height", "height"),
        ("circular-content-size", "loop"), ("ambiguous-frame", "frame"), ("unsatisfiable", "conflict"),
        ("content-locked-to-viewport", "locked"), ("content-not-tied", "not tied"),
        ("narrower-than-content", "narrow"), ("unreachable-content", "beyond"),
        ("content-size-overwritten", "set twice"), ("content-size-from-unlaid-frame", "0"),
        ("fallback-only", "fallback"), ("content-from-intrinsic-size", "own size"),
        ("stray-scroll", "stray"), ("floor-only", "floor"), ("list-without-height", "no height"),
        ("uneven-pages", "pages"), ("squeezed-text", "squeezed"), ("zero-size", "no size"),
        ("centre-only", "centre"), ("outside-superview", "outside"), ("overlapping-siblings", "overlap"),
        ("duplicate-constraint", "twice"), ("nested-same-axis", "nested"),
    ]

    /// The word for a rule; its name if it has none.
    static func word(for rule: String) -> String { words.first { $0.rule == rule }?.word ?? rule }
}
