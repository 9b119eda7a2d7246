import Gallery
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

    /// What a group holds: scenes of a folder by name, and whether all others of the folder follow by their paths.
    private struct Selection {
        let folder: String
        let title: String
        let names: [String]
        var takesRest = true
    }

    /// What the walkthroughs are called.
    static let stepsTitle = "step by step"

    /// In the order in which they are shown. A folder that is not here comes last, under its own name.
    private static let selections = [
        Selection(
            folder: "", title: "start here",
            names: [
                "vertical-list", "carousel", "strip", "two-boxes", "page-with-carousel", "frames-by-hand",
                "news", "stack",
            ], takesRest: false),
        Selection(
            folder: "Broken", title: "when it does not work",
            names: ["nothing-shows", "ends-nowhere", "content-size-from-unlaid-frame"], takesRest: false),
        Selection(folder: "Steps", title: stepsTitle, names: ["container-in-three-steps"]),
        Selection(folder: "", title: "more layouts", names: ["table", "table-above-a-view"]),
        Selection(folder: "Broken", title: "one for each rule", names: []),
    ]

    /// The folder of the scenes.
    private let folder: URL
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
        self.folder = folder
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
        var selections = SceneCatalog.selections
        for scene in scenes where !selections.contains(where: { $0.folder == scene.folder }) {
            selections.append(Selection(folder: scene.folder, title: scene.folder, names: []))
        }
        let named = selections.flatMap(\.names)
        groups = selections.map { selection in
            let entries = scenes.filter { $0.folder == selection.folder }.map(\.entry)
            let first = selection.names.compactMap { name in entries.first { $0.name == name } }
            let rest = selection.takesRest ? entries.filter { !named.contains($0.name) } : []
            return Group(title: selection.title, entries: first + rest)
        }
    }

    /// The source of a scene in code, where the program lies beside it.
    func source(of scene: CodeScene) -> String? {
        let file = folder.deletingLastPathComponent().appendingPathComponent(scene.path)
        return try? String(contentsOf: file, encoding: .utf8)
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
            if CodeScene.all.contains(where: { $0.name == name }) {
                throw .builtInCode(name, needs: "this")
            }
            throw .unknownGalleryScene(name, entries.map(\.name))
        }
        return entry
    }
}
