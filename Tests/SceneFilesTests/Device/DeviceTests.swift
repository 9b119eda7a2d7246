import SceneFiles
import Testing
import UIKit

/// Devices, against the sizes, safe areas and pixels that Apple's models have.
@Suite @MainActor struct DeviceTests {
    /// A model's numbers, in points: portrait size, pixels to a point, safe area upright (top, bottom) and on its
    /// side (left and right, bottom).
    struct Model: Sendable {
        let name: String
        let size: CGSize
        let scale: CGFloat
        let upright: (top: CGFloat, bottom: CGFloat)
        let onSide: (sides: CGFloat, bottom: CGFloat)
    }

    static let phones: [Model] = [
        model("iPhone SE (1st generation)", 320, 568, 2, (20, 0), (0, 0)),
        model("iPhone 8", 375, 667, 2, (20, 0), (0, 0)),
        model("iPhone SE (2nd generation)", 375, 667, 2, (20, 0), (0, 0)),
        model("iPhone SE (3rd generation)", 375, 667, 2, (20, 0), (0, 0)),
        model("iPhone 8 Plus", 414, 736, 3, (20, 0), (0, 0)),
        model("iPhone X", 375, 812, 3, (44, 34), (44, 21)),
        model("iPhone XS", 375, 812, 3, (44, 34), (44, 21)),
        model("iPhone 11 Pro", 375, 812, 3, (44, 34), (44, 21)),
        model("iPhone 12 mini", 375, 812, 3, (50, 34), (50, 21)),
        model("iPhone 13 mini", 375, 812, 3, (50, 34), (50, 21)),
        model("iPhone XR", 414, 896, 2, (48, 34), (48, 21)),
        model("iPhone 11", 414, 896, 2, (48, 34), (48, 21)),
        model("iPhone XS Max", 414, 896, 3, (44, 34), (44, 21)),
        model("iPhone 11 Pro Max", 414, 896, 3, (44, 34), (44, 21)),
        model("iPhone 12", 390, 844, 3, (47, 34), (47, 21)),
        model("iPhone 14", 390, 844, 3, (47, 34), (47, 21)),
        model("iPhone 13 Pro Max", 428, 926, 3, (47, 34), (47, 21)),
        model("iPhone 14 Plus", 428, 926, 3, (47, 34), (47, 21)),
        model("iPhone 14 Pro", 393, 852, 3, (59, 34), (59, 21)),
        model("iPhone 15 Pro", 393, 852, 3, (59, 34), (59, 21)),
        model("iPhone 15 Plus", 430, 932, 3, (59, 34), (59, 21)),
        model("iPhone 16 Plus", 430, 932, 3, (59, 34), (59, 21)),
        model("iPhone 16 Pro", 402, 874, 3, (62, 34), (62, 21)),
        model("iPhone 16 Pro Max", 440, 956, 3, (62, 34), (62, 21)),
    ]

    static func model(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ upright: (CGFloat, CGFloat),
        _ onSide: (CGFloat, CGFloat)
    ) -> Model {
        Model(
            name: name, size: CGSize(width: width, height: height), scale: scale, upright: upright,
            onSide: onSide)
    }

