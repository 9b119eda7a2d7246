import Glibc
import Simulator
import Testing
import UIKit

@testable import Terminal

/// What a key costs in bytes: for a phone of 80 × 24 the gates of the design, 1.5 kB a row and a few hundred
/// bytes for two points; for larger phones what their cells add up to.
@MainActor @Suite(.serialized) struct PictureCostTests {
    /// Five boxes of 100 with gaps of 100, seen through 375 × 667.
    private func listSession(_ size: CellSize) -> Session {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIView(frame: window.bounds)
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentSize = CGSize(width: 375, height: 1100)
        window.addSubview(root)
        root.addSubview(scroll)
        for index in 0..<5 {
            let box = UIView(frame: CGRect(x: 0, y: 100 + 200 * CGFloat(index), width: 375, height: 100))
            box.accessibilityIdentifier = "box[\(index)]"
            box.backgroundColor = UIColor(rgb: 0xEF5931)
            scroll.addSubview(box)
        }
        let stage = Stage(name: "List", deviceName: "phone", window: window, rootView: root)
        return Session(stage: stage, size: size)
    }

    /// The bytes of each of some presses of a key.
    private func costs(of key: KeyPress, count: Int, width: Int, height: Int) throws -> [Int] {
        setlocale(LC_CTYPE, "C.UTF-8")
        let size = CellSize(width: width, height: height)
        let session = listSession(size)
        let encoder = try FrameEncoder(terminal: "xterm-256color", size: size, usesColor: true)
        defer { encoder.close() }
        _ = encoder.encode(session.draw(), completely: true)
        return (0..<count).map { _ in
            _ = session.handle(.key(key))
            return encoder.encode(session.draw(), completely: false).count
        }
    }

    /// A row of filled cells is 3 bytes a cell, and each of four boxes has about five rows that change: at
    /// 19 columns 1,140 bytes, at 23 columns 1,380, at 47 columns (1:1, three boxes) 2,115.
    @Test(arguments: [(80, 24, 1_500), (100, 30, 1_700), (200, 50, 2_200)])
    func `a row of the list`(width: Int, height: Int, limit: Int) throws {
        let costs = try costs(of: KeyPress(.down), count: 9, width: width, height: height).sorted()
        #expect(costs[4] <= limit, "\(costs)")
    }

    @Test(arguments: [(80, 24), (100, 30)])
    func `two points of the list`(width: Int, height: Int) throws {
        let single = try costs(of: KeyPress(.down, .shift), count: 24, width: width, height: height)
        // Two presses of one point are at least what one frame of two points costs.
        let mean = single.reduce(0, +) / 12
        #expect(mean <= 400, "\(single)")
    }

    @Test func `a key that changes nothing costs nothing but its verdict`() throws {
        let costs = try costs(of: KeyPress(.left), count: 2, width: 80, height: 24)
        #expect(costs[0] <= 200)
        #expect(costs[1] == 0)
    }
}
