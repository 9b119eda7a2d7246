import Foundation
import Gallery
import SceneFiles
import Testing
import UIKit

/// The reader's front page is the same in its file and in code.
@MainActor @Suite struct NewsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func theCodeIsTheFile() throws {
        let file = "Scenes/news.yaml"
        let bytes = Array(try Data(contentsOf: NewsTests.root.appendingPathComponent(file)))
        let scene = try SceneLoader.load(bytes: bytes, file: file).get()
        scene.window.runPasses()
        let screen = try CodeScreen("snapkit-news", size: scene.device.size, scale: scene.device.scale)
            .laidOut()
        // 112 for the banners and 92 for each of 12 cards.
        #expect(
            try screen.scroll.contentSize == CGSize(width: scene.device.size.width, height: 112 + 12 * 92))
        for entry in scene.views where entry.isNamed && entry.view !== scene.view {
            let view = try screen.view(entry.id)
            #expect(view.frame == entry.view.frame, "\(entry.id)")
            #expect(view.backgroundColor == entry.view.backgroundColor, "\(entry.id)")
            #expect((view as? UILabel)?.text == (entry.view as? UILabel)?.text, "\(entry.id)")
        }
    }
}
