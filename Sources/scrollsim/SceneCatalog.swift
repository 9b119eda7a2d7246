import SceneFiles
import UIKit

/// The scene files that come with the program: the folder `Scenes` in one of the folders around the executable,
/// or `share/scrollsim/Scenes` where it is installed.
@MainActor struct SceneCatalog {
    /// A scene file.
    struct Entry {
        /// What `gallery:` calls it: the file's name without its ending.
        let name: String
        /// The path inside the folder's parent, as `Scenes/Broken/nothing-shows.yaml`.
        let file: String
        let url: URL
    }

    /// In the order of their paths, the working ones first.
    let entries: [Entry]

    /// - Throws: `CallFailure.noSceneFolder`
    static func find() throws(CallFailure) -> SceneCatalog {
        var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        while folder.path != "/" {
            for place in ["Scenes", "share/scrollsim/Scenes"] {
                let candidate = folder.appendingPathComponent(place)
                let list = candidate.appendingPathComponent("vertical-list.yaml")
                if FileManager.default.fileExists(atPath: list.path) {
                    return SceneCatalog(folder: candidate)
                }
            }
            folder.deleteLastPathComponent()
        }
        throw .noSceneFolder
    }

    private init(folder: URL) {
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap {
            $0 as? String
        }
        entries = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
            .sorted { ($0.contains("/") ? 1 : 0, $0) < ($1.contains("/") ? 1 : 0, $1) }
            .map {
                let url = folder.appendingPathComponent($0)
                return Entry(
                    name: url.deletingPathExtension().lastPathComponent, file: "Scenes/" + $0, url: url)
            }
    }

    /// What a scene calls itself.
    func title(of entry: Entry) throws(CallFailure) -> String {
        switch SceneLoader.load(bytes: try Call.read(entry.url.path), file: entry.file) {
        case .success(let scene): return scene.name
        case .failure(let failure): throw .scene(failure.description)
        }
    }

    /// - Throws: `CallFailure.unknownGalleryScene`
    func entry(named name: String) throws(CallFailure) -> Entry {
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw .unknownGalleryScene(name, entries.map(\.name))
        }
        return entry
    }
}
