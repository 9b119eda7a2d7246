import Diagnosis

/// What is told of a scene before the next one is examined.
extension Check {
    /// Prints what was found in a scene as far as people read it. What is written down as known is not told.
    func report(_ scene: CheckedScene) {
        // The formats for programs have no place for this, and for ranges.
        let stream: StandardStream = format == .text ? .output : .error
        stream.write(scene.diff)
        if format == .text, !call.has("--write-baseline") {
            for diagnostic in scene.diagnostics {
                let report = DiagnosticReport(
                    diagnostic: diagnostic, file: scene.file, source: scene.source, usesColor: usesColor)
                StandardStream.output.write(report.text)
            }
        }
        guard let ranges = scene.ranges, format != .json else { return }
        stream.write(text(of: ranges, in: scene.file))
    }

    private func text(of ranges: [FaultRange], in file: String) -> String {
        let limits = "between \(BreakSearch.limits.lowerBound) and \(BreakSearch.limits.upperBound) points"
        if ranges.isEmpty { return "\(file): no fault begins or ends \(limits)\n" }
        return "\(file): faults that begin or end \(limits)\n" + ranges.map { "  \($0.text)\n" }.joined()
    }
}
