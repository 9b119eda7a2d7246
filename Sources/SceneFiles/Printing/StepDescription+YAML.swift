extension StepDescription {
    /// The step as a scene file has it, line by line.
    var lines: [String] {
        var lines = note.map { YAMLText.entry("note", text: $0) } ?? []
        if code.count == 1, code[0].spelling == nil {
            lines += YAMLText.entry("code", text: code[0].text)
        } else if !code.isEmpty {
            let texts = code.flatMap { YAMLText.entry(YAMLText.scalar($0.spelling ?? "code"), text: $0.text) }
            lines += ["code:"] + YAMLText.indented(texts)
        }
        if let addition { lines += ["add:"] + YAMLText.indented(addition.lines) }
        lines += StepDescription.entry("remove", removals)
        lines += StepDescription.entry("activate", activations)
        lines += StepDescription.entry("deactivate", deactivations)
        lines += StepDescription.entry("do", statements)
        if !hasLayout { lines.append("layout: false") }
        return lines
    }

    private static func entry(_ key: String, _ lines: [WrittenLine]) -> [String] {
        lines.isEmpty
            ? [] : YAMLText.list(key, lines.map { [YAMLText.scalar(VisualFormatPlan.text($0))] })
    }
}

extension StepDescription.Addition {
    fileprivate var lines: [String] {
        var lines: [String] = []
        if let superview { lines.append("to: \(YAMLText.scalar(VisualFormatPlan.text(superview)))") }
        if !subviews.isEmpty { lines += YAMLText.list("subviews", subviews.map { $0.lines() }) }
        if !constraints.isEmpty { lines += YAMLText.list("constraints", constraints.map { [$0.text] }) }
        return lines
    }
}
