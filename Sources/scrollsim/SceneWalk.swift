import UIKit

/// Finds the scene files that are meant by words of a call.
enum SceneWalk {
    /// The endings of scene files.
    static let endings = [".yaml", ".yml", ".json"]

    /// Each word that is no folder, and of a folder all scene files inside, in the order of their paths.
    static func files(_ operands: [String]) -> [String] {
        operands.flatMap { operand in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder), isFolder.boolValue
            else { return [operand] }
            let inside = FileManager.default.enumerator(atPath: operand)?.allObjects ?? []
            let folder = operand.hasSuffix("/") ? operand : operand + "/"
            return inside.compactMap { $0 as? String }
                .filter { path in endings.contains { path.hasSuffix($0) } }
                .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
                .sorted().map { folder + $0 }
        }
    }
}
