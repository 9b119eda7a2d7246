import SceneFiles
import UIKit

extension Command {
    /// Prints the scenes that come with the program, one a line: its name for `gallery:`, its title, its file.
    static let list = Command(name: "list", meaning: "the scenes that come with it") { _ in
        let catalog = try SceneCatalog.find()
        let entries = catalog.entries
        let width = entries.map(\.name.count).max() ?? 0
        let titles = entries.map { catalog.title(of: $0) }
        let titleWidth = titles.map(\.count).max() ?? 0
        for (entry, title) in zip(entries, titles) {
            StandardStream.output.write(
                "gallery:" + padded(entry.name, width) + "  " + padded(title, titleWidth) + "  " + entry.file
                    + "\n")
        }
        return .done
    }

    /// What `--device list` prints.
    static let devices = Command(name: "devices", meaning: "") { _ in
        let width = Device.names.map(\.count).max() ?? 0
        for name in Device.names {
            guard let device = Device.named(name) else { continue }
            let size = "\(NumberText.short(device.size.width)) × \(NumberText.short(device.size.height))"
            StandardStream.output.write(padded(name, width) + "  " + size + "\n")
        }
        return .done
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
