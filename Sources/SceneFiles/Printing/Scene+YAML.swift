import UIKit

extension Scene {
    /// The scene as a file in YAML: what was loaded, before any step, for the device and the direction that were
    /// asked for. Loaded again it makes the same views and constraints in the same order.
    public var yaml: String {
        let description = plan.description
        var lines = description.name.map { YAMLText.entry("name", text: $0) } ?? []
        if let about = description.about { lines += YAMLText.entry("about", text: about) }
        let device = plan.options.device == nil && !plan.options.rotates ? description.device : deviceAtStart
        if !device.isFit { lines.append("device: \(Scene.text(of: device))") }
        if (plan.options.layoutDirection ?? description.layoutDirection) == .rightToLeft {
            lines.append("layoutDirection: rightToLeft")
        }
        if description.textMetrics != .terminal {
            lines.append("textMetrics: \(description.textMetrics.rawValue)")
        }
        let metrics = plan.reader.metrics
        if !metrics.names.isEmpty {
            lines.append("metrics:")
            lines += metrics.names.map { "  \(YAMLText.scalar($0)): \(YAMLText.number(metrics[$0] ?? 0))" }
        }
        let root = plan.root.lines(isRoot: true)
        lines += root.isEmpty ? ["view: {}"] : ["view:"] + YAMLText.indented(root)
        if !description.constraints.isEmpty {
            lines += YAMLText.list("constraints", description.constraints.map { [$0.text] })
        }
        if !description.steps.isEmpty { lines += YAMLText.list("steps", description.steps.map(\.lines)) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func text(of device: Device) -> String {
        if Device.named(device.name) == device { return device.name }
        var entries = [
            ("width", YAMLText.number(Double(device.size.width))),
            ("height", YAMLText.number(Double(device.size.height))),
        ]
        let area = device.safeArea
        if area != .zero {
            entries.append(
                (
                    "safeArea",
                    PropertyValue.sides([
                        ("top", area.top), ("left", area.left), ("bottom", area.bottom),
                        ("right", area.right),
                    ])
                ))
        }
        if device.scale > 0 { entries.append(("scale", YAMLText.number(Double(device.scale)))) }
        return PropertyValue.map(entries)
    }
}
