import Testing

@testable import UIKit

/// Values tied to objects: they go with the object, and a new one at the same address has none.
@MainActor @Suite struct AssociatedObjectsTests {
    private static nonisolated(unsafe) var first: UInt8 = 0
    private static nonisolated(unsafe) var second: UInt8 = 0

    @Test func eachKeyHasItsOwn() {
        let objects: [AnyObject] = [UIView(), UILayoutGuide(), UIViewController()]
        for object in objects {
            objc_setAssociatedObject(object, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &Self.second, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(object, &Self.first) as? String == "a")
            #expect(objc_getAssociatedObject(object, &Self.second) as? Int == 2)
            objc_setAssociatedObject(object, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(object, &Self.first) == nil)
        }
    }

    /// Libraries hand an optional on as `Any`.
    @Test func anOptionalIsLookedInto() {
        let view: AnyObject? = UIView()
        objc_setAssociatedObject(view as Any, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view as Any, &Self.first) as? Int == 1)
    }

    @Test func aNewObjectHasNone() {
        for _ in 0..<100 {
            let view = UIView()
            #expect(objc_getAssociatedObject(view, &Self.first) == nil)
            objc_setAssociatedObject(view, &Self.first, view.tag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}
