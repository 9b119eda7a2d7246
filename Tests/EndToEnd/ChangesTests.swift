import Foundation
import Testing

/// Changing what is shown by keys, on real scenes: switches, constants, the device.
///
/// In the list of five boxes of 100 points with six gaps of 100 the content is 11 × 100 high.
@Suite struct ChangesTests {
    private func frames(_ keys: String, of scene: String = "gallery:vertical-list") throws -> String {
        let outcome = try Program.run("frames", scene, "--keys", keys)
        #expect(outcome.status == 0, "\(outcome.error)")
        return outcome.output
    }

    private func screen(_ keys: String, of scene: String = "gallery:vertical-list") throws -> String {
        try Program.run("render", scene, "--keys", keys).output
    }

    /// `] ] ]` selects box[0]: scroll and container stand before it. Its lines are left, right, height, top, and the
    /// next box's top. A constant grows by an eighth of a row, 5 points at 40 points a row; the list leaves it
    /// 8 rows of 64 points, so 8 points.
    @Test func aConstantIsChanged() throws {
        #expect(
            try screen("] ] ] c Down Down").contains("▸ ●  24  box[0].height == orangeViewGap   constant 100")
        )
        #expect(try frames("] ] ] c Down Down >").contains("content 375 × 1108"))
        #expect(try frames("] ] ] c Down Down > > <").contains("content 375 × 1108"))
        #expect(try frames("] ] ] c Down Down < < u u").contains("content 375 × 1100"))
    }

    /// Without a selection a line with indices is one line, and is changed as one: the heights of five boxes make the
    /// content 5 × 8 higher.
    @Test func allOfALineAreChanged() throws {
        let keys = "c Down Down Down Down Down"
        #expect(try screen(keys).contains("▸ ●  24  box[*].height == orangeViewGap   constant 100"))
        #expect(try frames(keys + " >").contains("content 375 × 1140"))
        #expect(try frames(keys + " > u").contains("content 375 × 1100"))
        let off = try frames(keys + " Space")
        #expect(off.contains("undecided: contentHeight"))
        #expect(try frames(keys + " Space Space").contains("content 375 × 1100"))
    }

    /// Without its height the first box is as high as nothing decides, and so is the content.
    @Test func aConstraintIsSwitchedOffAndOnAgain() throws {
        let off = try frames("] ] ] c Down Down Space")
        #expect(off.contains("box[0]") && off.contains("undecided: height"))
        #expect(
            try screen("] ] ] c Down Down Space").contains("○  24  box[0].height == orangeViewGap  (off)"))
        #expect(try frames("] ] ] c Down Down Space Space").contains("content 375 × 1100"))
        #expect(try frames("] ] ] c Down Down Enter u").contains("content 375 × 1100"))
    }

    /// The two constants of `edges inset 5` are 5 and -5: which one would be meant is not known.
    @Test func aLineWithSeveralConstantsIsLeftAlone() throws {
        let scene = """
            view:
              subviews: [{id: scroll, class: UIScrollView, subviews: [{id: box}]}]
            constraints: [scroll.edges == view.edges inset 5, box.size == 10, box.edges == scroll.edges]
            """
        let path = NSTemporaryDirectory() + "scrollsim-constants-\(UUID().uuidString).yaml"
        try Data(scene.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try screen("c >", of: path).contains("this line has several constants"))
    }

    /// Turned, the phone is 667 wide and 375 high, and the list scrolls through 1100 - 375.
    @Test func theDeviceIsTurned() throws {
        let turned = try screen("r")
        #expect(turned.contains("phone  667 × 375") && turned.contains("scrolls 0 … 725"))
        #expect(try screen("r r").contains("phone  375 × 667"))
    }

    /// The list of devices has the pocket, 304 × 272, behind the phone.
    @Test func theNextDevice() throws {
        let next = try screen("v")
        #expect(next.contains("pocket  304 × 272") && next.contains("scrolls 0 … 828"))
    }

    /// At 80 × 24 the phone is 17 rows of 40 points. A step further away it is 14 of 48; closer it would not fit.
    @Test func theScale() throws {
        #expect(try screen("-").contains("1 row = 48 pt"))
        #expect(try screen("- 0").contains("1 row = 40 pt"))
        #expect(try screen("+").contains("1 row = 40 pt"))
        #expect(!(try screen("m").contains("box[4]  y 900")))
    }

    /// A click on the phone's box[0], which is 100 to 200 points down, rows 2 to 5 below the head and the frame.
    @Test func aClickSelectsAndExplains() throws {
        let clicked = try screen("Click@10,5")
        #expect(clicked.contains("box[0]  UIView in container, line 15  (0, 100, 375, 100)"))
        #expect(clicked.contains("y = 100"))
        #expect(try screen("Click@10,5 Escape Escape") == screen(""))
    }

    /// Four rows upwards under a finger are 160 points further; on the map of 64 points a row two rows down are 128.
    @Test func aDragScrolls() throws {
        #expect(try frames("Drag@10,12,10,8").contains("offset  (0, 160)"))
        #expect(try frames("Drag@45,4,45,6").contains("offset  (0, 128)"))
        #expect(try frames("Drag@10,8,10,12").contains("offset  (0, 0)"))
    }
}
