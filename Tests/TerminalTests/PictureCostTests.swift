import Glibc
import Simulator
import Testing
import UIKit

@testable import Terminal

/// What a key costs in bytes, at the gates of the design: 1.5 kB a row and 350 bytes for two points, however wide the
/// terminal is.
@MainActor @Suite(.serialized) struct PictureCostTests {
    /// The bytes of each of some frames, `presses` of a key before each.
    private func costs(
        _ stage: Stage, _ key: KeyPress, presses: Int = 1, frames: Int, _ width: Int, _ height: Int
    ) throws -> [Int] {
        setlocale(LC_CTYPE, "C.UTF-8")
        let size = CellSize(width: width, height: height)
        let session = Session(stage: stage, size: size)
        let encoder = try FrameEncoder(terminal: "xterm-256color", size: size, usesColor: true)
        defer { encoder.close() }
        _ = encoder.encode(session.draw(), completely: true)
        return (0..<frames).map { _ in
            for _ in 0..<presses { _ = session.handle(.key(key)) }
            return encoder.encode(session.draw(), completely: false).count
        }
    }

    private func median(_ costs: [Int]) -> Int { costs.sorted()[costs.count / 2] }

    /// The last one draws the phone at 1:1, 47 columns wide: seven edges of boxes, each in a row that is left and one
    /// that is entered, are 7 × 2 × 47 glyphs of 3 bytes, less what is erased by the run.
    @Test(arguments: [(80, 24, 1_500), (100, 30, 1_500), (200, 50, 1_800)])
    func `a row of the list`(width: Int, height: Int, limit: Int) throws {
        let costs = try costs(PictureCostTests.list(), KeyPress(.down), frames: 9, width, height)
        #expect(median(costs) <= limit, "\(costs)")
    }

    /// At 32 and 40 points a row two points are half an eighth: every other frame moves edges.
    @Test(arguments: [(80, 24), (100, 30)])
    func `two points of the list`(width: Int, height: Int) throws {
        let costs = try costs(
            PictureCostTests.list(), KeyPress(.character(".")), presses: 2, frames: 24, width, height)
        #expect(costs.reduce(0, +) / costs.count <= 350, "\(costs)")
    }

    @Test(arguments: [(80, 24), (100, 30)])
    func `a column of content around the phone`(width: Int, height: Int) throws {
        let costs = try costs(PictureCostTests.strip(), KeyPress(.right), frames: 9, width, height)
        #expect(median(costs) <= 1_500, "\(costs)")
    }

    @Test(arguments: [(80, 24), (100, 30)])
    func `two points of content around the phone`(width: Int, height: Int) throws {
        let costs = try costs(
            PictureCostTests.strip(), KeyPress(.character(".")), presses: 2, frames: 24, width, height)
        #expect(costs.reduce(0, +) / costs.count <= 350, "\(costs)")
    }

    @Test(arguments: [(80, 24), (100, 30), (200, 50)])
    func `a row of text at 1 to 1`(width: Int, height: Int) throws {
        let costs = try costs(PictureCostTests.news(), KeyPress(.down), frames: 24, width, height)
        #expect(median(costs) <= 700, "\(costs)")
    }

    /// At equal height a wide terminal draws the same phone; places further right take a digit more.
    @Test func `the width of the terminal costs nothing`() throws {
        for stage in [PictureCostTests.list, PictureCostTests.news] {
            let narrow = try costs(stage(), KeyPress(.down), frames: 9, 100, 24).reduce(0, +)
            let wide = try costs(stage(), KeyPress(.down), frames: 9, 300, 24).reduce(0, +)
            #expect(Double(wide) <= Double(narrow) * 1.25, "\(narrow) \(wide)")
        }
    }

    @Test func `a key that changes nothing costs nothing but its verdict`() throws {
        let costs = try costs(PictureCostTests.list(), KeyPress(.left), frames: 2, 80, 24)
        #expect(costs[0] <= 200)
        #expect(costs[1] == 0)
    }

    private static func stage(
        _ name: String, _ device: CGSize, content: CGSize, in frame: CGRect? = nil, _ views: [UIView]
    ) -> Stage {
        let window = UIWindow(frame: CGRect(origin: .zero, size: device))
        let root = UIView(frame: window.bounds)
        let scroll = UIScrollView(frame: frame ?? window.bounds)
        scroll.contentSize = content
        window.addSubview(root)
        root.addSubview(scroll)
        for view in views { scroll.addSubview(view) }
        return Stage(name: name, deviceName: "phone", window: window, rootView: root)
    }

    private static func box(_ name: String, _ frame: CGRect) -> UIView {
        let box = UIView(frame: frame)
        box.accessibilityIdentifier = name
        box.backgroundColor = UIColor(rgb: 0xEF5931)
        return box
    }

    /// Five boxes of 100 with gaps of 100, seen through 375 × 667.
    static func list() -> Stage {
        stage(
            "List", CGSize(width: 375, height: 667), content: CGSize(width: 375, height: 1100),
            (0..<5).map { box("box[\($0)]", CGRect(x: 0, y: 100 + 200 * $0, width: 375, height: 100)) })
    }

    /// Five cards of 343 × 220 in a row, each with 16 on both sides, that scroll freely.
    static func strip() -> Stage {
        stage(
            "Strip", CGSize(width: 375, height: 667), content: CGSize(width: 1875, height: 220),
            in: CGRect(x: 0, y: 192, width: 375, height: 220),
            (0..<5).map { box("card[\($0)]", CGRect(x: 16 + 375 * $0, y: 0, width: 343, height: 220)) })
    }

    /// Texts at 1:1 over the whole width of the small device, other words in every line.
    static func news() -> Stage {
        stage(
            "News", CGSize(width: 304, height: 272), content: CGSize(width: 304, height: 1216),
            (0..<76).map {
                let label = UILabel(frame: CGRect(x: 0, y: 16 * $0, width: 304, height: 16))
                label.text =
                    "\($0 * 7919) " + String(repeating: "\(UnicodeScalar(UInt8(97 + $0 % 26)))", count: 30)
                return label
            })
    }
}
