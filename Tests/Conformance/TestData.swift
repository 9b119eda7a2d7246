import Foundation

/// Files of `Tests/Data`, found from this source file.
enum TestData {
    static func load(_ name: String) throws -> Data {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: folder.appendingPathComponent("Data").appendingPathComponent(name))
    }
}
