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

    private static func fix(_ fix: Fix) -> JSONText {
        .object([
            ("add", .texts(fix.add)), ("remove", .texts(fix.remove.map(\.text))),
            ("result", .text(fix.result)),
        ])
    }
}
