/// Something that events change and that can be drawn: what an event loop runs.
@MainActor public protocol Interactive: AnyObject {
    /// Changes the state as an event asks, and says what is to be done.
    func handle(_ event: InputEvent) -> Session.Effect
    /// Lets time pass, in seconds of a clock that only goes forward, and says what is to be done. From the first call on
    /// what moves takes its time; before it jumps.
    func advance(to time: Double) -> Session.Effect
    /// The picture of the present state, as large as the screen.
    func draw() -> CellBuffer
    /// The path of the file that is shown, to be watched; nil for none.
    var file: String? { get }
    /// The seconds after which a `wake` is wanted; nil if nothing changes by itself.
    var wakesAfter: Double? { get }
}

extension Session: Interactive {}
