import UIKit

extension NodeReader {
    private static let sceneKeys = [
        "name", "about", "device", "layoutDirection", "metrics", "view", "constraints", "steps",
        "textMetrics",
    ]

    /// The scene that a document's root describes.
    mutating func scene(_ node: YAMLNode) -> SceneDescription {
        var scene = SceneDescription()
        guard
            let entries = entries(
                of: node, expected: "a map with the key 'view'", known: NodeReader.sceneKeys)
        else { return scene }
        // First, since any number may use them.
        if let node = entries["metrics"] { readMetrics(node) }
        scene.name = entries["name"].flatMap { text($0) ?? nil }
        scene.about = entries["about"].flatMap { text($0) ?? nil }
        if let device = entries["device"].flatMap({ device($0) }) { scene.device = device }
        if let node = entries["layoutDirection"] {
            let index = option(node, of: "layoutDirection", among: ["leftToRight", "rightToLeft"])
            scene.layoutDirection = index == 1 ? .rightToLeft : .leftToRight
        }
        if let node = entries["view"] {
            scene.root = rootView(node)
        } else {
            report(.missingKey("view", of: "a scene"), at: node)
        }
        scene.constraints = entries["constraints"].map { constraints($0) } ?? []
        if let node = entries["textMetrics"] {
            let all = TextMetrics.allCases
            if let index = option(node, of: "textMetrics", among: all.map(\.rawValue)) {
                scene.textMetrics = all[index]
            }
        }
        scene.steps = entries["steps"].map { steps($0) } ?? []
        return scene
    }

    private mutating func readMetrics(_ node: YAMLNode) {
        if node.scalar?.isNull == true { return }
        guard case .map(let entries) = node.content else {
            report(.expected("a map of names and numbers", found: node.summary), at: node)
            return
        }
        var read: [(name: String, value: Double)] = []
        for entry in entries {
            if !Name.isValid(entry.key) {
                report(.value(.notAName(entry.key, of: "a metric's name")), at: entry.location)
            } else if ConstraintWords.reserved.contains(entry.key) {
                report(.value(.reservedMetric(entry.key)), at: entry.location)
            }
            // A metric without a readable value is known all the same, so that its uses are no faults.
            read.append((entry.key, number(entry.value) ?? 1))
        }
        for (name, value) in read { metrics.set(name, to: value) }
    }

    // MARK: - Device

    private mutating func device(_ node: YAMLNode) -> Device? {
        guard let scalar = node.scalar else { return screen(node) }
        if let device = Device.named(scalar.text) { return device }
        let nearest = suggestions.nearest(to: scalar.text, among: Device.names)
        report(.unknownDevice(scalar.text, nearest: nearest), at: node)
        return nil
    }

    /// A device `{width, height, safeArea, scale}`.
    private mutating func screen(_ node: YAMLNode) -> Device? {
        let known = ["width", "height", "safeArea", "scale"]
        let expected = "a device's name or {width, height, safeArea, scale}"
        guard let entries = entries(of: node, expected: expected, known: known) else { return nil }
        let before = faults.count
        let width = length("width", of: entries, in: node)
        let height = length("height", of: entries, in: node)
        let safeArea = entries["safeArea"].flatMap { insets($0) }
        let scale = entries["scale"].flatMap { positive($0, what: "a scale") }
        guard faults.count == before, let width, let height else { return nil }
        let size = CGSize(width: width, height: height)
        return Device(
            name: Device.name(of: size), size: size, safeArea: safeArea ?? .zero, scale: CGFloat(scale ?? 0))
    }

    private mutating func length(_ key: String, of entries: [String: YAMLNode], in map: YAMLNode) -> Double? {
        guard let node = entries[key] else {
            report(.missingKey(key, of: "a device"), at: map)
            return nil
        }
        return positive(node, what: "a \(key)")
    }

    private mutating func positive(_ node: YAMLNode, what: String) -> Double? {
        guard let value = number(node) else { return nil }
        guard value > 0 else {
            report(.outside(what, range: "above 0", found: node.summary), at: node)
            return nil
        }
        return value
    }
}
