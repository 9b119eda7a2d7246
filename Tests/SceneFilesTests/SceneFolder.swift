import Foundation

/// The scene files that come with the program.
enum SceneFolder {
    /// Their names and bytes, by name.
    static func files() throws -> [(name: String, bytes: [UInt8])] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Scenes")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        return try paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.map {
            ($0, Array(try Data(contentsOf: root.appendingPathComponent($0))))
        }
    }
}
