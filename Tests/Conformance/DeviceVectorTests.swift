import SceneFiles
import Testing

@testable import UIKit

/// Apple's screens, DV-01 … DV-26. A vector speaks of several models at once.
@MainActor @Suite struct DeviceVectorTests {
    nonisolated static let vectors = Vector.area("device")
    nonisolated static var covered: [Vector] { vectors }

    /// What the vectors call their models, and the models, in Apple's spelling and in short.
    nonisolated static let models: [(vector: String, names: [String])] = [
        ("iPhone SE (1st gen)/5s", ["iPhone SE (1st generation)", "iPhone SE 1", "iPhone 5s"]),
        (
            "iPhone 8/SE2/SE3",
            [
                "iPhone 8", "iPhone SE 2", "iPhone SE 3", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)",
            ]
        ),
        ("iPhone 8 Plus", ["iPhone 8 Plus"]),
        ("iPhone X/XS/11 Pro", ["iPhone X", "iPhone XS", "iPhone 11 Pro"]),
        ("iPhone 12 mini/13 mini", ["iPhone 12 mini", "iPhone 13 mini"]),
        ("iPhone XR/11", ["iPhone XR", "iPhone 11"]),
        ("iPhone XS Max/11 Pro Max", ["iPhone XS Max", "iPhone 11 Pro Max"]),
        (
            "iPhone 12/12 Pro/13/13 Pro/14",
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"]
        ),
        ("iPhone 12-13 Pro Max/14 Plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
        ("iPhone 14 Pro/15/15 Pro/16", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
        (
            "iPhone 14-15 Pro Max/15 Plus/16 Plus",
            ["iPhone 14 Pro Max", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus"]
        ),
        ("iPhone 16 Pro", ["iPhone 16 Pro"]),
        ("iPhone 16 Pro Max", ["iPhone 16 Pro Max"]),
        (
            "iPad 9.7/mini 5",
            ["iPad 9.7", "iPad 5", "iPad 6", "iPad Pro 9.7", "iPad mini 5", "iPad mini (5th generation)"]
        ),
        ("iPad 10.2", ["iPad 10.2", "iPad 7", "iPad 8", "iPad 9", "iPad (9th generation)"]),
        ("iPad Air 3/Pro 10.5", ["iPad Air 3", "iPad Pro 10.5", "iPad Pro (10.5-inch)"]),
        (
            "iPad Pro 11 (1-4)",
            ["iPad Pro 11"] + generations("iPad Pro (11-inch)", ["1st", "2nd", "3rd", "4th"])
        ),
        ("iPad Air 4-5/iPad 10", ["iPad Air 4", "iPad Air 5", "iPad 10", "iPad (10th generation)"]),
        (
            "iPad Pro 12.9 (3-6)",
            ["iPad Pro 12.9"] + generations("iPad Pro (12.9-inch)", ["3rd", "4th", "5th", "6th"])
        ),
        ("iPad mini 6", ["iPad mini 6", "iPad mini (6th generation)"]),
    ]

    private nonisolated static func generations(_ name: String, _ ordinals: [String]) -> [String] {
        ordinals.map { "\(name) (\($0) generation)" }
    }

    @Test(arguments: vectors) func device(_ vector: Vector) throws {
        let called = try #require(vector.given["device"] as? String)
        let names = try #require(DeviceVectorTests.models.first { $0.vector == called }).names
        let size = try #require(vector.point(vector.expect["size"]))
        let upright = vector.insets(vector.expect["safePortrait"])
        // Tablets keep theirs, and their vectors say nothing of it.
        let onSide = vector.expect["safeLandscape"].map(vector.insets) ?? upright
        for name in names {
            let device = try #require(Device.named(name), "\(name)")
            #expect(device.size == CGSize(width: size.x, height: size.y), "\(name)")
            #expect(Double(device.scale) == vector.number(vector.expect["scale"]), "\(name)")
            #expect(device.safeArea == upright, "\(name)")
            let turned = device.rotated()
            #expect(turned.size == CGSize(width: size.y, height: size.x), "\(name)")
            #expect(turned.safeArea == onSide, "\(name)")
            try checkSafeHeight(of: device, vector)
        }
    }

    /// What is left between the bars of a phone held upright, as a view in a window finds it.
    private func checkSafeHeight(of device: Device, _ vector: Vector) throws {
        guard let value = vector.expect["safeHeightPortrait"] else { return }
        let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
        window.deviceSafeAreaInsets = device.safeArea
        let height = window.safeAreaLayoutGuide.layoutFrame.height
        #expect(Double(height) == vector.number(value), "\(device.name)")
    }
}
