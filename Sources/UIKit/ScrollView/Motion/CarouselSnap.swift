/// Items of a width of their own, with gaps between them: where a fling comes to rest if the delegate retargets it. As
/// with pages, a fling goes on to the next item in its direction however strong it is, a slow release to the nearer one.
package struct CarouselSnap: Equatable, Sendable {
    /// From the beginning of an item to that of the next, in points.
    package let stride: CGFloat
    package let count: Int

    package init(stride: CGFloat, count: Int) {
        self.stride = stride
        self.count = count
    }

    /// The item to rest at, let go at an offset with a speed.
    package func index(from offset: CGFloat, velocity: CGFloat) -> Int {
        guard stride > 0, count > 0 else { return 0 }
        let place = offset / stride
        let rule: FloatingPointRoundingRule =
            velocity > 0 ? .up : velocity < 0 ? .down : .toNearestOrAwayFromZero
        return Int(min(max(place.rounded(rule), 0), CGFloat(count - 1)))
    }

    /// The offset of that item.
    package func offset(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
        CGFloat(index(from: offset, velocity: velocity)) * stride
    }
}

/// Pages without an end: the last one stands before the first once more, and the first one behind the last. Where one of
/// these copies is reached the offset jumps to the page itself, which looks the same.
package struct InfinitePages: Equatable, Sendable {
    package let count: Int
    /// A page's width in points.
    package let width: CGFloat

    package init(count: Int, width: CGFloat) {
        self.count = count
        self.width = width
    }

    /// The offset of the page itself; the same if it is no copy.
    package func corrected(_ offset: CGFloat) -> CGFloat {
        let length = CGFloat(count) * width
        if offset <= 0 { return offset + length }
        return offset >= length + width ? offset - length : offset
    }

    /// Which page is shown at an offset, counted from 0.
    package func page(at offset: CGFloat) -> Int {
        guard width > 0, count > 0 else { return 0 }
        let place = Int((offset / width).rounded()) - 1
        return (place % count + count) % count
    }
}