    @Test func phones() throws {
        for model in DeviceTests.phones {
            let device = try #require(Device.named(model.name), "\(model.name)")
            #expect(device.name == model.name)
            #expect(device.size == model.size)
            #expect(device.scale == model.scale)
            #expect(
                device.safeArea
                    == UIEdgeInsets(top: model.upright.top, left: 0, bottom: model.upright.bottom, right: 0))
            let turned = device.rotated()
            #expect(turned.name == model.name)
            #expect(turned.size == CGSize(width: model.size.height, height: model.size.width))
            let sides = model.onSide.sides
            #expect(
                turned.safeArea
                    == UIEdgeInsets(top: 0, left: sides, bottom: model.onSide.bottom, right: sides))
            #expect(turned.rotated() == device)
        }
    }

    /// Tablets keep their safe area on their side.
    @Test func pads() throws {
        let pad = try #require(Device.named("iPad mini (6th generation)"))
        #expect(pad.size == CGSize(width: 744, height: 1133))
        #expect(pad.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(pad.rotated().safeArea == pad.safeArea)
        let sizes: [(String, CGFloat, CGFloat)] = [
            ("iPad 9.7", 768, 1024), ("iPad 10.2", 810, 1080), ("iPad Air 3", 834, 1112),
            ("iPad Pro 11", 834, 1194),
            ("iPad Air 5", 820, 1180), ("iPad 10", 820, 1180), ("iPad Pro 12.9", 1024, 1366),
        ]
        for (name, width, height) in sizes {
            #expect(Device.named(name)?.size == CGSize(width: width, height: height), "\(name)")
        }
    }

    @Test func namesIgnoreCase() {
        #expect(Device.named("IPHONE se (2ND generation)")?.name == "iPhone SE (2nd generation)")
        #expect(Device.named("iphone se 1")?.name == "iPhone SE (1st generation)")
        // There are three of that name.
        #expect(Device.named("iPhone SE") == nil)
        #expect(Device.nearestName(to: "iPhon 15") == "iPhone 15")
        #expect(Set(Device.names.map { $0.lowercased() }).count == Device.names.count)
        let listed = Device.names.map { Device.named($0)?.name }
        #expect(listed == Device.names)
    }

    @Test func plainDevices() throws {
        let phone = try #require(Device.named("phone"))
        #expect(phone.size == CGSize(width: 375, height: 667))
        #expect(phone.scale == 2)
        #expect(phone.safeArea == .zero)
        #expect(phone.rotated().size == CGSize(width: 667, height: 375))
        // 38 by 17 cells of 8 by 16 points.
        #expect(Device.named("pocket")?.size == CGSize(width: 38 * 8, height: 17 * 16))
        let fit = try #require(Device.named("fit"))
        // 80 by 24 cells.
        #expect(fit.size == CGSize(width: 80 * 8, height: 24 * 16))
        #expect(fit.isFit)
    }

    @Test func arguments() throws {
        let device = try #require(Device(argument: "375x667.5"))
        #expect(device.name == "375x667.5")
        #expect(device.size == CGSize(width: 375, height: 667.5))
        #expect(device.scale == 0)
        #expect(Device(argument: "iphone 8")?.name == "iPhone 8")
        for text in ["", "x", "375", "375x", "x667", "375x0", "-1x5", "1x2x3", "ax5", "1e999x5", "phon"] {
            #expect(Device(argument: text) == nil, "\(text)")
        }
    }

    // MARK: - In scenes

    @Test func sizesInScenes() throws {
        let text = "device: {width: 300, height: 200, safeArea: {top: 10}, scale: 3}\nview: {}"
        let scene = try scene(text)
        #expect(scene.device.name == "300x200")
        #expect(scene.window.bounds.size == CGSize(width: 300, height: 200))
        #expect(scene.window.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        #expect(scene.window.screenScale == 3)
    }

    /// A device of a size keeps its safe area when it is turned; a model takes its landscape one.
    @Test func turnedScenes() throws {
        var options = SceneOptions(rotates: true)
        let sized = try scene(
            "device: {width: 300, height: 200, safeArea: {top: 10}}\nview: {}", options: options)
        #expect(sized.view.frame.size == CGSize(width: 200, height: 300))
        #expect(sized.window.safeAreaInsets.top == 10)
        options.device = Device.named("iPhone X")
        let model = try scene("device: phone\nview: {}", options: options)
        #expect(model.view.frame.size == CGSize(width: 812, height: 375))
        #expect(model.window.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }

    @Test func fittingScenes() throws {
        let plain = try scene("view: {}")
        #expect(plain.device.name == "fit")
        #expect(plain.view.frame.size == CGSize(width: 640, height: 384))
        let options = SceneOptions(fitSize: CGSize(width: 500, height: 300))
        #expect(try scene("device: fit\nview: {}", options: options).view.frame.size == options.fitSize)
        #expect(try scene("device: phone\nview: {}", options: options).view.frame.size.width == 375)
    }

    @Test func readingDirections() throws {
        func direction(_ text: String, _ options: SceneOptions = SceneOptions()) throws
            -> UIUserInterfaceLayoutDirection
        {
            let scene = try scene(text, options: options)
            return scene.view.effectiveUserInterfaceLayoutDirection
        }
        let text = "layoutDirection: rightToLeft\nview: {}"
        #expect(try direction(text) == .rightToLeft)
        #expect(try direction(text, SceneOptions(layoutDirection: .leftToRight)) == .leftToRight)
        #expect(try direction("view: {}") == .leftToRight)
    }
}
