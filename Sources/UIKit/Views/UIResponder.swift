/// The root of UIKit's view classes. It carries no behaviour here: nothing in laying out or scrolling needs
/// the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
}
