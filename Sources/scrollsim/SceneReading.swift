import SceneFiles
import UIKit

extension Call {
    /// Loads the scene of the call, for the device and direction that it asks for.
    /// - Throws: `CallFailure` with every fault of the file.
    func loadScene() throws(CallFailure) -> Scene {
        let (bytes, file) = try Call.sceneBytes(scene)
        return try loadScene(bytes, file)
    }

    /// Makes a scene of a file's bytes, for the device and direction that the call asks for.
    /// - Throws: `CallFailure` with every fault of the file.
    func loadScene(_ bytes: [UInt8], _ file: String) throws(CallFailure) -> Scene {
        if has("--quiet") { ContradictionLog.write = { _ in } }
        switch SceneLoader.load(bytes: bytes, file: file, options: try sceneOptions()) {
        case .success(let scene):
            if has("--verbose") { StandardStream.error.write(summary(of: scene)) }
            return scene
        case .failure(let failure): throw .scene(failure.description)
        }
    }

    /// The device and direction that the call asks for.
    /// - Throws: `CallFailure.unknownDevice`
    func sceneOptions() throws(CallFailure) -> SceneOptions {
        var options = SceneOptions()
        options.device = try device()
        options.rotates = has("--rotate")
        if has("--rtl") { options.layoutDirection = .rightToLeft }
        return options
    }

    /// How many steps of a scene are to be run; nil if the call does not say.
    func step(of scene: Scene) throws(CallFailure) -> Int? {
        guard let text = value("--step") else { return nil }
        guard let step = Int(text), (0...scene.steps.count).contains(step), !scene.steps.isEmpty else {
            throw .noSuchStep(text, count: scene.steps.count)
        }
        return step
    }

    private func summary(of scene: Scene) -> String {
        let size = scene.view.bounds.size
        return
            "scrollsim: \(scene.file): \(scene.views.count) views, \(scene.constraints.count) constraints, "
            + "\(scene.device.name) \(NumberText.short(size.width)) × \(NumberText.short(size.height))\n"
    }

    private func device() throws(CallFailure) -> Device? {
        guard let name = value("--device") else { return nil }
        guard let device = Device(argument: name) else { throw .unknownDevice(name) }
        return device
    }

    /// The bytes of a scene by its path, `-` or `gallery:NAME`, and what its file is called; without any, the
    /// first of the gallery.
    static func sceneBytes(_ scene: String?) throws(CallFailure) -> (bytes: [UInt8], file: String) {
        guard let scene else {
            let entry = try SceneCatalog.find().entry(named: "vertical-list")
            return (try Call.read(entry.url.path), entry.file)
        }
        if scene == "-" {
            return (Array(FileHandle.standardInput.readDataToEndOfFile()), "-")
        }
        if scene.hasPrefix(galleryPrefix) {
            let entry = try SceneCatalog.find().entry(named: String(scene.dropFirst(galleryPrefix.count)))
            return (try Call.read(entry.url.path), entry.file)
        }
        return (try Call.read(scene), scene)
    }

    /// Where the file of a scene is; nil for `-`.
    static func path(_ scene: String?) throws(CallFailure) -> String? {
        guard let scene else { return try SceneCatalog.find().entry(named: "vertical-list").url.path }
        if scene == "-" { return nil }
        guard scene.hasPrefix(galleryPrefix) else { return scene }
        return try SceneCatalog.find().entry(named: String(scene.dropFirst(galleryPrefix.count))).url.path
    }

    /// What stands before the name of a scene that comes with the program; alone it means the gallery.
    static let galleryPrefix = "gallery:"

    static func read(_ path: String) throws(CallFailure) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .unreadableFile(path, "there is no such file")
        }
        if isFolder.boolValue { throw .unreadableFile(path, "it is a folder") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .unreadableFile(path, "it may not be read")
        }
        return Array(data)
    }
}
