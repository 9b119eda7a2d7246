import UIKit

extension Device {
    /// The names of all devices, as a list for people: `fit`, `phone`, `pocket`, then the models by their own
    /// names.
    public static let names = ["fit"] + plain.map(\.name) + models.map(\.name)

    /// The device of a name, case ignored; nil for one that nothing is called.
    ///
    /// - Parameter fitSize: how large `fit` is while nothing shows it, in points.
    public static func named(_ name: String, fitSize: CGSize = SceneOptions().fitSize) -> Device? {
        let sought = name.lowercased()
        if sought == "fit" { return .fit(fitSize) }
        if let device = plain.first(where: { $0.name == sought }) { return device }
        return models.first { $0.answers(to: sought) }?.device
    }

    /// The device that a text of the command line means: a name, or a size in points as `375x667`.
    public init?(argument text: String, fitSize: CGSize = SceneOptions().fitSize) {
        if let device = Device.named(text, fitSize: fitSize) {
            self = device
            return
        }
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part -> Double? in
            guard case .number(let value) = DecimalText.read(String(part)), value > 0 else { return nil }
            return value
        }
        guard parts.count == 2, numbers.count == 2 else { return nil }
        self.init(size: CGSize(width: numbers[0], height: numbers[1]))
    }

    /// The name that a misspelt one was probably meant to be; nil if none is near.
    public static func nearestName(to name: String) -> String? {
        var suggestions = NameSuggestions()
        return suggestions.nearest(to: name, among: names)
    }

    /// Screens that are no models.
    private static let plain = [
        Device(name: "phone", size: CGSize(width: 375, height: 667), scale: 2),
        // 38 by 17 cells of 8 by 16 points: the largest portrait screen that 80 by 24 cells show unscaled.
        Device(name: "pocket", size: CGSize(width: 304, height: 272)),
    ]
}
