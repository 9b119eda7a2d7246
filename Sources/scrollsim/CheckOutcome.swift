import Diagnosis
import UIKit

/// A scene file and what is wrong with it.
struct CheckedScene: Sendable {
    let file: String
    /// The file's text.
    var source: String
    var findings: [Finding]
    /// What fixes have changed, or would change, in the text; empty where nothing is to be fixed.
    var diff = ""
    /// Where faults begin and end; nil where nobody asks.
    var ranges: [FaultRange]?

    var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

    init(file: String, source: String, findings: [Finding]) {
        self.file = file
        self.source = source
        self.findings = findings
    }

    init(file: String, source: String, diagnostics: [Diagnostic]) {
        self.init(file: file, source: source, findings: diagnostics.map { Finding(diagnostic: $0) })
    }
}

/// What `check` has found in all of its files.
@MainActor struct CheckOutcome {
    private(set) var scenes: [CheckedScene] = []
    /// How many files cannot be used.
    private var unusable = 0
    /// What is known and not told again.
    private let baseline: Baseline?
    /// How many findings are known; nil where nobody asks.
    private var known: Int?

    init(baseline: Baseline? = nil) {
        self.baseline = baseline
        known = baseline == nil ? nil : 0
    }

    /// Notes a scene with what is new in it, or says on standard error why its file cannot be used.
    mutating func add(_ check: () throws(CallFailure) -> CheckedScene) -> CheckedScene? {
        do throws(CallFailure) {
            var scene = try check()
            if let baseline {
                let new = baseline.new(of: scene)
                known = (known ?? 0) + scene.findings.count - new.count
                scene.findings = new
            }
            scenes.append(scene)
            return scene
        } catch {
            StandardStream.error.write(error.message + "\n")
            unusable += 1
            return nil
        }
    }

    /// Whether some file could be used.
    var hasUsedAny: Bool { !scenes.isEmpty }

    /// Writes down all that was found, so that it is known; nothing if no file can be used.
    /// - Throws: `CallFailure.unwritableFile`
    mutating func writeBaseline(to path: String) throws(CallFailure) {
        if scenes.isEmpty { return }
        try Call.write(Baseline(of: scenes).text, to: path)
        known = scenes.reduce(0) { $0 + $1.findings.count }
        for index in scenes.indices { scenes[index].findings = [] }
    }

    /// What is printed once all files have been examined.
    func text(in format: CheckFormat) -> String {
        switch format {
        case .text: summary
        case .json: json
        case .sarif: SARIFLog(scenes: scenes, isComplete: unusable == 0).text
        case .github:
            scenes.flatMap { scene in
                scene.diagnostics.map { GitHubAnnotation(diagnostic: $0, file: scene.file).text }
            }.joined()
        }
    }

    /// The highest of all.
    var status: ExitStatus {
        if unusable > 0 { return .unusable }
        return count(.error) > 0 ? .faulty : .done
    }

    /// How many of what were found; nothing if nothing was.
    private var summary: String {
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : CheckOutcome.counted(count, severity.rawValue)
        }
        var words: [String] = []
        if !counts.isEmpty {
            let place = scenes.count == 1 ? "" : " in " + CheckOutcome.counted(scenes.count, "scene")
            words.append(counts.joined(separator: ", ") + place)
        }
        if let known, known > 0 { words.append("\(known) known") }
        if unusable > 0, !scenes.isEmpty {
            words.append(CheckOutcome.counted(unusable, "file") + " cannot be used")
        }
        return words.isEmpty ? "" : words.joined(separator: "; ") + "\n"
    }

    /// The diagnostics, one a line, in the order of the files, and how many there are of each severity.
    private var json: String {
        let diagnostics = scenes.flatMap { scene in
            scene.findings.map { JSONText.finding($0, file: scene.file) }
        }
        let list = JSONText.rows(diagnostics, indent: "  ")
        var counts = Diagnostic.Severity.allCases.reversed().map {
            ("\($0.rawValue)s", JSONText.number(CGFloat(count($0))))
        }
        if let known { counts.append(("known", .number(CGFloat(known)))) }
        return "{\n  \"diagnostics\": \(list),\n\(breaks)  \"counts\": \(JSONText.object(counts))\n}\n"
    }

    /// Where faults begin and end, if somebody has asked.
    private var breaks: String {
        guard scenes.contains(where: { $0.ranges != nil }) else { return "" }
        let ranges = scenes.flatMap { scene in
            (scene.ranges ?? []).map { JSONText.faultRange($0, file: scene.file) }
        }
        return "  \"breaks\": \(JSONText.rows(ranges, indent: "  ")),\n"
    }

    private func count(_ severity: Diagnostic.Severity) -> Int {
        scenes.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
