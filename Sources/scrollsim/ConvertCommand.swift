import Gallery
import LayoutDSL
import SceneFiles
import Simulator
import UIKit

extension Command {
    /// Prints a scene in another spelling.
    static let convert = Command(
        name: "convert", operand: "SCENE [SPELLING]",
        meaning: "the scene as a file or as code: \(Spelling.all.map(\.name).joined(separator: ", "))"
    ) { call in
        let name = call.operands.count > 1 ? call.operands[1] : Spelling.all[0].name
        guard let spelling = Spelling.all.first(where: { $0.name == name }) else {
            throw CallFailure.unknownSpelling(name)
        }
        ContradictionLog.write = { _ in }
        if let codeScene = call.codeScene {
            guard let code = LayoutSpelling.all.first(where: { $0.name == name }) else {
                throw CallFailure.builtInCode(codeScene.name, needs: "\(name)")
            }
            let root = try call.stage(of: codeScene).rootView
            StandardStream.output.write(code.source(of: PrintedLayout(title: codeScene.title, root: root)))
            return .done
        }
        let scene = try call.loadScene()
        let steps = try call.step(of: scene) ?? scene.steps.count
        StandardStream.output.write(spelling.text(scene, steps))
        return .done
    }
}

/// A way to write a scene: as a file, or as code.
@MainActor struct Spelling {
    let name: String
    /// The text of a scene, before its first step, in the state after so many of them; a file has all steps in
    /// it.
    let text: @MainActor (Scene, Int) -> String

    /// The default first.
    static let all: [Spelling] =
        [Spelling(name: "yaml") { scene, _ in scene.yaml }]
        + LayoutSpelling.all.map { spelling in
            Spelling(name: spelling.name) { scene, steps in
                scene.runSteps(to: steps)
                return spelling.source(of: PrintedLayout(of: scene))
            }
        }
}

extension PrintedLayout {
    /// The scene as it is.
    init(of scene: Scene) {
        let names = Dictionary(
            scene.views.map { (ObjectIdentifier($0.view), $0.id) }, uniquingKeysWith: { first, _ in first })
        let constants = Dictionary(
            zip(scene.constraints, scene.writtenMetrics).compactMap { entry, metric in
                metric.map {
                    (
                        ObjectIdentifier(entry.constraint),
                        WrittenConstant(metric: $0.name, isNegated: $0.isNegated)
                    )
                }
            }, uniquingKeysWith: { first, _ in first })
        self.init(
            title: scene.name, root: scene.view, constraints: scene.constraints.map(\.constraint),
            metrics: scene.metricValues.map { ($0.name, CGFloat($0.value)) },
            name: { names[ObjectIdentifier($0)] }, constant: { constants[ObjectIdentifier($0)] })
    }
}
