/// Something that shows cells and says what the person does: a terminal, or a script.
@MainActor public protocol Screen {
    /// The size now, in cells.
    var size: CellSize { get }
    /// Shows a buffer; all of it anew if `completely`, for a screen that may not show what it should.
    func show(_ buffer: CellBuffer, completely: Bool)
    /// Waits until something happened and returns everything that did; nil when nothing more will.
    ///
    /// If nothing else happens, `seconds` after the first call that asks for them `.wake` does; a later call that asks
    /// does not put that off, but `.fileChanged` does, and a call with nil ends it. Without them nothing runs while
    /// nothing happens.
    func nextEvents(wakingAfter seconds: Double?) -> [InputEvent]?
    /// The seconds that have passed on a clock that only goes forward; nil for a screen on which nothing takes time.
    var time: Double? { get }
    /// From now on `.fileChanged` happens when this file was saved, in place of one watched before; nil watches none.
    func watch(_ path: String?)
    /// Gives the terminal back and stops the program until it is told to go on.
    func suspend()
}

extension Screen {
    public var time: Double? { nil }
}
