import UIKit

extension ConstraintDescription {
    /// The line as a scene file has it.
    var text: String {
        let line = VisualFormatPlan.text(line)
        guard name != nil || !isActive || options?.isEmpty == false else {
            return YAMLText.scalar(line)
        }
        var entries: [(String, String)] = []
        if let name { entries.append(("name", name)) }
        entries.append(("constraint", YAMLText.quoted(line)))
        if !isActive { entries.append(("isActive", "false")) }
        if let options, !options.isEmpty {
            let names = NodeReader.formatOptionNames.filter {
                !$0.option.isEmpty && options.contains($0.option)
            }
            entries.append(("options", "[" + names.map(\.name).joined(separator: ", ") + "]"))
        }
        return PropertyValue.map(entries)
    }
}
