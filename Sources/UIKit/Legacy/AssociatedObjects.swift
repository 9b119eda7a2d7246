/// What code has tied to an object of UIKit's by keys. It is kept inside the object and goes with it: a table by
/// address would hand the objects of one that is gone to the next that takes its place.
struct AssociatedObjects {
    private var values: [UnsafeRawPointer: Any] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// How an associated object is held; here every one is held strongly.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// Ties a value to a view, controller, layout guide or constraint by a key, or takes it off with nil. Other objects
/// have no place for it, and nothing happens.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    switch unwrapped(object) {
    case let responder as UIResponder: responder.associatedObjects[key] = value
    case let guide as UILayoutGuide: guide.associatedObjects[key] = value
    case let constraint as NSLayoutConstraint: constraint.associatedObjects[key] = value
    default: break
    }
}

/// The value that was tied to an object by a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    switch unwrapped(object) {
    case let responder as UIResponder: responder.associatedObjects[key]
    case let guide as UILayoutGuide: guide.associatedObjects[key]
    case let constraint as NSLayoutConstraint: constraint.associatedObjects[key]
    default: nil
    }
}

/// What is inside an optional that was handed on as `Any`.
private func unwrapped(_ object: Any) -> Any {
    guard case let optional as AnyObject? = object, let inside = optional else { return object }
    return inside
}
