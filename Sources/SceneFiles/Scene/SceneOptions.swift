import UIKit

/// What the person who loads a scene wants otherwise than the scene says.
public struct SceneOptions: Sendable {
    /// Another device than the scene's.
    public var device: Device?
    /// Whether the device is turned: width and height swapped.
    public var rotates: Bool
    /// Another reading direction than the scene's.
    public var layoutDirection: UIUserInterfaceLayoutDirection?
    /// How large `fit` is, in points. The default is what 80 by 24 cells of 8 by 16 points hold.
    public var fitSize: CGSize

    /// Nothing but what is given; the rest is as the scene says.
    public init(
        device: Device? = nil, rotates: Bool = false, layoutDirection: UIUserInterfaceLayoutDirection? = nil,
        fitSize: CGSize = CGSize(width: 640, height: 384)
    ) {
        self.device = device
        self.rotates = rotates
        self.layoutDirection = layoutDirection
        self.fitSize = fitSize
    }
}
