/// Something done with the mouse over a cell.
public struct MouseEvent: Equatable, Hashable, Sendable {
    /// The buttons of a mouse; `other` is any beyond the third.
    public enum Button: Equatable, Hashable, Sendable {
        case left, middle, right, other
    }

    /// Where a wheel turned by one notch wants to go.
    public enum Wheel: Equatable, Hashable, Sendable {
        case up, down, left, right
    }

    /// What was done.
    public enum Action: Equatable, Hashable, Sendable {
        case press(Button)
        /// The button is nil where the terminal does not say which.
        case release(Button?)
        /// Moved, with a button held or without one.
        case move(Button?)
        case wheel(Wheel)
    }

    /// What was done.
    public var action: Action
    /// The cell under the pointer.
    public var position: CellPoint
    /// The keys held down meanwhile.
    public var modifiers: KeyModifiers

    /// Something done at a cell, counted from 0.
    public init(_ action: Action, at position: CellPoint, modifiers: KeyModifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}
