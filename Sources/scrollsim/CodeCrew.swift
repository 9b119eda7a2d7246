import Diagnosis
import Gallery
import LayoutDSL
import SceneFiles
import Simulator
import UIKit

/// Shows a scene that is built in code, on any device. What it says stands in its source, which is shown and not changed.
@MainActor final class CodeCrew: StageCrew {
    private let scene: CodeScene
    private let text: String
    private var device: Device
    private let direction: UIUserInterfaceLayoutDirection?
    private var window: UIWindow?

    /// A scene on a device, in another reading direction if one is given; `text` is the source that builds it.
    init(
        _ scene: CodeScene, text: String, device: Device, direction: UIUserInterfaceLayoutDirection? = nil
    ) {
        self.scene = scene
        self.text = text
        self.device = device
        self.direction = direction
    }

    var takesEdits: Bool { false }

    func stage(after change: StageChange) throws(StageRefusal) -> Stage {
        switch change {
        case .rotate: device = device.rotated()
        case .takeNextDevice:
            let names = Device.names
            let index = names.firstIndex(of: device.name).map { ($0 + 1) % names.count } ?? 0
            device = Device.named(names[index]) ?? device
        case .goForward, .runStatement, .goBack: throw StageRefusal("this scene has no steps")
        default: throw StageRefusal("this scene is built in code: s shows its source")
        }
        return stage()
    }

    /// The scene on its device, made anew, with the offsets that it has now.
    func stage() -> Stage {
        let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
        window.deviceSafeAreaInsets = device.safeArea
        window.screenScale = device.scale
        window.textMetrics = .terminal
        if let direction { window.layoutDirection = direction }
        UIScreen.main.bounds = window.bounds
        UIScreen.main.scale = device.scale
        let controller = scene.make()
        window.rootViewController = controller
        let view = controller.view
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = "view" }
        window.runPasses()
        if let before = self.window { CodeCrew.keepOffsets(of: before, in: window) }
        self.window = window
        return Stage(
            name: scene.title, deviceName: device.name, about: scene.about, window: window, rootView: view,
            diagnostics: CodeCrew.faults(of: view), text: text,
            textName: scene.file.split(separator: "/").last.map(String.init),
            spellings: LayoutSpelling.all.map { spelling in
                StageText(spelling.name) { [title = scene.title] in
                    spelling.source(of: PrintedLayout(title: title, root: view))
                }
            }, crew: self)
    }

    /// What is wrong with a tree of views, by the names that its code gives them.
    static func faults(of view: UIView, triesFixes: Bool = true) -> [Diagnostic] {
        Diagnosis.examine(root: view, source: LayoutSource(), triesFixes: triesFixes)
    }

    private static func keepOffsets(of old: UIView, in new: UIView) {
        if let old = old as? UIScrollView, let new = new as? UIScrollView {
            new.contentOffset = new.clampedOffset(old.contentOffset)
        }
        for (old, new) in zip(old.subviews, new.subviews) { keepOffsets(of: old, in: new) }
    }
}

extension CodeScene {
    /// The path of the file that builds it, from the package on.
    var path: String { "Sources/Gallery/" + file }
}

extension Call {
    /// The scene in code that the call means; nil for one of a file.
    var codeScene: CodeScene? { scene.flatMap(Call.codeScene) }

    /// The scene in code that `gallery:NAME` means; nil if it means none.
    static func codeScene(_ operand: String) -> CodeScene? {
        CodeScene.all.first { Call.galleryPrefix + $0.name == operand }
    }

    /// A scene in code on the stage, for the device that the call asks for.
    func stage(of scene: CodeScene) throws(CallFailure) -> Stage {
        if let step = value("--step") { throw .noSuchStep(step, count: 0) }
        let options = try sceneOptions()
        let own = Device.named(scene.device) ?? Device(size: CGSize(width: 375, height: 667))
        let wanted = options.device ?? own
        let text = (try? SceneCatalog.find())?.source(of: scene) ?? ""
        return CodeCrew(
            scene, text: text, device: options.rotates ? wanted.rotated() : wanted,
            direction: options.layoutDirection
        ).stage()
    }
}
