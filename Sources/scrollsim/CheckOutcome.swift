import Diagnosis
import UIKit

/// A scene file and what is wrong with it.
struct CheckedScene: Sendable {
    let file: String
    /// The file's text.
    let source: String
    var findings: [Finding]

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
    private var hasUnusable = false

    /// Notes a scene, or says on standard error why its file cannot be used.
    mutating func add(_ check: () throws(CallFailure) -> CheckedScene) -> CheckedScene? {
        do throws(CallFailure) {
            let scene = try check()
            scenes.append(scene)
            return scene
        } catch {
            StandardStream.error.write(error.message + "\n")
            hasUnusable = true
            return nil
        }
    }

    /// What is printed once all files have been examined.
    func text(in format: CheckFormat) -> String {
        switch format {
        case .text: summary
        case .json: json
        case .sarif: SARIFLog(scenes: scenes, isComplete: !hasUnusable).text
        case .github:
            scenes.flatMap { scene in
                scene.diagnostics.map { GitHubAnnotation(diagnostic: $0, file: scene.file).text }
            }.joined()
        }
    }

    /// The highest of all.
    var status: ExitStatus {
        if hasUnusable { return .unusable }
        return count(.error) > 0 ? .faulty : .done
    }

    /// How many of what were found; nothing if nothing was.
    private var summary: String {
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count(severity)
            return count == 0 ? nil : CheckOutcome.counted(count, severity.rawValue)
        }
        guard !counts.isEmpty else { return "" }
        let place = scenes.count == 1 ? "" : " in " + CheckOutcome.counted(scenes.count, "scene")
        return counts.joined(separator: ", ") + place + "\n"
    }

    /// The diagnostics, one a line, in the order of the files, and how many there are of each severity.
    private var json: String {
        let diagnostics = scenes.flatMap { scene in
            scene.diagnostics.map { JSONText.diagnostic($0, file: scene.file) }
        }
        let list = JSONText.rows(diagnostics, indent: "  ")
        let counts = Diagnostic.Severity.allCases.reversed().map {
            ("\($0.rawValue)s", JSONText.number(CGFloat(count($0))))
        }
        return "{\n  \"diagnostics\": \(list),\n  \"counts\": \(JSONText.object(counts))\n}\n"
    }

    private func count(_ severity: Diagnostic.Severity) -> Int {
        scenes.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
