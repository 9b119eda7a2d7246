import Foundation
import Testing

@testable import UIKit

/// Fingers, flings, bounces, pages and animations, as they were recorded on UIKit.
@MainActor @Suite struct MotionVectorTests {
    nonisolated static let rubberBand = Vector.area("scroll.rubberBand")
    nonisolated static let rubberBandInverse = Vector.area("scroll.rubberBandInverse")
    nonisolated static let drag = Vector.area("scroll.drag")
    nonisolated static let velocity = Vector.ids("PH-02")
    nonisolated static let releaseVelocity = Vector.ids("PH-03")
    nonisolated static let deceleration = Vector.area("scroll.decelerate")
    nonisolated static let target = Vector.area("scroll.target")
    nonisolated static let heldRelease = Vector.ids("PH-12")
    nonisolated static let threshold = Vector.ids("PH-13")
    nonisolated static let closedForm = Vector.area("scroll.closedForm")
    nonisolated static let bounce = Vector.ids("PH-18", "PH-19", "PH-20")
    nonisolated static let continuousBounce = Vector.ids("PH-22", "PH-23")
    nonisolated static let edgeImpact = Vector.area("scroll.edgeImpact")
    nonisolated static let paging = Vector.area("scroll.paging")
    nonisolated static let calls = Vector.area("scroll.delegate")
    nonisolated static let indicator = Vector.area("scroll.indicator")
    nonisolated static let snap = Vector.area("carousel.snap")
    nonisolated static let infinite = Vector.area("carousel.infinite")
    nonisolated static var covered: [Vector] {
        rubberBand + rubberBandInverse + drag + velocity + releaseVelocity + deceleration + target
            + heldRelease + threshold + closedForm + bounce + continuousBounce + edgeImpact + paging + calls
            + indicator + snap + infinite
    }

    private static let frame: CGFloat = 1000.0 / 60

