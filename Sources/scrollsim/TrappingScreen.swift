import Simulator

/// A screen that stops the program by a trap once the first picture is shown: `SCROLLSIM_TRAP=1` asks for it, so that a
/// test can see that the terminal is given back.
final class TrappingScreen: Screen {
    private let screen: any Screen

    init(_ screen: any Screen) { self.screen = screen }

    var size: CellSize { screen.size }

    func show(_ buffer: CellBuffer, completely: Bool) { screen.show(buffer, completely: completely) }

    func nextEvents(wakingAfter seconds: Double?) -> [InputEvent]? { fatalError("SCROLLSIM_TRAP is set") }

    func watch(_ path: String?) { screen.watch(path) }

    func suspend() { screen.suspend() }
}
