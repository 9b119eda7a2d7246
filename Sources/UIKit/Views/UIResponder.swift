/// The root of UIKit's view classes. It carries no behaviour here: nothing in laying out or scrolling needs
/// the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    nonisolated(unsafe) var associatedObjects = AssociatedObjects()

    public override init() { super.init() }
}
