import Foundation

/// A layout case written as a scene file: its views, its lines, and its operations as steps.
struct CaseScene {
    let layout: LayoutCase
    /// The lines of the case, or those after its fix.
    let constraints: [String]

    /// A case with another set of lines than its own is one after the fix.
    init(_ layout: LayoutCase, isFixed: Bool = false) {
        self.layout = layout
        var lines = layout.constraints
        for line in isFixed ? layout.fix : [] {
            if let target = line.dropPrefix("remove: ") {
                lines.removeAll { $0 == target }
            } else {
                lines.append(line)
            }
        }
        constraints = lines.filter { !$0.hasPrefix("insetBehavior: ") }
        behavior =
            lines.compactMap { $0.dropPrefix("insetBehavior: ") }.last ?? layout.insetBehavior ?? "never"
    }

    private let behavior: String

    /// The scene file, in YAML.
    var text: String {
        var text = "device: {width: \(number(layout.viewport[0])), height: \(number(layout.viewport[1]))"
        if let safe = layout.safeArea {
            text +=
                ", safeArea: {top: \(number(safe[0])), left: \(number(safe[1])), "
                + "bottom: \(number(safe[2])), right: \(number(safe[3]))}"
        }
        text += "}\n"
        if layout.direction == "rtl" { text += "layoutDirection: rightToLeft\n" }
        text += "view:\n" + subviews(of: "root", indent: "  ") + "constraints:\n"
        for line in constraints { text += "  - " + constraint(line) + "\n" }
        if constraints.isEmpty { text += "  []\n" }
        let steps = layout.ops.map(statement)
        text += "steps:\n" + steps.map { "  - do: [\($0)]\n" }.joined()
        return text
    }

    // MARK: - Views

    private func subviews(of parent: String, indent: String) -> String {
        let children = layout.tree.filter { $0.parent == parent }
        if children.isEmpty { return indent + "subviews: []\n" }
        return indent + "subviews:\n" + children.map { view($0, indent: indent + "  ") }.joined()
    }

    private func view(_ item: LayoutCase.Item, indent: String) -> String {
        var lines = ["id: \(item.name)"]
        switch item.kind {
        case "scroll", "table": lines.append("class: UIScrollView")
        case "stack":
            lines += ["class: UIStackView", "axis: \(item.axis ?? "horizontal")"]
            lines.append("spacing: \(number(item.spacing ?? 0))")
        default: break
        }
        if item.name == layout.main {
            // Under a bar the automatic behaviour adds the safe area always.
            let name = behavior == "automatic-in-navigation" ? "always" : behavior
            lines.append("contentInsetAdjustmentBehavior: \(name)")
        } else if item.kind == "scroll" || item.kind == "table" {
            lines.append("contentInsetAdjustmentBehavior: never")
        }
        if let size = item.intrinsic {
            lines.append(
                "intrinsicContentSize: [\(size.map { $0.map(number) ?? "none" }.joined(separator: ", "))]")
        }
        let head = indent + "- " + lines.joined(separator: "\n\(indent)  ") + "\n"
        return head + subviews(of: item.name, indent: indent + "  ")
    }

    // MARK: - Lines

    /// A line of the case as a line of the scene's `constraints`, in quotes.
    private func constraint(_ line: String) -> String {
        let (label, text) = labelled(line)
        let written = scene(text)
        return label.map { "{name: \($0), constraint: \"\(written)\"}" } ?? "\"\(written)\""
    }

    /// A line of the case in the notation of scenes, without its label.
    func line(_ line: String) -> String { scene(labelled(line).text) }

    private func labelled(_ line: String) -> (label: String?, text: String) {
        let text = line.dropPrefix("implicit: ").map { String($0.prefix { $0 != "(" }) } ?? line
        guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" ") else { return (nil, text) }
        return (String(text[..<colon]), String(text[text.index(after: colon)...]))
    }

    private func scene(_ text: String) -> String {
        text.split(separator: " ").map { word in
            let replaced = word.replacingOccurrences(of: "root.", with: "view.")
                .replacingOccurrences(of: ".content.", with: ".contentLayoutGuide.")
                .replacingOccurrences(of: ".frame.", with: ".frameLayoutGuide.")
            return replaced.hasPrefix("@") ? "@ " + replaced.dropFirst() : replaced
        }.joined(separator: " ")
    }

    /// An operation as a statement, in quotes.
    private func statement(_ operation: String) -> String {
        let parts = operation.split { "(), ".contains($0) }.map(String.init)
        let main = layout.main ?? "view"
        let list = parts.dropFirst().joined(separator: ", ")
        let text =
            switch parts[0] {
            case "set": "\(parts[1]).constant = \(parts[2])"
            case "hide": "\(parts[1]).isHidden = true"
            case "inset": "\(main).contentInset = (\(list))"
            case "setOffset": "\(main).contentOffset = (\(list))"
            case "scrollTo", "page": "\(main).\(parts[0]) (\(list))"
            case "rotate": "resize (\(list))"
            default: ""
            }
        return text.isEmpty ? "" : "\"\(text)\""
    }

    private func number(_ value: Double) -> String {
        value.rounded() == value ? String(Int(value)) : String(value)
    }
}
