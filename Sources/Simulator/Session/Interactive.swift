/// Something that events change and that can be drawn: what an event loop runs.
@MainActor public protocol Interactive: AnyObject {
    /// Changes the state as an event asks, and says what is to be done.
    func handle(_ event: InputEvent) -> Session.Effect
    /// The picture of the present state, as large as the screen.
    func draw() -> CellBuffer
    /// The path of the file that is shown, to be watched; nil for none.
    var file: String? { get }
    /// The seconds after which a `wake` is wanted; nil if nothing changes by itself.
    var wakesAfter: Double? { get }
}

extension Session: Interactive {}
