/// One of the two axes.
public enum Axis: Equatable, Hashable, Sendable {
    case horizontal, vertical

    /// The axis at a right angle to it.
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// `x` or `y`.
    public var letter: String { self == .horizontal ? "x" : "y" }
}

/// How far a command scrolls.
public enum ScrollStep: Equatable, Hashable, Sendable {
    /// One row or column of the screen at its scale; a page where the view scrolls by pages.
    case line
    /// One point.
    case point
    /// Half of the viewport.
    case halfPage
    /// The viewport less one row or column; a page where the view scrolls by pages.
    case page
    /// As far as it goes.
    case end
}

/// Something the person asks for.
public enum Command: Equatable, Hashable, Sendable {
    /// Scrolls along an axis, or where it is nil vertically if that scrolls, else horizontally.
    case scroll(Axis?, forward: Bool, by: ScrollStep)
    /// Moves the focus to the next or the previous scroll view that can scroll.
    case focus(forward: Bool)
    /// Goes to the next or the previous step of a walkthrough.
    case step(forward: Bool)
    /// Shows a panel in the strip, or takes it away.
    case show(PanelKind)
    /// Selects the next or the previous view of the tree.
    case select(forward: Bool)
    /// Does what is offered at the start of the last line.
    case apply
    /// Takes the last fix, switch or constant back.
    case undo
    /// Switches the selected constraint off, or on again.
    case toggleConstraint
    /// Makes the constant of the selected constraint larger or smaller.
    case changeConstant(larger: Bool)
    /// Turns the device.
    case rotate
    /// Takes the next device.
    case nextDevice
    /// Puts the picture of the content beside the phone, around it, or away.
    case switchMap
    /// Goes to the next scale.
    case zoom(closer: Bool)
    /// Goes to the scale at which everything fits.
    case fit
    /// Looks for a scene by its title.
    case find
    /// Asks for the path of a scene to open.
    case openFile
    case showKeys
    /// Leaves the topmost panel; never the program.
    case back
    /// Draws the whole screen anew.
    case redraw
    case suspend
    case quit
}
