import Diagnosis
import UIKit

extension Command {
    /// Says what is wrong with layouts, and goes on after a bad one.
    static let check = Command(
        name: "check", operand: "SCENE...",
        meaning: "what is wrong with the layout, why, and a fix; folders are walked"
    ) { call in
        if let rules = try call.ruleText() {
            StandardStream.output.write(rules)
            return .done
        }
        // What the log would say is said better here.
        ContradictionLog.write = { _ in }
        let check = try Check(call)
        var outcome = CheckOutcome(baseline: check.baseline)
        let files = SceneWalk.files(call.operands)
        let progress = CheckProgress(count: files.count, isWanted: !call.has("--verbose"))
        for file in files {
            progress.advance()
            let found = outcome.add { () throws(CallFailure) in
                defer { progress.erase() }
                return try check.examine(file)
            }
            if let found { check.report(found) }
        }
        if let path = call.value("--write-baseline") { try outcome.writeBaseline(to: path) }
        // A call that can use no file leaves standard output empty.
        if outcome.hasUsedAny { StandardStream.output.write(outcome.text(in: check.format)) }
        return outcome.status
    }
}

extension Call {
    /// What `--list-rules` and `--explain` print.
    /// - Throws: `CallFailure.unknownRule`
    fileprivate func ruleText() throws(CallFailure) -> String? {
        if let name = value("--explain") {
            guard let rule = Rule.named(name) else { throw .unknownRule(name) }
            return RuleListing.page(of: rule)
        }
        return has("--list-rules") ? RuleListing.text : nil
    }
}
