import UIKit

/// A model of Apple's.
struct DeviceModel: Sendable {
    /// As Apple writes it.
    let name: String
    /// Other names that can mean no other model.
    var otherNames: [String] = []
    let screen: Screen

    /// What several models have in common; sizes and insets in points.
    struct Screen: Sendable {
        let width: CGFloat
        let height: CGFloat
        let scale: CGFloat
        let safeArea: UIEdgeInsets
        let landscapeSafeArea: UIEdgeInsets
    }

    /// Whether a name in small letters is one of the model's.
    func answers(to name: String) -> Bool {
        self.name.lowercased() == name || otherNames.contains { $0.lowercased() == name }
    }

    /// The model held upright.
    var device: Device {
        Device(
            name: name, size: CGSize(width: screen.width, height: screen.height), safeArea: screen.safeArea,
            safeAreaWhenRotated: screen.landscapeSafeArea, scale: screen.scale)
    }
}

extension DeviceModel.Screen {
    /// A phone with a home button: a status bar upright, nothing on its side.
    static func phone(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> DeviceModel.Screen {
        DeviceModel.Screen(
            width: width, height: height, scale: scale,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero)
    }

    /// A phone with a notch or an island `top` deep and a home indicator; both sides are kept clear of the notch
    /// when it lies on its side.
    static func phone(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat
    ) -> DeviceModel.Screen {
        DeviceModel.Screen(
            width: width, height: height, scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
    }

    /// A tablet, which keeps its bars when it is turned.
    static func pad(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
    ) -> DeviceModel.Screen {
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return DeviceModel.Screen(
            width: width, height: height, scale: 2, safeArea: insets, landscapeSafeArea: insets)
    }
}

extension Device {
    /// Apple's models, phones first, smaller ones first.
    static let models = phones + pads

    private static let phones: [DeviceModel] = [
        DeviceModel(name: "iPhone 5s", screen: .phone(320, 568, scale: 2)),
        DeviceModel(
            name: "iPhone SE (1st generation)", otherNames: ["iPhone SE 1"],
            screen: .phone(320, 568, scale: 2)),
        DeviceModel(name: "iPhone 8", screen: .phone(375, 667, scale: 2)),
        DeviceModel(
            name: "iPhone SE (2nd generation)", otherNames: ["iPhone SE 2"],
            screen: .phone(375, 667, scale: 2)),
        DeviceModel(
            name: "iPhone SE (3rd generation)", otherNames: ["iPhone SE 3"],
            screen: .phone(375, 667, scale: 2)),
        DeviceModel(name: "iPhone 8 Plus", screen: .phone(414, 736, scale: 3)),
        DeviceModel(name: "iPhone X", screen: .phone(375, 812, scale: 3, top: 44)),
        DeviceModel(name: "iPhone XS", screen: .phone(375, 812, scale: 3, top: 44)),
        DeviceModel(name: "iPhone 11 Pro", screen: .phone(375, 812, scale: 3, top: 44)),
        DeviceModel(name: "iPhone 12 mini", screen: .phone(375, 812, scale: 3, top: 50)),
        DeviceModel(name: "iPhone 13 mini", screen: .phone(375, 812, scale: 3, top: 50)),
        DeviceModel(name: "iPhone XR", screen: .phone(414, 896, scale: 2, top: 48)),
        DeviceModel(name: "iPhone 11", screen: .phone(414, 896, scale: 2, top: 48)),
        DeviceModel(name: "iPhone XS Max", screen: .phone(414, 896, scale: 3, top: 44)),
        DeviceModel(name: "iPhone 11 Pro Max", screen: .phone(414, 896, scale: 3, top: 44)),
        DeviceModel(name: "iPhone 12", screen: .phone(390, 844, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 12 Pro", screen: .phone(390, 844, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 13", screen: .phone(390, 844, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 13 Pro", screen: .phone(390, 844, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 14", screen: .phone(390, 844, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 12 Pro Max", screen: .phone(428, 926, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 13 Pro Max", screen: .phone(428, 926, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 14 Plus", screen: .phone(428, 926, scale: 3, top: 47)),
        DeviceModel(name: "iPhone 14 Pro", screen: .phone(393, 852, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 15", screen: .phone(393, 852, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 15 Pro", screen: .phone(393, 852, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 16", screen: .phone(393, 852, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 14 Pro Max", screen: .phone(430, 932, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 15 Plus", screen: .phone(430, 932, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 15 Pro Max", screen: .phone(430, 932, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 16 Plus", screen: .phone(430, 932, scale: 3, top: 59)),
        DeviceModel(name: "iPhone 16 Pro", screen: .phone(402, 874, scale: 3, top: 62)),
        DeviceModel(name: "iPhone 16 Pro Max", screen: .phone(440, 956, scale: 3, top: 62)),
    ]

    private static let pads: [DeviceModel] = [
        DeviceModel(
            name: "iPad mini (6th generation)", otherNames: ["iPad mini 6"],
            screen: .pad(744, 1133, top: 24, bottom: 20)),
        DeviceModel(
            name: "iPad mini (5th generation)", otherNames: ["iPad mini 5"],
            screen: .pad(768, 1024, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad mini 4", otherNames: ["iPad mini (4th generation)"],
            screen: .pad(768, 1024, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad (5th generation)", otherNames: ["iPad 5"], screen: .pad(768, 1024, top: 20, bottom: 0)
        ),
        DeviceModel(
            name: "iPad (6th generation)", otherNames: ["iPad 6", "iPad 9.7"],
            screen: .pad(768, 1024, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad Pro (9.7-inch)", otherNames: ["iPad Pro 9.7"],
            screen: .pad(768, 1024, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad (7th generation)", otherNames: ["iPad 7"], screen: .pad(810, 1080, top: 20, bottom: 0)
        ),
        DeviceModel(
            name: "iPad (8th generation)", otherNames: ["iPad 8"], screen: .pad(810, 1080, top: 20, bottom: 0)
        ),
        DeviceModel(
            name: "iPad (9th generation)", otherNames: ["iPad 9", "iPad 10.2"],
            screen: .pad(810, 1080, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad Air (3rd generation)", otherNames: ["iPad Air 3"],
            screen: .pad(834, 1112, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad Pro (10.5-inch)", otherNames: ["iPad Pro 10.5"],
            screen: .pad(834, 1112, top: 20, bottom: 0)),
        DeviceModel(
            name: "iPad Air (4th generation)", otherNames: ["iPad Air 4"],
            screen: .pad(820, 1180, top: 24, bottom: 20)),
        DeviceModel(
            name: "iPad Air (5th generation)", otherNames: ["iPad Air 5"],
            screen: .pad(820, 1180, top: 24, bottom: 20)),
        DeviceModel(
            name: "iPad (10th generation)", otherNames: ["iPad 10"],
            screen: .pad(820, 1180, top: 24, bottom: 20)),
        DeviceModel(
            name: "iPad Pro (11-inch)",
            otherNames: ["iPad Pro 11"] + generations("iPad Pro (11-inch)", ["1st", "2nd", "3rd", "4th"]),
            screen: .pad(834, 1194, top: 24, bottom: 20)),
        DeviceModel(
            name: "iPad Pro (12.9-inch)",
            otherNames: ["iPad Pro 12.9"]
                + generations("iPad Pro (12.9-inch)", ["3rd", "4th", "5th", "6th"]),
            screen: .pad(1024, 1366, top: 24, bottom: 20)),
    ]

    /// A family whose generations have the same screen, by their full names.
    private static func generations(_ name: String, _ ordinals: [String]) -> [String] {
        ordinals.map { "\(name) (\($0) generation)" }
    }
}
