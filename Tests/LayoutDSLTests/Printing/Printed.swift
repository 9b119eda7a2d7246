import Foundation
import LayoutDSL
import SceneFiles
import Testing
import UIKit

@testable import scrollsim

/// A scene that was printed in a spelling; what was printed is a source of these tests, so that it compiles.
struct Printed: Sendable, CustomTestStringConvertible {
    /// The scene's path in the package.
    let scene: String
    let spelling: String
    let layOut: @MainActor @Sendable (UIView) -> Void

    private init(
        _ scene: String, _ spelling: String, _ layOut: @escaping @MainActor @Sendable (UIView) -> Void
    ) {
        self.scene = scene
        self.spelling = spelling
        self.layOut = layOut
    }

    /// What the printed function is called.
    var function: String {
        let words = "\(name)-in-\(spelling)".split(separator: "-").map(String.init)
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    var testDescription: String { "\(name) in \(spelling)" }

    /// The scene's file without folder and ending.
    private var name: String {
        URL(fileURLWithPath: scene).deletingPathExtension().lastPathComponent
    }

    /// The source that was printed.
    var source: String {
        get throws {
            let file = "Tests/LayoutDSLTests/Printed/\(name).\(spelling).swift"
            let text = try String(contentsOf: Printed.root.appendingPathComponent(file), encoding: .utf8)
            // Printed code is not formatted as the house's is.
            return String(text.drop { $0 != "\n" }.dropFirst())
        }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The scene after all its steps, laid out.
    @MainActor static func scene(_ path: String) throws -> Scene {
        let bytes = Array(try Data(contentsOf: root.appendingPathComponent(path)))
        let scene = try SceneLoader.load(bytes: bytes, file: path).get()
        scene.runSteps(to: scene.steps.count)
        return scene
    }

    /// The paths of all scenes that come with the program.
    static var scenes: [String] {
        get throws {
            let folder = root.appendingPathComponent("Scenes")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
                .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.map { "Scenes/" + $0 }
        }
    }

    static let all: [Printed] = [
        Printed("Scenes/vertical-list.yaml", "snapkit", verticalListInSnapkit),
        Printed("Scenes/vertical-list.yaml", "snp", verticalListInSnp),
        Printed("Scenes/vertical-list.yaml", "masonry", verticalListInMasonry),
        Printed("Scenes/vertical-list.yaml", "purelayout", verticalListInPurelayout),
        Printed("Scenes/vertical-list.yaml", "anchors", verticalListInAnchors),
        Printed("Scenes/vertical-list.yaml", "visual-format", verticalListInVisualFormat),
        Printed("Scenes/carousel.yaml", "snapkit", carouselInSnapkit),
        Printed("Scenes/carousel.yaml", "snp", carouselInSnp),
        Printed("Scenes/carousel.yaml", "masonry", carouselInMasonry),
        Printed("Scenes/carousel.yaml", "purelayout", carouselInPurelayout),
        Printed("Scenes/carousel.yaml", "anchors", carouselInAnchors),
        Printed("Scenes/carousel.yaml", "visual-format", carouselInVisualFormat),
        Printed("Scenes/strip.yaml", "snapkit", stripInSnapkit),
        Printed("Scenes/strip.yaml", "snp", stripInSnp),
        Printed("Scenes/strip.yaml", "masonry", stripInMasonry),
        Printed("Scenes/strip.yaml", "purelayout", stripInPurelayout),
        Printed("Scenes/strip.yaml", "anchors", stripInAnchors),
        Printed("Scenes/strip.yaml", "visual-format", stripInVisualFormat),
        Printed("Scenes/two-boxes.yaml", "snapkit", twoBoxesInSnapkit),
        Printed("Scenes/two-boxes.yaml", "snp", twoBoxesInSnp),
        Printed("Scenes/two-boxes.yaml", "masonry", twoBoxesInMasonry),
        Printed("Scenes/two-boxes.yaml", "purelayout", twoBoxesInPurelayout),
        Printed("Scenes/two-boxes.yaml", "anchors", twoBoxesInAnchors),
        Printed("Scenes/two-boxes.yaml", "visual-format", twoBoxesInVisualFormat),
        Printed("Scenes/stack.yaml", "snapkit", stackInSnapkit),
        Printed("Scenes/stack.yaml", "snp", stackInSnp),
        Printed("Scenes/stack.yaml", "masonry", stackInMasonry),
        Printed("Scenes/stack.yaml", "purelayout", stackInPurelayout),
        Printed("Scenes/stack.yaml", "anchors", stackInAnchors),
        Printed("Scenes/stack.yaml", "visual-format", stackInVisualFormat),
        Printed("Scenes/frames-by-hand.yaml", "snapkit", framesByHandInSnapkit),
        Printed("Scenes/frames-by-hand.yaml", "snp", framesByHandInSnp),
        Printed("Scenes/frames-by-hand.yaml", "masonry", framesByHandInMasonry),
        Printed("Scenes/frames-by-hand.yaml", "purelayout", framesByHandInPurelayout),
        Printed("Scenes/frames-by-hand.yaml", "anchors", framesByHandInAnchors),
        Printed("Scenes/frames-by-hand.yaml", "visual-format", framesByHandInVisualFormat),
        Printed("Scenes/page-with-carousel.yaml", "snapkit", pageWithCarouselInSnapkit),
        Printed("Scenes/page-with-carousel.yaml", "snp", pageWithCarouselInSnp),
        Printed("Scenes/page-with-carousel.yaml", "masonry", pageWithCarouselInMasonry),
        Printed("Scenes/page-with-carousel.yaml", "purelayout", pageWithCarouselInPurelayout),
        Printed("Scenes/page-with-carousel.yaml", "anchors", pageWithCarouselInAnchors),
        Printed("Scenes/page-with-carousel.yaml", "visual-format", pageWithCarouselInVisualFormat),
        Printed("Scenes/news.yaml", "snapkit", newsInSnapkit),
        Printed("Scenes/news.yaml", "snp", newsInSnp),
        Printed("Scenes/news.yaml", "masonry", newsInMasonry),
        Printed("Scenes/news.yaml", "purelayout", newsInPurelayout),
        Printed("Scenes/news.yaml", "anchors", newsInAnchors),
        Printed("Scenes/news.yaml", "visual-format", newsInVisualFormat),
        Printed("Scenes/Steps/container-in-three-steps.yaml", "snapkit", containerInThreeStepsInSnapkit),
        Printed("Scenes/Steps/container-in-three-steps.yaml", "snp", containerInThreeStepsInSnp),
        Printed("Scenes/Steps/container-in-three-steps.yaml", "masonry", containerInThreeStepsInMasonry),
        Printed(
            "Scenes/Steps/container-in-three-steps.yaml", "purelayout", containerInThreeStepsInPurelayout),
        Printed("Scenes/Steps/container-in-three-steps.yaml", "anchors", containerInThreeStepsInAnchors),
        Printed(
            "Scenes/Steps/container-in-three-steps.yaml", "visual-format", containerInThreeStepsInVisualFormat
        ),
        Printed("Scenes/Broken/floor-only.yaml", "snapkit", floorOnlyInSnapkit),
        Printed("Scenes/Broken/floor-only.yaml", "snp", floorOnlyInSnp),
        Printed("Scenes/Broken/floor-only.yaml", "masonry", floorOnlyInMasonry),
        Printed("Scenes/Broken/floor-only.yaml", "purelayout", floorOnlyInPurelayout),
        Printed("Scenes/Broken/floor-only.yaml", "anchors", floorOnlyInAnchors),
        Printed("Scenes/Broken/floor-only.yaml", "visual-format", floorOnlyInVisualFormat),
        Printed("Scenes/Broken/outside-superview.yaml", "snapkit", outsideSuperviewInSnapkit),
        Printed("Scenes/Broken/outside-superview.yaml", "snp", outsideSuperviewInSnp),
        Printed("Scenes/Broken/outside-superview.yaml", "masonry", outsideSuperviewInMasonry),
        Printed("Scenes/Broken/outside-superview.yaml", "purelayout", outsideSuperviewInPurelayout),
        Printed("Scenes/Broken/outside-superview.yaml", "anchors", outsideSuperviewInAnchors),
        Printed("Scenes/Broken/outside-superview.yaml", "visual-format", outsideSuperviewInVisualFormat),
        Printed("Tests/Data/everything-said.yaml", "snapkit", everythingSaidInSnapkit),
        Printed("Tests/Data/everything-said.yaml", "snp", everythingSaidInSnp),
        Printed("Tests/Data/everything-said.yaml", "masonry", everythingSaidInMasonry),
        Printed("Tests/Data/everything-said.yaml", "purelayout", everythingSaidInPurelayout),
        Printed("Tests/Data/everything-said.yaml", "anchors", everythingSaidInAnchors),
        Printed("Tests/Data/everything-said.yaml", "visual-format", everythingSaidInVisualFormat),
    ]
}
