import Diagnosis
import SceneFiles
import UIKit

/// Examines a scene on the screens of all devices and tells each finding once.
@MainActor struct DeviceSweep {
    let scene: Scene
    /// How many steps are run before a layout is judged.
    let step: Int
    let disabled: [String]

    /// A finding, wherever it occurs.
    private struct Occurrence {
        /// What and which of several that are the same.
        let key: Key
        /// The first screen's words and place.
        let diagnostic: Diagnostic
        /// Indices of screens, ascending.
        var screens: [Int]
        /// Whether all screens have the same words.
        var isUniform = true
    }

    private struct Key: Hashable {
        let identity: FindingIdentity
        let ordinal: Int
    }

    /// The findings in the order of the file, as they are on the first screen that has them and with fixes that were
    /// tried there.
    var findings: [Finding] {
        let occurrences = occurrences
        var withFixes: [Int: [Key: Finding]] = [:]
        var findings: [Finding] = []
        for occurrence in occurrences {
            let first = occurrence.screens[0]
            if withFixes[first] == nil { withFixes[first] = keyed(examine(first, triesFixes: true)) }
            var finding =
                withFixes[first]?[occurrence.key] ?? Finding(diagnostic: occurrence.diagnostic)
            finding.screens = occurrence.screens.map { DeviceScreen.all[$0].name }
            finding.diagnostic.details += ScreenWords(occurrence.screens).details
            if !occurrence.isUniform {
                finding.diagnostic.details.append("the numbers are those of \(DeviceScreen.all[first].name)")
            }
            findings.append(finding)
        }
        return findings
    }

    private var occurrences: [Occurrence] {
        var found: [Occurrence] = []
        var places: [Key: Int] = [:]
        for screen in DeviceScreen.all.indices {
            let findings = examine(screen, triesFixes: false)
            for (finding, ordinal) in zip(findings, findings.ordinals) {
                let key = Key(identity: finding.identity, ordinal: ordinal)
                guard let place = places[key] else {
                    places[key] = found.count
                    found.append(
                        Occurrence(key: key, diagnostic: finding.diagnostic, screens: [screen]))
                    continue
                }
                found[place].screens.append(screen)
                if finding.diagnostic.message != found[place].diagnostic.message {
                    found[place].isUniform = false
                }
            }
        }
        return found.inOrder { $0.diagnostic.place }
    }

    private func examine(_ screen: Int, triesFixes: Bool) -> [Finding] {
        let scene = scene.restarted(on: DeviceScreen.all[screen].device)
        scene.runSteps(to: step)
        return scene.diagnosticsOfNextLayout(disabled: disabled, triesFixes: triesFixes).map {
            Finding(diagnostic: $0)
        }
    }

    private func keyed(_ findings: [Finding]) -> [Key: Finding] {
        var result: [Key: Finding] = [:]
        for (finding, ordinal) in zip(findings, findings.ordinals) {
            result[Key(identity: finding.identity, ordinal: ordinal)] = finding
        }
        return result
    }
}
