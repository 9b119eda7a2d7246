/// Fingers, flings and animations. Time is handed in, in seconds of a clock of the caller's: nothing here looks at one.
extension UIScrollView {
    /// One frame of a screen that is drawn 60 times a second, in seconds.
    static let frameTime = 1.0 / 60
    /// Frames that are nearer to one another do not count, in seconds.
    private static let leastTime = 0.001

    /// Whether a finger is on the content.
    public var isTracking: Bool { if case .tracking = motion { true } else { false } }

    /// Whether a finger drags the content.
    public var isDragging: Bool { if case .tracking(let now) = motion { now.pan.hasBegun } else { false } }

    /// Whether the content goes on moving after a finger has left.
    public var isDecelerating: Bool { if case .decelerating = motion { true } else { false } }

    /// Whether time changes anything.
    package var isInMotion: Bool {
        switch motion {
        case .decelerating, .stepping, .animating: true
        case .tracking, nil: false
        }
    }

    // MARK: - Whether an axis moves

    /// Whether a finger moves the content along an axis: there is more of it than fits, or it bounces all the same.
    package func canDrag(along axis: NSLayoutConstraint.Axis) -> Bool {
        let range = axis == .horizontal ? horizontalRange : verticalRange
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return isScrollEnabled && (range.canScroll || bounces && always)
    }

    private func dragged(_ raw: CGFloat, _ range: LegalOffsetRange, viewport: CGFloat) -> CGFloat {
        bounces ? RubberBand(range: range, viewport: viewport).shown(raw) : range.clamp(raw)
    }

    // MARK: - Fingers

    /// A finger comes down, in points of whatever does not scroll along. It stops what moves.
    package func touchDown(at position: CGPoint, time: Double) {
        let wasDecelerating = isDecelerating
        // What is seen stays; what a finger would have asked for to see it is where the drag goes on from.
        let raw = CGPoint(
            x: RubberBand(range: horizontalRange, viewport: bounds.width).raw(contentOffset.x),
            y: RubberBand(range: verticalRange, viewport: bounds.height).raw(contentOffset.y))
        motion = .tracking(ScrollMotion.Tracking(pan: PanTracking(at: position, time: time), raw: raw))
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// The finger moves. It drags from 10 points on.
    package func touchMoved(to position: CGPoint, time: Double) {
        guard case .tracking(var now) = motion else { return }
        let hadBegun = now.pan.hasBegun
        now.pan.move(to: position, time: time)
        let (x, y) = (canDrag(along: .horizontal), canDrag(along: .vertical))
        guard now.pan.hasBegun, x || y else {
            motion = .tracking(now)
            return
        }
        if !hadBegun {
            now.lock = isDirectionalLockEnabled ? DirectionLock(beginningWith: now.pan.way) : nil
            motion = .tracking(now)
            delegate?.scrollViewWillBeginDragging(self)
        }
        motion = .tracking(now)
        let translation = now.pan.translation
        var offset = contentOffset
        if x, now.lock != .vertical {
            offset.x = dragged(now.raw.x - translation.x, horizontalRange, viewport: bounds.width)
        }
        if y, now.lock != .horizontal {
            offset.y = dragged(now.raw.y - translation.y, verticalRange, viewport: bounds.height)
        }
        set(offset) { distance in
            guard case .tracking(var now) = motion else { return }
            now.raw.x += distance.x
            now.raw.y += distance.y
            motion = .tracking(now)
        }
    }

    /// Sets the offset. Where the delegate has moved it elsewhere meanwhile, as carousels without an end do, what moves goes
    /// on from there.
    private func set(_ offset: CGPoint, moved: (_ distance: CGPoint) -> Void) {
        let asked = CGPoint(x: pixelGrid.roundOffset(offset.x), y: pixelGrid.roundOffset(offset.y))
        contentOffset = asked
        let distance = CGPoint(x: contentOffset.x - asked.x, y: contentOffset.y - asked.y)
        if distance != .zero { moved(distance) }
    }

    /// The finger leaves.
    package func touchUp(time: Double) {
        guard case .tracking(let now) = motion else { return }
        motion = nil
        var velocity = now.pan.releaseVelocity(at: time)
        if !canDrag(along: .horizontal) || now.lock == .vertical { velocity.x = 0 }
        if !canDrag(along: .vertical) || now.lock == .horizontal { velocity.y = 0 }
        let isOutside = clampedOffset(contentOffset) != contentOffset
        guard now.pan.hasBegun, canDrag(along: .horizontal) || canDrag(along: .vertical) else {
            // Content that was caught beyond an edge springs back.
            if isOutside { decelerate(velocity: .zero, to: nil, time: time) }
            return
        }
        let target = releaseTarget(velocity: velocity)
        var wanted = target
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &wanted)
        let goesOn = isOutside || velocity != .zero || wanted != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        guard goesOn else { return }
        decelerate(
            velocity: velocity, to: wanted != target || isPagingEnabled ? wanted : nil, time: time)
    }

