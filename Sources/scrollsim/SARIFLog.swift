import Diagnosis
import UIKit

/// What was found as a log in the Static Analysis Results Interchange Format, version 2.1.0: one run, a result a
/// line.
@MainActor struct SARIFLog {
    let scenes: [CheckedScene]
    /// Whether every file could be used.
    let isComplete: Bool

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    var text: String {
        let results = scenes.flatMap { scene in
            zip(scene.findings, scene.findings.ordinals).map { result($0, number: $1, in: scene) }
        }
        let invocation = JSONText.object([("executionSuccessful", .flag(isComplete))])
        return """
            {
              "$schema": "\(SARIFLog.schema)",
              "version": "2.1.0",
              "runs": [{
                "tool": {"driver": {"name": "scrollsim", "version": "\(Scrollsim.version)", "rules": \
            \(JSONText.rows(Rule.all.map(descriptor), indent: "    "))}},
                "invocations": [\(invocation)],
                "columnKind": "unicodeCodePoints",
                "results": \(JSONText.rows(results, indent: "    "))
              }]
            }

            """
    }

    private func descriptor(_ rule: Rule) -> JSONText {
        .object([
            ("id", .text(rule.name)), ("shortDescription", message(RuleListing.sentence(rule.summary))),
            ("fullDescription", message(rule.reason)), ("help", message(RuleListing.page(of: rule))),
            ("defaultConfiguration", .object([("level", .text(rule.severity.rawValue))])),
        ])
    }

    private func result(_ finding: Finding, number: Int, in scene: CheckedScene) -> JSONText {
        let diagnostic = finding.diagnostic
        var members: [(String, JSONText)] = [("ruleId", .text(diagnostic.rule))]
        if let index = Rule.all.firstIndex(where: { $0.name == diagnostic.rule }) {
            members.append(("ruleIndex", .number(CGFloat(index))))
        }
        // Of findings that are the same otherwise, those behind the first have their number in the fingerprint.
        let fingerprint = finding.identity.text + (number == 0 ? "" : " | \(number + 1)")
        members += [
            ("level", .text(diagnostic.severity.rawValue)),
            ("message", message(([diagnostic.message] + diagnostic.details).joined(separator: "\n"))),
            ("locations", .list([location(diagnostic.place, in: scene.file)])),
            ("partialFingerprints", .object([("ruleViewConstraints/v1", .text(fingerprint))])),
        ]
        let fixes = zip(diagnostic.fixes, finding.replacements).compactMap { fix, replacement in
            replacement.map { self.fix(fix, $0, in: scene.file) }
        }
        if !fixes.isEmpty { members.append(("fixes", .list(fixes))) }
        return .object(members)
    }

    private func message(_ text: String) -> JSONText { .object([("text", .text(text))]) }

    private func location(_ place: SourcePlace?, in file: String) -> JSONText {
        var members = [("artifactLocation", artifact(file))]
        if let place {
            members.append(
                ("region", region([("startLine", place.line), ("startColumn", place.column)])))
        }
        return .object([("physicalLocation", .object(members))])
    }

    private func fix(_ fix: Fix, _ replacement: TextReplacement, in file: String) -> JSONText {
        let deleted = region([
            ("startLine", replacement.startLine), ("startColumn", replacement.startColumn),
            ("endLine", replacement.endLine), ("endColumn", replacement.endColumn),
        ])
        let change = JSONText.object([
            ("artifactLocation", artifact(file)),
            (
                "replacements",
                .list([
                    .object([("deletedRegion", deleted), ("insertedContent", message(replacement.text))])
                ])
            ),
        ])
        return .object([("description", message(fix.result)), ("artifactChanges", .list([change]))])
    }

    private func region(_ numbers: [(String, Int)]) -> JSONText {
        .object(numbers.map { ($0.0, .number(CGFloat($0.1))) })
    }

    private func artifact(_ file: String) -> JSONText {
        .object([("uri", .text(SARIFLog.reference(to: file)))])
    }

    /// A path as a URI reference: relative as it was given, and a file URI for an absolute one.
    private static func reference(to file: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
        let path = file.utf8.map { byte in
            if plain.contains(byte) { return String(UnicodeScalar(byte)) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
        return file.hasPrefix("/") ? "file://" + path : path
    }
}
