/// A growable buffer without reference counting or checks in release builds, for the inside of the solver.
/// Whoever owns one deallocates it.
struct Slab<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func deallocate() { base.deallocate() }

    @inline(__always) subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always) subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Makes the buffer `count` long; new elements are `element`.
    mutating func resize(to count: Int, filling element: Element) {
        if count > capacity { reserve(count) }
        if count > self.count {
            (base + self.count).initialize(repeating: element, count: count - self.count)
        }
        self.count = count
    }

    /// Makes all of `count` elements `element`.
    mutating func fill(_ count: Int, with element: Element) {
        if count > capacity { reserve(count) }
        base.update(repeating: element, count: count)
        self.count = count
    }

    mutating func removeAll() { count = 0 }

    private mutating func reserve(_ needed: Int) {
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
