import UIKit

/// A screen that there is: a model upright or on its side.
public struct DeviceScreen: Hashable, Sendable {
    /// The model and how it is held: `iPhone 8 portrait`. Of models with equal screens it is the first.
    public let name: String
    /// The model, turned already.
    public let device: Device

    /// The screens of all models in both orientations, phones first, smaller ones first; of those that are equal in
    /// size, safe area and scale, one.
    public static let all: [DeviceScreen] = {
        var screens: [DeviceScreen] = []
        for model in Device.models {
            let upright = model.device
            for (device, orientation) in [(upright, "portrait"), (upright.rotated(), "landscape")]
            where !screens.contains(where: { $0.device.isSameScreen(as: device) }) {
                screens.append(DeviceScreen(name: "\(device.name) \(orientation)", device: device))
            }
        }
        return screens
    }()
}

extension Device {
    /// Whether a layout cannot tell the two apart.
    fileprivate func isSameScreen(as other: Device) -> Bool {
        size == other.size && safeArea == other.safeArea && scale == other.scale
    }
}
