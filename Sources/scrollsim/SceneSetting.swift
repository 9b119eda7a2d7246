import Diagnosis
import SceneFiles
import UIKit

/// What a scene is made from, and what was changed of it by hand.
struct SceneSetting {
    var text: String
    /// Another device than the scene's; nil for the scene's own.
    var device: Device?
    /// Whether the device is turned, beside what the call says.
    var rotates = false
    /// Lines that were switched on or off, in the order in which they were.
    var switches: [(line: SourceLine, isOn: Bool)] = []
    /// Lines whose constants were changed, and by how much.
    var distances: [(line: SourceLine, distance: CGFloat)] = []

    init(text: String) { self.text = text }

    /// Switches what is switched and changes constants, of all constraints of a scene but those of `done`.
    @MainActor func apply(to scene: Scene, after done: [SceneConstraint] = []) {
        let done = Set(done.map { ObjectIdentifier($0.constraint) })
        for entry in scene.constraints where !done.contains(ObjectIdentifier(entry.constraint)) {
            let line = SourceLine(entry)
            if let wanted = switches.last(where: { $0.line == line })?.isOn,
                !wanted || entry.constraint.hasCommonAncestor
            {
                entry.constraint.isActive = wanted
            }
            if let distance = distances.last(where: { $0.line == line })?.distance {
                entry.constraint.constant += distance
            }
        }
    }
}

extension Scene {
    /// The constraints that a line has made.
    func constraints(of line: SourceLine) -> [NSLayoutConstraint] {
        constraints.filter { SourceLine($0) == line }.map(\.constraint)
    }
}

extension SourceLine {
    /// A constraint's line in the file.
    @MainActor init(_ entry: SceneConstraint) {
        self.init(text: entry.text, place: SourcePlace(entry.location))
    }
}
