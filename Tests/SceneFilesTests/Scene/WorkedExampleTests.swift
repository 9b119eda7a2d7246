import SceneFiles
import Testing
import UIKit

/// The whole example of the format's page.
@Suite @MainActor struct WorkedExampleTests {
    static let text = """
        name: Vertical list
        about: Five boxes in a container that fills the scroll view.
        device: phone
        metrics:
          orangeViewGap: 100
        view:                               # the root view; it is always called `view`
          subviews:
            - id: scroll
              class: UIScrollView
              subviews:
                - id: container
                  subviews:
                    - id: box
                      repeat: 5             # makes box[0] … box[4]
                      backgroundColor: "#EF5931"
        constraints:
          - scroll.edges == view.edges
          - container.edges == scroll.edges
          - container.width == view.width
          - box[*].left == container.left
          - box[*].right == container.right
          - box[*].height == orangeViewGap
          - box[0].top == container.top + orangeViewGap
          - box[i].top == box[i-1].bottom + orangeViewGap
          - box[last].bottom == container.bottom - orangeViewGap
        """

    @Test func readsWhatIsSaid() throws {
        let scene = try scene(WorkedExampleTests.text, file: "Scenes/list.yaml")
        #expect(scene.name == "Vertical list")
        #expect(scene.about == "Five boxes in a container that fills the scroll view.")
        #expect(scene.file == "Scenes/list.yaml")
        #expect(scene.device.name == "phone")
        #expect(scene.window.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scene.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scene.view.window === scene.window)
    }

    @Test func makesTheTree() throws {
        let scene = try scene(WorkedExampleTests.text)
        let boxes = (0..<5).map { "box[\($0)]" }
        #expect(scene.views.map(\.id) == ["view", "scroll", "container"] + boxes)
        #expect(
            scene.views.map(\.className) == ["UIView", "UIScrollView"]
                + [String](repeating: "UIView", count: 6))
        let box = try scene.view("box[4]")
        let container = try scene.view("container")
        let scroll = try scene.view("scroll")
        #expect(scroll is UIScrollView)
        #expect(box.superview === container)
        #expect(box.backgroundColor == UIColor(rgb: 0xEF5931))
        #expect(scene.views.last?.location == SceneFiles.SourceLocation(line: 13, column: 15))
    }

    @Test func makesTheConstraintsInOrder() throws {
        let scene = try scene(WorkedExampleTests.text)
        var expected = ["top", "left", "bottom", "right"].map { "scroll.\($0) == view.\($0)" }
        expected += ["top", "left", "bottom", "right"].map { "container.\($0) == scroll.\($0)" }
        expected += ["container.width == view.width"]
        expected += (0..<5).map { "box[\($0)].left == container.left" }
        expected += (0..<5).map { "box[\($0)].right == container.right" }
        expected += (0..<5).map { "box[\($0)].height == 100" }
        expected += ["box[0].top == container.top + 100"]
        expected += (1..<5).map { "box[\($0)].top == box[\($0 - 1)].bottom + 100" }
        expected += ["box[4].bottom == container.bottom - 100"]
        #expect(scene.equations == expected)
        let inactive = scene.constraints.filter { !$0.constraint.isActive }
        #expect(inactive.isEmpty)
    }

    @Test func keepsTheLines() throws {
        let scene = try scene(WorkedExampleTests.text)
        #expect(scene.constraints[0].text == "scroll.edges == view.edges")
        #expect(scene.constraints[0].location == SceneFiles.SourceLocation(line: 17, column: 5))
        #expect(scene.constraints[11].text == "box[2].left == container.left")
        #expect(scene.constraints[25].text == "box[1].top == box[0].bottom + orangeViewGap")
        #expect(scene.constraints.last?.text == "box[4].bottom == container.bottom - orangeViewGap")
    }

    /// The page's numbers.
    @Test func laysOut() throws {
        let scene = try scene(WorkedExampleTests.text)
        scene.window.layoutIfNeeded()
        let scroll = try #require(scene.view("scroll") as? UIScrollView)
        let frames = try ["container", "box[4]"].map { try scene.view($0).frame }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 375, height: 1100))
        #expect(frames[1] == CGRect(x: 0, y: 900, width: 375, height: 100))
        #expect(scroll.contentSize == CGSize(width: 375, height: 1100))
        #expect(scroll.verticalRange == LegalOffsetRange(minimum: 0, maximum: 433))
        #expect(!scroll.horizontalRange.canScroll)
    }

    /// On `iPhone 8` the status bar's safe area of 20 is added to the content's inset: from -20, at rest there.
    @Test func laysOutBelowAStatusBar() throws {
        let text = WorkedExampleTests.text.replacingOccurrences(of: "device: phone", with: "device: iPhone 8")
        let scene = try scene(text)
        scene.window.layoutIfNeeded()
        let scroll = try #require(scene.view("scroll") as? UIScrollView)
        #expect(scroll.verticalRange == LegalOffsetRange(minimum: -20, maximum: 433))
        #expect(scroll.contentOffset.y == -20)
    }
}
