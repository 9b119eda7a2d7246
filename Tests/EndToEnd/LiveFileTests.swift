import Foundation
import Testing

/// A scene's file that is saved while the program shows it, in a real terminal.
@Suite struct LiveFileTests {
    /// A list of three boxes of a height that is given, 100 apart, in a phone of 375 × 667.
    private func scene(_ height: Int) -> String {
        """
        name: Live
        device: phone
        view:
          subviews:
            - id: scroll
              class: UIScrollView
              subviews: [{id: box, repeat: 3, backgroundColor: systemTeal}]
        constraints:
          - scroll.edges == view.edges
          - box[*].horizontalEdges == scroll.horizontalEdges
          - box[*].width == scroll.width
          - box[*].height == \(height)
          - box[0].top == scroll.top
          - box[i].top == box[i-1].bottom + 100
          - box[last].bottom == scroll.bottom
        """
    }

    /// 3 × 300 + 200 = 1100 points; with 400 each 1400. The offset and the selection stay, and what the file says wrong
    /// is told until it is right again.
    @Test func isLaidOutAgain() throws {
        let file = try TemporaryFile(ending: "yaml")
        try scene(300).write(to: file.url, atomically: false, encoding: .utf8)
        let session = try TerminalSession("scrollsim \(file.url.path)")
        try session.waitFor("content 1100 > 667")
        try session.send("Down", "Down")
        try session.waitFor("offset 80")
        try scene(400).write(to: file.url, atomically: true, encoding: .utf8)
        let larger = try session.waitFor("content 1400 > 667")
        #expect(larger.contains("offset 80"))
        try (scene(400) + "\n  - bix[0].width == 3\n").write(
            to: file.url, atomically: true, encoding: .utf8)
        let wrong = try session.waitFor("no view named 'bix'")
        #expect(wrong.contains("content 1400 > 667"))
        try session.send("Down")
        try session.waitFor { $0.contains("offset 120") && $0.contains("no view named 'bix'") }
        try scene(300).write(to: file.url, atomically: false, encoding: .utf8)
        try session.waitFor { $0.contains("content 1100 > 667") && !$0.contains("bix") }
        try session.send("q")
    }
}
