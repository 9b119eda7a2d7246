import UIKit

/// A screen to lay out for: its size, its pixels, and what of it is covered.
public struct Device: Hashable, Sendable {
    /// What reports call it: `phone`, `iPhone 8`, `fit`, or its size as `375x667`.
    public let name: String
    /// In points.
    public let size: CGSize
    /// How far bars and the screen's shape reach in, in points.
    public let safeArea: UIEdgeInsets
    /// Pixels to a point; 0 rounds nothing.
    public let scale: CGFloat
    /// Whether it is as large as whatever shows it; `size` is then for where nothing does.
    public let isFit: Bool

    /// The safe area once the device is turned; the same one if it has no other.
    let safeAreaWhenRotated: UIEdgeInsets

    init(
        name: String, size: CGSize, safeArea: UIEdgeInsets = .zero, safeAreaWhenRotated: UIEdgeInsets? = nil,
        scale: CGFloat = 0, isFit: Bool = false
    ) {
        self.name = name
        self.size = size
        self.safeArea = safeArea
        self.safeAreaWhenRotated = safeAreaWhenRotated ?? safeArea
        self.scale = scale
        self.isFit = isFit
    }

    /// A screen of a size in points, with no safe area and no pixels.
    public init(size: CGSize) { self.init(name: Device.name(of: size), size: size) }

    /// Width and height swapped. A model takes its landscape safe area, another device keeps its own.
    public func rotated() -> Device {
        Device(
            name: name, size: CGSize(width: size.height, height: size.width), safeArea: safeAreaWhenRotated,
            safeAreaWhenRotated: safeArea, scale: scale, isFit: isFit)
    }

    /// The same screen in another size; its safe areas and pixels stay.
    func resized(to size: CGSize) -> Device {
        Device(
            name: Device.name(of: size), size: size, safeArea: safeArea,
            safeAreaWhenRotated: safeAreaWhenRotated, scale: scale)
    }

    /// A device that fits whatever shows it and is `size` until then.
    public static func fit(_ size: CGSize) -> Device { Device(name: "fit", size: size, isFit: true) }

    /// A size as a name: `375x667`.
    static func name(of size: CGSize) -> String {
        NumberText.short(size.width) + "x" + NumberText.short(size.height)
    }
}
