import SceneFiles
import Testing
import UIKit

/// The screens of a sweep, against the sizes, safe areas and pixels of Apple's models.
@Suite struct DeviceScreensTests {
    /// Twenty screens are left of the models: phones of 320, 375 × 667, 375 × 812 with two notches, 390, 393, 402,
    /// 414 × 736, 414 × 896 with two kinds of pixels, 428, 430 and 440 points; tablets of 744, 768, 810, 820, 834 with
    /// two heights, and 1024. Each is upright and on its side.
    @Test func equalScreensAreOne() {
        let screens = DeviceScreen.all
        #expect(screens.count == 2 * (13 + 7))
        #expect(Set(screens.map(\.name)).count == screens.count)
        #expect(screens.count { $0.device.size.height > $0.device.size.width } == 20)
        #expect(screens[0].name == "iPhone 5s portrait")
        #expect(!screens.contains { $0.name.hasPrefix("iPhone SE (2nd") })
    }

    @Test func everyModelHasItsScreen() throws {
        for name in Device.names.dropFirst(3) {
            let device = try #require(Device.named(name))
            for held in [device, device.rotated()] {
                #expect(
                    DeviceScreen.all.contains {
                        $0.device.size == held.size && $0.device.safeArea == held.safeArea
                            && $0.device.scale == held.scale
                    }, "\(name)")
            }
        }
    }
}
