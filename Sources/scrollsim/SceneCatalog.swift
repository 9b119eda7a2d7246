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

    /// The scenes of a folder, under the title that the gallery gives it.
    struct Group {
        let title: String
        let entries: [Entry]
    }

    /// The folders in the order in which they are shown, with the scenes that come first in them; the others follow by
    /// their paths. A folder that is not here comes last, under its own name.
    private static let folders: [(folder: String, title: String, first: [String])] = [
        ("", "start here", ["vertical-list", "carousel", "strip", "two-boxes", "page-with-carousel"]),
        (
            "Broken", "when it does not work",
            ["nothing-shows", "ends-nowhere", "content-size-from-unlaid-frame"]
        ),
        ("Steps", "step by step", ["container-in-three-steps"]),
    ]

    let groups: [Group]
    /// All scenes, in the order of the groups.
    var entries: [Entry] { groups.flatMap(\.entries) }

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
        let scenes = paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
            .map { path in
                let parts = path.split(separator: "/").map(String.init)
                let url = folder.appendingPathComponent(path)
                return (
                    folder: parts.dropLast().joined(separator: "/"),
                    entry: Entry(
                        name: url.deletingPathExtension().lastPathComponent, file: "Scenes/" + path, url: url)
                )
            }
        var others: [String] = []
        for scene in scenes where !others.contains(scene.folder) { others.append(scene.folder) }
        others.removeAll { other in SceneCatalog.folders.contains { $0.folder == other } }
        groups = (SceneCatalog.folders + others.map { ($0, $0, []) }).map { folder, title, first in
            let entries = scenes.filter { $0.folder == folder }.map(\.entry)
            let named = first.compactMap { name in entries.first { $0.name == name } }
            return Group(title: title, entries: named + entries.filter { !first.contains($0.name) })
        }
    }

    /// What a scene calls itself; its file's name if it cannot be read.
    func title(of entry: Entry) -> String {
        guard let bytes = try? Call.read(entry.url.path),
            case .success(let scene) = SceneLoader.load(bytes: bytes, file: entry.file)
        else { return entry.name }
        return scene.name
    }

    /// The scene that a path or `gallery:NAME` means, if it is one of these.
    func entry(of scene: String) -> Entry? {
        if scene.hasPrefix(Call.galleryPrefix) {
            return entries.first { Call.galleryPrefix + $0.name == scene }
        }
        let path = URL(fileURLWithPath: scene).resolvingSymlinksInPath().path
        return entries.first { $0.url.path == path }
    }

    /// - Throws: `CallFailure.unknownGalleryScene`
    func entry(named name: String) throws(CallFailure) -> Entry {
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw .unknownGalleryScene(name, entries.map(\.name))
        }
        return entry
    }
}