    /// Where the content would come to rest by itself; with paging, on a page.
    private func releaseTarget(velocity: CGPoint) -> CGPoint {
        func target(
            _ offset: CGFloat, _ velocity: CGFloat, _ range: LegalOffsetRange, stride: CGFloat,
            length: CGFloat
        ) -> CGFloat {
            if range.clamp(offset) != offset { return range.clamp(offset) }
            if isPagingEnabled {
                return Paging(stride: stride, content: length, range: range)
                    .target(from: offset, velocity: velocity)
            }
            let free = Deceleration(rate: decelerationRate.rawValue).target(from: offset, velocity: velocity)
            return pixelGrid.roundOffset(range.clamp(free))
        }
        let offset = contentOffset
        return CGPoint(
            x: target(
                offset.x, velocity.x, horizontalRange, stride: bounds.width, length: contentSize.width),
            y: target(
                offset.y, velocity.y, verticalRange, stride: bounds.height, length: contentSize.height))
    }

    private func decelerate(velocity: CGPoint, to target: CGPoint?, time: Double) {
        let rate = decelerationRate.rawValue
        motion = .decelerating(
            ScrollMotion.Decelerating(
                x: AxisMotion(
                    offset: contentOffset.x, velocity: velocity.x, range: horizontalRange, rate: rate,
                    bounces: bounces, target: target?.x),
                y: AxisMotion(
                    offset: contentOffset.y, velocity: velocity.y, range: verticalRange, rate: rate,
                    bounces: bounces, target: target?.y),
                target: target, time: time))
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    // MARK: - Animations

    /// Goes to an offset, from the next frame on where the window has frames, else at once. Nothing happens if it is there
    /// already.
    func animateContentOffset(to offset: CGPoint, isToTop: Bool = false) {
        let target = CGPoint(x: pixelGrid.roundOffset(offset.x), y: pixelGrid.roundOffset(offset.y))
        guard target != contentOffset else { return }
        motion = .animating(OffsetAnimation(from: contentOffset, to: target), isToTop: isToTop)
        guard window?.hasFrames != true else { return }
        contentOffset = target
        endAnimation(isToTop: isToTop)
    }

    /// Where the content is or is on its way to by steps or by an animation; a fling is not on its way to a place.
    package var destination: CGPoint {
        switch motion {
        case .stepping(let now): now.target
        case .animating(let animation, _): animation.target
        case .tracking, .decelerating, nil: contentOffset
        }
    }

    /// Goes on to an offset at the speed that the content has, as one step of several that may follow one another quickly;
    /// at once where the window has no frames. It ends a fling.
    package func step(to offset: CGPoint) {
        let target = CGPoint(x: pixelGrid.roundOffset(offset.x), y: pixelGrid.roundOffset(offset.y))
        guard window?.hasFrames == true else { return setContentOffset(target, animated: false) }
        guard target != destination || isDecelerating, !isTracking else { return }
        var velocity = CGPoint.zero
        var time: Double?
        switch motion {
        case .stepping(let now):
            velocity = CGPoint(x: now.x.velocity, y: now.y.velocity)
            time = now.time
        case .decelerating(let now):
            delegate?.scrollViewDidEndDecelerating(self)
            time = now.time
        case .animating, .tracking, nil: break
        }
        func spring(_ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat) -> OffsetSpring {
            OffsetSpring(
                offset: offset, velocity: velocity, target: target, frequency: OffsetSpring.key)
        }
        motion = .stepping(
            ScrollMotion.Stepping(
                x: spring(contentOffset.x, velocity.x, target.x),
                y: spring(contentOffset.y, velocity.y, target.y), time: time))
    }

    private func endAnimation(isToTop: Bool) {
        motion = nil
        if isToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Goes to the top, as a tap on the status bar has it.
    /// - Returns: false if it may not or is there.
    @discardableResult package func scrollToTop() -> Bool {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard scrollsToTop, contentOffset != top, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
            return false
        }
        animateContentOffset(to: top, isToTop: true)
        return true
    }

    // MARK: - Time

    /// Lets time pass up to `time`. A stall is made up for frame by frame.
    /// - Returns: whether anything moves still.
    @discardableResult package func advance(to time: Double) -> Bool {
        switch motion {
        case .decelerating(let now): advance(now, to: time)
        case .animating(var animation, let isToTop):
            animation.begin(at: time)
            motion = .animating(animation, isToTop: isToTop)
            contentOffset = animation.offset(at: time)
            // What the delegate has begun meanwhile goes on.
            if case .animating(let now, _) = motion, now == animation, animation.isOver(at: time) {
                endAnimation(isToTop: isToTop)
            }
        case .stepping(let now): advance(now, to: time)
        case .tracking, nil: break
        }
        return isInMotion
    }

    private func advance(_ start: ScrollMotion.Stepping, to time: Double) {
        var now = start
        let passed = time - (now.time ?? time)
        now.time = time
        now.x.advance(by: CGFloat(passed * 1000))
        now.y.advance(by: CGFloat(passed * 1000))
        let isOver = now.x.isAtRest && now.y.isAtRest
        motion = isOver ? nil : .stepping(now)
        contentOffset = CGPoint(x: now.x.offset, y: now.y.offset)
        if isOver { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    private func advance(_ start: ScrollMotion.Decelerating, to time: Double) {
        var now = start
        while time - now.time >= UIScrollView.leastTime {
            let step =
                time - now.time > 1.5 * UIScrollView.frameTime ? UIScrollView.frameTime : time - now.time
            now.x.advance(by: CGFloat(step * 1000), in: horizontalRange)
            now.y.advance(by: CGFloat(step * 1000), in: verticalRange)
            now.time += step
            guard now.x.isAtRest, now.y.isAtRest else { continue }
            motion = nil
            contentOffset = now.target ?? CGPoint(x: now.x.offset, y: now.y.offset)
            delegate?.scrollViewDidEndDecelerating(self)
            return
        }
        motion = .decelerating(now)
        set(CGPoint(x: now.x.offset, y: now.y.offset)) { distance in
            guard case .decelerating(var now) = motion else { return }
            now.x.shift(by: distance.x)
            now.y.shift(by: distance.y)
            if let target = now.target {
                now.target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
            }
            motion = .decelerating(now)
        }
    }
}

extension UIWindow {
    /// The scroll views in the window, outer ones before those in them.
    private var scrollViews: [UIScrollView] {
        func all(in view: UIView) -> [UIScrollView] {
            ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(all)
        }
        return all(in: self)
    }

    /// A tap on the status bar: the one scroll view that would scroll to the top does; with several, none.
    /// - Returns: whether one does.
    @discardableResult package func tapStatusBar() -> Bool {
        let candidates = scrollViews.filter { $0.scrollsToTop && !$0.isHidden }
        return candidates.count == 1 && candidates[0].scrollToTop()
    }

    /// Whether time changes anything.
    package var isInMotion: Bool { scrollViews.contains(where: \.isInMotion) }

    /// Lets time pass for all scroll views.
    /// - Returns: whether anything moves still.
    @discardableResult package func advance(to time: Double) -> Bool {
        let moving = scrollViews.filter { $0.advance(to: time) }
        return !moving.isEmpty
    }
}
