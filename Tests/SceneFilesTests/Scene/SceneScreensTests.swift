import SceneFiles
import Testing
import UIKit

/// A scene on other screens is what it would have been, loaded for them.
@Suite @MainActor struct SceneScreensTests {
    private static let text = """
        device: phone
        view:
          subviews:
            - {id: box, frame: [10, 20, 355, 100], autoresizingMask: [flexibleWidth]}
            - id: scroll
              class: UIScrollView
        constraints:
          - scroll.edges == view.safeAreaLayoutGuide.edges
        """

    @Test(arguments: DeviceScreen.all) func isAsIfLoadedForIt(_ screen: DeviceScreen) throws {
        let original = try scene(SceneScreensTests.text)
        original.window.layoutIfNeeded()
        let restarted = original.restarted(on: screen.device)
        let loaded = try scene(SceneScreensTests.text, options: SceneOptions(device: screen.device))
        for scene in [restarted, loaded] { scene.window.layoutIfNeeded() }
        #expect(restarted.views.map(\.view.frame) == loaded.views.map(\.view.frame))
        // Ten points at either side of 375: the mask keeps 20 for all.
        let width: CGFloat = try restarted.view("box").frame.width
        #expect(width == screen.device.size.width - 20)
    }

    /// Another size keeps the safe area of the device: 20 points at the top of an iPhone 8.
    @Test func anotherSize() throws {
        let original = try scene(
            SceneScreensTests.text, options: SceneOptions(device: Device.named("iPhone 8")))
        let other = original.restarted(onScreenOf: CGSize(width: 200, height: 300))
        other.window.layoutIfNeeded()
        #expect(try other.view("scroll").frame == CGRect(x: 0, y: 20, width: 200, height: 280))
    }

    /// A step that turns the device does not change what it was loaded for.
    @Test func theDeviceAtStart() throws {
        let original = try scene(
            "device: phone\nview: {subviews: [{id: a}]}\nsteps:\n  - do: [rotate]\n")
        original.runSteps(to: 1)
        let size: CGSize = original.device.size
        #expect(size == CGSize(width: 667, height: 375))
        #expect(original.deviceAtStart.size == CGSize(width: 375, height: 667))
    }
}