    private func given(_ vector: Vector, _ key: String) throws -> CGFloat {
        CGFloat(try #require(vector.number(vector.given[key]), "\(key)"))
    }

    private func expected(_ vector: Vector, _ key: String) throws -> Double {
        try #require(vector.number(vector.expect[key]), "\(key)")
    }

    private func numbers(_ value: Any?) throws -> [Double] {
        try #require(value as? [NSNumber]).map(\.doubleValue)
    }

    private func isNear(_ value: CGFloat, _ expected: Double, _ tolerance: Double) -> Bool {
        abs(Double(value) - expected) <= tolerance
    }

    private func band(_ vector: Vector) throws -> RubberBand {
        let range = LegalOffsetRange(minimum: try given(vector, "min"), maximum: try given(vector, "max"))
        return RubberBand(range: range, viewport: try given(vector, "range"))
    }

    // MARK: - Fingers

    @Test(arguments: rubberBand) func rubberBand(_ vector: Vector) throws {
        let shown = try band(vector).shown(try given(vector, "proposed"))
        #expect(isNear(shown, try expected(vector, "offset"), vector.tolerance))
    }

    @Test(arguments: rubberBandInverse) func rubberBandInverse(_ vector: Vector) throws {
        let raw = try band(vector).raw(try given(vector, "banded"))
        #expect(isNear(raw, try expected(vector, "raw"), vector.tolerance))
    }

    @Test(arguments: drag) func drag(_ vector: Vector) throws {
        let scrollView = UIScrollView(
            frame: CGRect(x: 0, y: 0, width: 393, height: try given(vector, "bounds")))
        scrollView.contentSize = CGSize(width: 393, height: try given(vector, "content"))
        scrollView.contentOffset.y = try given(vector, "startOffsetY")
        let touches = try #require(vector.given["touches"] as? [[Any]])
        let positions = try touches.map { CGFloat(try #require(vector.number($0[0]))) }
        scrollView.touchDown(at: CGPoint(x: 100, y: positions[0]), time: 0)
        var offsets: [Double] = []
        for (index, y) in positions.enumerated().dropFirst() {
            scrollView.touchMoved(to: CGPoint(x: 100, y: y), time: Double(index) * 0.016)
            offsets.append(Double(scrollView.contentOffset.y))
        }
        #expect(try offsets == numbers(vector.expect["offsetsAfterEachMove"]))
    }

    @Test(arguments: velocity) func velocity(_ vector: Vector) throws {
        let samples = try #require(vector.given["samples"] as? [[NSNumber]]).map { $0.map(\.doubleValue) }
        var pan = PanTracking(at: CGPoint(x: 0, y: samples[0][1]), time: samples[0][0])
        for sample in samples.dropFirst() { pan.move(to: CGPoint(x: 0, y: sample[1]), time: sample[0]) }
        #expect(isNear(pan.velocity.y, try expected(vector, "panVelocityY"), vector.tolerance))
    }

    @Test(arguments: releaseVelocity) func releaseVelocity(_ vector: Vector) throws {
        let release = PanTracking.releaseVelocity(
            previous: CGPoint(x: 0, y: try given(vector, "previousPanVelocity")),
            latest: CGPoint(x: 0, y: try given(vector, "latestPanVelocity")))
        #expect(isNear(release.y, try expected(vector, "releaseVelocity"), 1e-6))
    }

    /// 3 points every 16 milliseconds: the reported speed is 0.1875 a millisecond from the second move on.
    @Test(arguments: heldRelease) func heldRelease(_ vector: Vector) throws {
        let listener = CallListener()
        let scrollView = listener.scrollView()
        scrollView.touchDown(at: CGPoint(x: 0, y: 600), time: 0)
        for index in 1...10 {
            scrollView.touchMoved(to: CGPoint(x: 0, y: 600 - 3 * CGFloat(index)), time: 0.016 * Double(index))
        }
        let offset = scrollView.contentOffset
        scrollView.touchUp(time: 0.16)
        #expect(try Double(listener.velocities[0].y) == expected(vector, "velocityReported"))
        #expect(listener.calls.last == "scrollViewDidEndDragging(willDecelerate:false)")
        #expect(vector.expect["willDecelerate"] as? Bool == false)
        #expect(listener.targets == [offset] && scrollView.contentOffset == offset)
    }

    /// A finger that moves evenly is reported at its speed.
    @Test(arguments: threshold) func threshold(_ vector: Vector) throws {
        let speeds = try numbers(vector.given["speeds"])
        let answers = speeds.map { speed in
            var pan = PanTracking(at: .zero, time: 0)
            for index in 1...8 {
                // Powers of two, so that a speed at the threshold is exactly that.
                let time = Double(index) / 64
                pan.move(to: CGPoint(x: 0, y: speed * 1000 * time), time: time)
            }
            return pan.releaseVelocity(at: 8.0 / 64) != .zero
        }
        #expect(answers == vector.expect["decelerates"] as? [Bool])
    }

    // MARK: - Flings

    @Test(arguments: deceleration) func deceleration(_ vector: Vector) throws {
        let deceleration = Deceleration(rate: try given(vector, "rate"))
        var state = (offset: try given(vector, "x0"), velocity: try given(vector, "v0"))
        if let offsets = vector.expect["offsets"] {
            for expected in try numbers(offsets) {
                state = deceleration.step(state.offset, state.velocity, time: MotionVectorTests.frame)
                #expect(isNear(state.offset, expected, vector.tolerance))
            }
            return
        }
        var motion = FreeMotion(
            offset: state.offset, velocity: state.velocity,
            range: LegalOffsetRange(
                minimum: 0, maximum: try given(vector, "content") - given(vector, "bounds")),
            deceleration: deceleration)
        var frames = 0
        while !motion.isAtRest {
            motion.advance(by: MotionVectorTests.frame)
            frames += 1
        }
        #expect(try Double(frames) == expected(vector, "framesUntilStop"))
        #expect(isNear(motion.offset, try expected(vector, "lastUnrounded"), vector.tolerance))
        let seen = PixelGrid(scale: try given(vector, "scale")).roundOffset(motion.offset)
        #expect(isNear(seen, try expected(vector, "finalContentOffset"), 1e-4))
    }

    @Test(arguments: target) func target(_ vector: Vector) throws {
        let rate = vector.number(vector.given["rate"]) ?? 0.998
        let deceleration = Deceleration(rate: CGFloat(rate))
        let (offset, velocity) = (try given(vector, "x0"), try given(vector, "v0"))
        let target = deceleration.target(from: offset, velocity: velocity)
        if let reported = vector.number(vector.expect["targetContentOffsetReported"]) {
            let range = LegalOffsetRange(minimum: try given(vector, "min"), maximum: try given(vector, "max"))
            let grid = PixelGrid(scale: CGFloat(vector.number(vector.given["scale"]) ?? 3))
            #expect(isNear(grid.roundOffset(range.clamp(target)), reported, 1e-4))
            if let landing = vector.number(vector.expect["actualFinalOffset"]) {
                let end = deceleration.landing(from: offset, velocity: velocity)
                #expect(isNear(end, landing, vector.tolerance))
            }
            return
        }
        #expect(isNear(target, try expected(vector, "target"), vector.tolerance))
        #expect(
            isNear(
                deceleration.landing(from: offset, velocity: velocity),
                try expected(vector, "landingContinuous"), vector.tolerance))
        #expect(
            isNear(
                deceleration.duration(velocity: velocity), try expected(vector, "durationMs"),
                vector.tolerance))
    }

    @Test(arguments: closedForm) func closedForm(_ vector: Vector) throws {
        let deceleration = Deceleration(rate: try given(vector, "rate"))
        let time = try given(vector, "tMs")
        let velocity = try given(vector, "v0")
        // The table is exact; its tolerance is for going frame by frame.
        let offset = deceleration.offset(from: try given(vector, "x0"), velocity: velocity, after: time)
        #expect(isNear(offset, try expected(vector, "x"), 0.001))
        #expect(isNear(deceleration.velocity(velocity, after: time), try expected(vector, "v"), 1e-6))
        var motion = FreeMotion(
            offset: try given(vector, "x0"), velocity: velocity,
            range: LegalOffsetRange(minimum: -1e6, maximum: 1e6), deceleration: deceleration)
        for _ in 0..<Int(time / 10) { motion.advance(by: 10) }
        #expect(isNear(motion.offset, try expected(vector, "x"), vector.tolerance))
    }

    // MARK: - Edges

    /// A motion that begins beyond an edge; what lies on the other side of it is far away.
    private func motion(_ vector: Vector) throws -> FreeMotion {
        let (offset, edge) = (try given(vector, "x0"), try given(vector, "edge"))
        let range =
            offset < edge
            ? LegalOffsetRange(minimum: edge, maximum: edge + 1e6)
            : LegalOffsetRange(minimum: edge - 1e6, maximum: edge)
        return FreeMotion(
            offset: offset, velocity: try given(vector, "v0"), range: range,
            deceleration: Deceleration(rate: 0.998))
    }

    @Test(arguments: bounce) func bounce(_ vector: Vector) throws {
        var motion = try motion(vector)
        if let offsets = vector.expect["offsets"] {
            let first = vector.number(vector.given["firstDtMs"]).map { CGFloat($0) }
            for (index, expected) in try numbers(offsets).enumerated() {
                motion.advance(by: index == 0 ? first ?? MotionVectorTests.frame : MotionVectorTests.frame)
                #expect(isNear(motion.offset, expected, vector.tolerance))
            }
            return
        }
        var (frames, last) = (0, motion.offset)
        while !motion.isAtRest {
            last = motion.offset
            motion.advance(by: MotionVectorTests.frame)
            frames += 1
        }
        #expect(try Double(frames) == expected(vector, "frameWhereSettled"))
        #expect(isNear(motion.offset, try expected(vector, "finalContentOffset"), 0))
        #expect(abs(Double(last) - (try expected(vector, "finalContentOffset"))) >= 0.5)
    }

    @Test(arguments: continuousBounce) func continuousBounce(_ vector: Vector) throws {
        let bounce = Bounce(edge: try given(vector, "edge"), deceleration: Deceleration(rate: 0.998))
        let (offset, velocity) = (try given(vector, "x0"), try given(vector, "v0"))
        func after(_ time: CGFloat) -> CGFloat {
            bounce.offset(from: offset, velocity: velocity, after: time)
        }
        if let peak = vector.number(vector.expect["peakOvershoot"]) {
            let times = stride(from: CGFloat(0), to: 400, by: 0.01)
            let highest = try #require(times.max { after($0) < after($1) })
            #expect(isNear(after(highest), peak, vector.tolerance))
            #expect(isNear(highest, try expected(vector, "timeToPeakMs"), vector.tolerance))
            return
        }
        let table = try #require(vector.expect["x_at_ms"] as? [String: NSNumber])
        for (time, expected) in table.sorted(by: { $0.key < $1.key }) {
            #expect(isNear(after(CGFloat(try #require(Double(time)))), expected.doubleValue, 0.001))
        }
    }

    @Test(arguments: edgeImpact) func edgeImpact(_ vector: Vector) throws {
        var motion = FreeMotion(
            offset: try given(vector, "x0"), velocity: try given(vector, "v0"),
            range: LegalOffsetRange(minimum: try given(vector, "min"), maximum: try given(vector, "max")),
            deceleration: Deceleration(rate: 0.998))
        let first = try given(vector, "firstDtMs")
        for (index, expected) in try numbers(vector.expect["offsets"]).enumerated() {
            motion.advance(by: index == 0 ? first : MotionVectorTests.frame)
            #expect(isNear(motion.offset, expected, vector.tolerance))
        }
    }

    // MARK: - Pages

    @Test(arguments: paging) func paging(_ vector: Vector) throws {
        let stride = try given(vector, "pageStride")
        let maximum = try given(vector, "maxOffset")
        let paging = Paging(
            stride: stride, content: maximum + stride, range: LegalOffsetRange(minimum: 0, maximum: maximum))
        let target = paging.target(
            from: try given(vector, "offset"), velocity: try given(vector, "releaseVelocity"))
        #expect(try Double(target) == expected(vector, "targetOffset"))
        #expect(try Double((target / stride).rounded()) == expected(vector, "page"))
    }

    @Test(arguments: snap) func snap(_ vector: Vector) throws {
        let items = CarouselSnap(stride: try given(vector, "stride"), count: Int(try given(vector, "items")))
        let offset = items.offset(
            from: try given(vector, "currentOffset"), velocity: try given(vector, "velocity"))
        #expect(try Double(offset) == expected(vector, "targetOffset"))
    }

    @Test(arguments: infinite) func infinite(_ vector: Vector) throws {
        let pages = InfinitePages(
            count: Int(try given(vector, "realPages")), width: try given(vector, "pageWidth"))
        let offset = pages.corrected(try given(vector, "offset"))
        #expect(try Double(offset) == expected(vector, "correctedOffset"))
        #expect(try Double(pages.page(at: offset)) == expected(vector, "realPage"))
    }

    @Test(arguments: indicator) func indicator(_ vector: Vector) throws {
        let (viewport, content) = (try given(vector, "bounds"), try given(vector, "content"))
        let bar = ScrollIndicator(
            viewport: viewport, content: content, offset: try given(vector, "offset"),
            range: LegalOffsetRange(minimum: 0, maximum: content - viewport),
            margin: try given(vector, "margin"), least: try given(vector, "minLength"))
        #expect(isNear(bar.start, try expected(vector, "start"), 1e-6))
        #expect(isNear(bar.length, try expected(vector, "length"), 1e-6))
    }

    // MARK: - Calls

    @Test(arguments: calls) func calls(_ vector: Vector) throws {
        let listener = CallListener()
        let scrollView = listener.scrollView()
        let window = UIWindow(frame: scrollView.frame)
        window.hasFrames = true
        window.addSubview(scrollView)
        var time = 0.0
        func finger(_ ys: [CGFloat], every seconds: Double) {
            scrollView.touchDown(at: CGPoint(x: 0, y: ys[0]), time: time)
            for y in ys.dropFirst() {
                time += seconds
                scrollView.touchMoved(to: CGPoint(x: 0, y: y), time: time)
            }
            scrollView.touchUp(time: time)
        }
        switch vector.id {
        case "DL-01": finger([600, 580, 540, 500, 460], every: 0.016)
        case "DL-02": finger([600, 597, 594, 591, 588, 585, 582], every: 0.016)
        case "DL-03":
            scrollView.contentOffset = .zero
            listener.forget()
            finger([100, 140, 180, 220], every: 0.1)
        default: scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
        repeat { time += 1.0 / 60 } while window.advance(to: time)
        let order = try #require(vector.expect["order"] as? [String])
        #expect(listener.calls.count == order.count)
        for (call, expected) in zip(listener.calls, order) {
            // Text in parentheses describes what the other expectations look at.
            let name = expected.prefix { $0 != "(" && $0 != "*" }
            #expect(call.hasPrefix(name), "\(call)")
            if expected.contains("willDecelerate") { #expect(call == expected) }
            if expected.contains("velocity:0") {
                #expect(listener.velocities == [.zero] && listener.targets[0].y == 508)
            }
            if expected.contains("clamped to 0") { #expect(listener.targets == [.zero]) }
        }
        for absent in vector.expect["absent"] as? [String] ?? [] {
            #expect(!listener.calls.contains { $0.hasPrefix(absent) })
        }
        #expect(!scrollView.isDecelerating && !scrollView.isDragging && !scrollView.isTracking)
    }
}

/// Writes down what it is told; several changes of the offset in a row count as one.
@MainActor private final class CallListener: UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var velocities: [CGPoint] = []
    private(set) var targets: [CGPoint] = []

    /// A screen of 852 points on a content of 40000, at 500, with this as its delegate.
    func scrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentSize = CGSize(width: 393, height: 40000)
        scrollView.contentOffset.y = 500
        scrollView.delegate = self
        return scrollView
    }

    func forget() { calls = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if calls.last != "scrollViewDidScroll" { calls.append("scrollViewDidScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("scrollViewWillBeginDragging")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("scrollViewWillEndDragging")
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("scrollViewDidEndDragging(willDecelerate:\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("scrollViewWillBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("scrollViewDidEndScrollingAnimation")
    }
}
