import Foundation
import Gallery
import Testing
import UIKit

/// All ways lay the same two screens out.
///
/// On 375 × 667 points: five boxes of 100 with six gaps of 100 make a content of 11 × 100; five pages are as wide as the
/// screen and 220 high, (667 - 220) / 2 from its top, and a card keeps 16 from its page.
@MainActor @Suite struct CodeSceneTests {
    private nonisolated static let lists = CodeScene.all.map(\.name).filter { $0.hasSuffix("-list") }
    private nonisolated static let carousels = CodeScene.all.map(\.name).filter { $0.hasSuffix("-carousel") }

    /// Each of these ways has both screens.
    @Test(arguments: [
        "snapkit", "snp", "masonry", "purelayout", "anchors", "visual-format", "frames", "autoresizing",
        "stack", "table",
    ])
    func everyWayIsThere(_ way: String) {
        #expect(CodeSceneTests.lists.contains(way + "-list"))
        #expect(CodeSceneTests.carousels.contains(way + "-carousel"))
    }

    @Test(arguments: lists, [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
    func theListIsTheSameInEveryWay(_ name: String, _ size: CGSize) throws {
        let screen = try CodeScreen(name, size: size).laidOut()
        let scroll = try screen.scroll
        #expect(scroll.frame == CGRect(origin: .zero, size: size))
        #expect(scroll.contentSize == CGSize(width: size.width, height: 1100))
        for index in 0..<5 {
            #expect(
                try screen.place(of: "box[\(index)]")
                    == CGRect(x: 0, y: 100 + 200 * CGFloat(index), width: size.width, height: 100))
        }
    }

    @Test(arguments: carousels, [CGSize(width: 375, height: 667), CGSize(width: 414, height: 896)])
    func theCarouselIsTheSameInEveryWay(_ name: String, _ size: CGSize) throws {
        let screen = try CodeScreen(name, size: size).laidOut()
        let scroll = try screen.scroll
        #expect(
            scroll.superview?.convert(scroll.frame, to: screen.window)
                == CGRect(x: 0, y: (size.height - 220) / 2, width: size.width, height: 220))
        #expect(scroll.contentSize == CGSize(width: 5 * size.width, height: 220))
        for index in 0..<5 {
            let x = size.width * CGFloat(index)
            #expect(
                try screen.place(of: "page[\(index)]")
                    == CGRect(x: x, y: 0, width: size.width, height: 220))
            #expect(
                try screen.place(of: "card[\(index)]")
                    == CGRect(x: x + 16, y: 16, width: size.width - 32, height: 188))
        }
    }

    /// The file that a scene names is the one that builds it.
    @Test(arguments: CodeScene.all.map(\.name)) func theFileIsThere(_ name: String) throws {
        let scene = try #require(CodeScene.all.first { $0.name == name })
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Gallery")
        let text = try String(contentsOf: folder.appendingPathComponent(scene.file), encoding: .utf8)
        #expect(text.contains("class \(type(of: scene.make())):"))
    }
}
