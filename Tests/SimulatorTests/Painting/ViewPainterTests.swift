import Testing
import UIKit

@testable import Simulator

/// Small trees at 1:1, where a cell is 8 × 16 points.
@MainActor @Suite struct ViewPainterTests {
    private func picture(_ views: [UIView], width: Int = 12, height: Int = 3, scale: CGFloat = 16) -> [String]
    {
        let projection = Projection(pointsPerRow: scale)
        let size = CellSize(width: width, height: height)
        var painter = ViewPainter(
            projection: projection, origin: CellPoint(x: 0, y: 0), pictureSize: projection.points(for: size),
            rasterSize: size)
        let clip = CGRect(origin: .zero, size: projection.points(for: size))
        for view in views { painter.paint(view, at: .zero, clip: clip) }
        var buffer = CellBuffer(size: size)
        painter.draw(into: &buffer, at: CellPoint(x: 0, y: 0))
        return buffer.lines
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red)
        -> UIView
    {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test func `views fill their cells`() {
        #expect(picture([box(8, 8, 32, 24)]) == [" ▄▄▄▄", " ████", ""])
    }

    @Test func `hidden and transparent views leave nothing`() {
        let hidden = box(0, 0, 96, 48)
        hidden.isHidden = true
        let faint = box(0, 0, 96, 48)
        faint.alpha = 0
        #expect(
            picture([hidden, faint, UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 48))]) == [
                "", "", "",
            ])
    }

    @Test func `subviews are moved by the bounds and cut where they are to be`() {
        let scroll = UIScrollView(frame: CGRect(x: 16, y: 16, width: 48, height: 16))
        scroll.contentSize = CGSize(width: 48, height: 320)
        scroll.addSubview(box(0, 16, 16, 160))
        #expect(picture([scroll]) == ["", "", ""])
        scroll.contentOffset.y = 16
        #expect(picture([scroll]) == ["", "  ██", ""])
        scroll.clipsToBounds = false
        #expect(picture([scroll]) == ["", "  ██", "  ██"])
    }

    @Test func `a name stands in the middle of its view`() {
        let named = Stages.view("box", 0, 0, 96, 48, .red)
        #expect(picture([named]) == ["████████████", "███ box ████", "████████████"])
    }

    @Test func `a name that does not fit, or that something covers, is left out`() {
        #expect(picture([Stages.view("long name", 0, 0, 64, 48, .red)])[1] == "████████")
        let covered = Stages.view("box", 0, 0, 96, 48, .red)
        #expect(picture([covered, box(0, 16, 96, 16, .blue)])[1] == "████████████")
    }

    @Test func `a name goes with the part that is seen`() {
        // The middle, at -8, is above the picture; the first row that is filled is the top one.
        #expect(picture([Stages.view("box", 0, -48, 96, 80, .red)]) == ["███ box ████", "████████████", ""])
    }

    @Test func `a view with painted views inside has no name`() {
        let outer = Stages.view("outer", 0, 0, 96, 48, .red)
        outer.addSubview(box(0, 0, 8, 16, .blue))
        #expect(picture([outer])[1] == "████████████")
    }

    @Test func `a label is its text`() {
        #expect(picture([Stages.label("Hello", 8, 16, 80, 16)]) == ["", " Hello", ""])
        #expect(picture([Stages.label("Hello", 0, 16, 96, 16, .center)]) == ["", "   Hello", ""])
        #expect(picture([Stages.label("Hello", 0, 16, 96, 16, .right)]) == ["", "       Hello", ""])
    }

    @Test func `lines of a label stand below each other`() {
        let label = Stages.label("one two three", 0, 0, 64, 32)
        label.numberOfLines = 0
        #expect(picture([label]) == ["one two", "three", ""])
    }

    @Test func `text that does not fit its label is a bar, at its length`() {
        // At 32 points a row a column is 16 points: five letters of 8 are 2.5 columns, in a label of 3.
        #expect(picture([Stages.label("Hello", 0, 32, 48, 16)], scale: 32) == ["", "▔▔▔", ""])
        // A label of five columns holds the five letters.
        #expect(picture([Stages.label("Hello", 0, 32, 80, 16)], scale: 32) == ["", "Hello", ""])
    }

    @Test func `text is cut with its view`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 32, height: 16))
        scroll.contentSize = CGSize(width: 320, height: 16)
        scroll.addSubview(Stages.label("abcdef滚", 0, 0, 96, 16))
        #expect(picture([scroll])[0] == "abcd")
        scroll.contentOffset.x = 24
        // d e f and half of a wide character.
        #expect(picture([scroll])[0] == "def")
    }

    @Test func `views without a size are marked, one below the other`() {
        let marks = [Stages.view("a", 0, 0, 0, 0, .red), Stages.view("b", 8, 8, 0, 16)]
        #expect(picture(marks) == ["◇ a 0 × 0", " ◇ b 0 × 16", ""])
        #expect(picture([Stages.label("", 0, 0, 0, 0), UIImageView()]) == ["", "", ""])
    }

    @Test func `a separator of a point is a line`() {
        #expect(picture([box(0, 24, 96, 1)]) == ["", "────────────", ""])
    }
}
