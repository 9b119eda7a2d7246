import Gallery
import SceneFiles
import UIKit

extension Command {
    /// Prints the scenes that come with the program, one a line: its name for `gallery:`, its title, its file.
    static let list = Command(name: "list", meaning: "the scenes that come with it") { _ in
        let catalog = try SceneCatalog.find()
        let rows =
            catalog.entries.map { (name: $0.name, title: catalog.title(of: $0), file: $0.file) }
            + CodeScene.all.map { (name: $0.name, title: $0.title, file: $0.path) }
        let width = rows.map(\.name.count).max() ?? 0
        let titleWidth = rows.map(\.title.count).max() ?? 0
        for row in rows {
            StandardStream.output.write(
                "gallery:" + padded(row.name, width) + "  " + padded(row.title, titleWidth) + "  " + row.file
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
