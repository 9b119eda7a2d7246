import Diagnosis
import UIKit

/// A diagnostic of a scene, with what formats for programs want to know besides.
struct Finding: Sendable {
    var diagnostic: Diagnostic
    /// The changes of the file's text that write the fixes into it, in their order; nil for one that cannot be
    /// written.
    var replacements: [TextReplacement?] = []

    /// The screens that it occurs on; nil where only one was looked at.
    var screens: [String]?

    /// What makes it the same finding in a file that was edited elsewhere: not its place and not its words.
    var identity: FindingIdentity {
        FindingIdentity(
            rule: diagnostic.rule, view: diagnostic.view, constraints: diagnostic.constraints.sorted())
    }
}

/// What a finding is known by within its file: it stays the same when lines move and numbers change.
struct FindingIdentity: Hashable, Sendable {
    let rule: String
    let view: String?
    /// The constraints that have to do with it, sorted.
    let constraints: [String]

    /// The identity on one line.
    var text: String { ([rule, view ?? ""] + constraints).joined(separator: " | ") }
}

extension [Finding] {
    /// How many of the findings before each are the same by their identity: what tells equal ones apart.
    var ordinals: [Int] {
        var counts: [FindingIdentity: Int] = [:]
        return map { finding in
            let count = counts[finding.identity, default: 0]
            counts[finding.identity] = count + 1
            return count
        }
    }
}
