import Diagnosis
import SceneFiles
import Simulator
import UIKit

/// Changes a scene that is shown. The file stays as it is.
@MainActor final class SceneCrew: StageCrew {
    private let call: Call
    private let isDrawn: Bool
    /// Where the file is; nil for what came from standard input.
    private let path: String?
    /// The scene that is shown.
    private(set) var scene: Scene
    private var setting: SceneSetting
    /// How it was before each change that can be taken back.
    private var earlier: [SceneSetting] = []
    private var telling: StepTelling
    /// How often the next spelling was asked for.
    private var spelling = 0

    init(_ scene: Scene, text: String, path: String?, call: Call, isDrawn: Bool) {
        self.scene = scene
        self.path = path
        self.call = call
        self.isDrawn = isDrawn
        setting = SceneSetting(text: text)
        telling = StepTelling(beforeLastStepOf: scene)
    }

    /// The stage as it is.
    func stage() -> Stage {
        Stage(
            scene, isDrawn: isDrawn, path: path, text: setting.text,
            steps: scene.steps.isEmpty ? nil : telling.steps(of: scene, spelling: spelling), crew: self)
    }

    func stage(after change: StageChange) throws(StageRefusal) -> Stage {
        switch change {
        case .goForward: try run { $0.runSteps(to: $0.stepsDone + 1) }
        case .runStatement: try run { $0.runStatement() }
        case .goBack: try goBack()
        case .takeNextSpelling:
            guard scene.steps.contains(where: { $0.code.count > 1 }) else {
                throw StageRefusal("the code is in one spelling only")
            }
            spelling += 1
        case .apply(let fixes): try apply(fixes)
        case .toggle(let lines): try toggle(lines)
        case .addToConstant(let lines, let distance): try add(distance, toConstantOf: lines)
        case .undo:
            guard let before = earlier.last else { throw StageRefusal("there is nothing to take back") }
            try show(before)
            earlier.removeLast()
        case .rotate:
            var next = setting
            next.rotates.toggle()
            try show(next)
        case .takeNextDevice: try takeNextDevice()
        case .reload: try reload()
        }
        return stage()
    }

    // MARK: - Steps

    private func run(_ body: (Scene) -> Void) throws(StageRefusal) {
        if scene.steps.isEmpty { throw StageRefusal("this scene has no steps") }
        guard scene.stepsDone < scene.steps.count else { throw StageRefusal("this was the last step") }
        if scene.statementsDone == 0 { telling = StepTelling(before: scene) }
        body(scene)
    }

    private func goBack() throws(StageRefusal) {
        if scene.steps.isEmpty { throw StageRefusal("this scene has no steps") }
        guard scene.stepsDone > 0 || scene.statementsDone > 0 else {
            throw StageRefusal("this is before the first step")
        }
        try show(setting, stepsDone: scene.statementsDone > 0 ? scene.stepsDone : scene.stepsDone - 1)
    }

    // MARK: - Changes that can be taken back

    private func apply(_ fixes: [Fix]) throws(StageRefusal) {
        let before = setting
        do throws(StageRefusal) {
            for fix in fixes {
                // The places in a fix are those of the text as it is, which the fix before it has changed.
                guard let edited = scene.edited(setting.text, with: fix) else {
                    throw StageRefusal("this fix cannot be written into what is shown")
                }
                var next = setting
                next.text = edited
                try show(next)
            }
        } catch {
            try show(before)
            throw error
        }
        earlier.append(before)
    }

    private func toggle(_ lines: [SourceLine]) throws(StageRefusal) {
        var next = setting
        let isOn = lines.flatMap(scene.constraints).contains { $0.isActive }
        next.switches.removeAll { lines.contains($0.line) }
        next.switches += lines.map { ($0, !isOn) }
        try showAfterEdit(next)
    }

    private func add(_ distance: CGFloat, toConstantOf lines: [SourceLine]) throws(StageRefusal) {
        let constants = lines.flatMap(scene.constraints).map(\.constant)
        guard let first = constants.first, constants.allSatisfy({ $0 == first }) else {
            throw StageRefusal("this line has several constants")
        }
        var next = setting
        for line in lines {
            let old = next.distances.first { $0.line == line }?.distance ?? 0
            next.distances.removeAll { $0.line == line }
            next.distances.append((line, old + distance))
        }
        try showAfterEdit(next)
    }

    private func showAfterEdit(_ next: SceneSetting) throws(StageRefusal) {
        let before = setting
        try show(next)
        earlier.append(before)
    }

    // MARK: - Another device, another text

    private func takeNextDevice() throws(StageRefusal) {
        let names = Device.names
        let current = (setting.device ?? scene.deviceAtStart).name
        let index = names.firstIndex(of: current).map { ($0 + 1) % names.count } ?? 0
        var next = setting
        next.device = Device.named(names[index])
        try show(next)
    }

    /// What was changed here is given up: the file says how things are.
    private func reload() throws(StageRefusal) {
        guard let path else { throw StageRefusal("there is no file to read again") }
        let bytes: [UInt8]
        do {
            bytes = try Call.read(path)
        } catch {
            throw StageRefusal(error.message)
        }
        var next = SceneSetting(text: String(decoding: bytes, as: UTF8.self))
        guard next.text != setting.text || !earlier.isEmpty else { return }
        (next.device, next.rotates) = (setting.device, setting.rotates)
        try show(next)
        earlier = []
    }

    /// Makes the scene anew, at the same step or another, with the offsets that it has now.
    private func show(_ next: SceneSetting, stepsDone: Int? = nil) throws(StageRefusal) {
        let made = try load(next)
        let wanted = min(stepsDone ?? scene.stepsDone, made.steps.count)
        next.apply(to: made)
        let changed = made.constraints
        made.runSteps(to: max(0, wanted - 1))
        let telling = StepTelling(before: made)
        made.runSteps(to: wanted)
        if stepsDone == nil {
            for _ in 0..<scene.statementsDone where made.stepsDone == wanted { made.runStatement() }
        }
        // What a step has added can be switched too.
        next.apply(to: made, after: changed)
        if made.isLaidOut { made.window.runPasses() }
        if stepsDone == nil { keepOffsets(in: made) }
        (scene, setting, self.telling) = (made, next, telling)
    }

    private func load(_ setting: SceneSetting) throws(StageRefusal) -> Scene {
        var options: SceneOptions
        do {
            options = try call.sceneOptions()
        } catch {
            throw StageRefusal(error.message)
        }
        if let device = setting.device { options.device = device }
        if setting.rotates { options.rotates.toggle() }
        switch SceneLoader.load(bytes: Array(setting.text.utf8), file: scene.file, options: options) {
        case .success(let scene): return scene
        case .failure(let failure): throw StageRefusal(summary(of: failure))
        }
    }

    /// The first fault in one line, and how many more there are. Which file it is in goes without saying.
    private func summary(of failure: SceneFailure) -> String {
        let lines = failure.description.split(whereSeparator: \.isNewline)
        let first = lines.first.map(String.init) ?? ""
        let more = lines.count > 1 ? " (and \(lines.count - 1) more)" : ""
        let prefix = scene.file + ":"
        return "✗ " + (first.hasPrefix(prefix) ? String(first.dropFirst(prefix.count)) : first) + more
    }

    private func keepOffsets(in made: Scene) {
        for view in scene.views {
            guard let old = view.view as? UIScrollView,
                let new = made.views.first(where: { $0.id == view.id })?.view as? UIScrollView
            else { continue }
            new.contentOffset = new.clampedOffset(old.contentOffset)
        }
    }
}
