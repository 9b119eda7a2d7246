import UIKit

/// The same scene on other screens. It is made anew for each: autoresizing masks and offsets remember the sizes
/// that a window had before.
extension Scene {
    /// A new scene of the same file on another device, before its first step.
    public func restarted(on device: Device) -> Scene {
        var plan = plan
        plan.options.device = device
        plan.options.rotates = false
        // The lines have made their constraints before, and do so again.
        guard let scene = try? plan.make() else { return self }
        return scene
    }

    /// A new scene of the same file, before its first step, on a screen of another size in points. What bars and
    /// the screen's shape cover is as on the device that the scene was loaded for.
    public func restarted(onScreenOf size: CGSize) -> Scene {
        restarted(on: deviceAtStart.resized(to: size))
    }

    /// The device that the scene was loaded for, before any step.
    public var deviceAtStart: Device { plan.device(for: plan.options) }
}
