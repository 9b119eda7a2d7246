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

    private func screen(_ name: String, _ size: CGSize) throws -> (window: UIWindow, scroll: UIScrollView) {
        let scene = try #require(CodeScene.all.first { $0.name == name })
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = scene.make()
        window.runPasses()
        let scroll = try #require(view("scroll", in: window) as? UIScrollView)
        return (window, scroll)
    }

    private func view(_ name: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name { return view }
        return view.subviews.lazy.compactMap { self.view(name, in: $0) }.first
    }

    @Test(arguments: lists, [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
    func theListIsTheSameInEveryWay(_ name: String, _ size: CGSize) throws {
        let (window, scroll) = try screen(name, size)
        #expect(scroll.frame == CGRect(origin: .zero, size: size))
        #expect(scroll.contentSize == CGSize(width: size.width, height: 1100))
        for index in 0..<5 {
            let box = try #require(view("box[\(index)]", in: window))
            let place = box.convert(box.bounds, to: scroll)
            #expect(place == CGRect(x: 0, y: 100 + 200 * CGFloat(index), width: size.width, height: 100))
        }
    }

    @Test(arguments: carousels, [CGSize(width: 375, height: 667), CGSize(width: 414, height: 896)])
    func theCarouselIsTheSameInEveryWay(_ name: String, _ size: CGSize) throws {
        let (window, scroll) = try screen(name, size)
        #expect(
            scroll.frame == CGRect(x: 0, y: (size.height - 220) / 2, width: size.width, height: 220))
        #expect(scroll.contentSize == CGSize(width: 5 * size.width, height: 220))
        for index in 0..<5 {
            let page = try #require(view("page[\(index)]", in: window))
            let card = try #require(view("card[\(index)]", in: window))
            let x = size.width * CGFloat(index)
            #expect(
                page.convert(page.bounds, to: scroll) == CGRect(x: x, y: 0, width: size.width, height: 220))
            #expect(
                card.convert(card.bounds, to: scroll)
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
