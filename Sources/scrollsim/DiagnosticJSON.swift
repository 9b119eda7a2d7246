import Diagnosis
import UIKit

extension JSONText {
    /// A diagnostic in the form that `check --format json` and `frames --format json` fix.
    static func diagnostic(_ diagnostic: Diagnostic, file: String) -> JSONText {
        .object([
            ("rule", .text(diagnostic.rule)), ("severity", .text(diagnostic.severity.rawValue)),
            ("view", diagnostic.view.map(JSONText.text) ?? .null), ("message", .text(diagnostic.message)),
            ("details", .texts(diagnostic.details)), ("constraints", .texts(diagnostic.constraints)),
            ("fixes", .list(diagnostic.fixes.map(fix))),
            ("givenUp", diagnostic.givenUp.map(JSONText.text) ?? .null), ("file", .text(file)),
            ("line", diagnostic.place.map { .number(CGFloat($0.line)) } ?? .null),
            ("column", diagnostic.place.map { .number(CGFloat($0.column)) } ?? .null),
        ])
    }

    /// A finding: a diagnostic, and in a sweep the screens that it occurs on.
    static func finding(_ finding: Finding, file: String) -> JSONText {
        let diagnostic = diagnostic(finding.diagnostic, file: file)
        guard let screens = finding.screens, case .object(let members) = diagnostic else { return diagnostic }
        return .object(members + [("devices", .texts(screens))])
    }

    /// Where a fault begins and ends; null where it does not.
    static func faultRange(_ range: FaultRange, file: String) -> JSONText {
        .object([
            ("file", .text(file)), ("rule", .text(range.rule)),
            ("view", range.view.map(JSONText.text) ?? .null), ("axis", .text(range.axis.rawValue)),
            ("from", range.start.map { .number(CGFloat($0)) } ?? .null),
            ("to", range.end.map { .number(CGFloat($0)) } ?? .null),
        ])
    }

    private static func fix(_ fix: Fix) -> JSONText {
        .object([
            ("add", .texts(fix.add)), ("remove", .texts(fix.remove.map(\.text))),
            ("result", .text(fix.result)),
        ])
    }
}
