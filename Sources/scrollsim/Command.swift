/// A command of the program. Dispatch, messages and help are computed from the list.
@MainActor struct Command {
    let name: String
    /// What follows the command in help: `SCENE`, `[SCENE]` or nothing.
    var operand: String?
    let meaning: String
    /// Whether an issue has brought it yet.
    var isReady = true
    /// Whether help lists it under its name.
    var isListed = true
    let run: @MainActor (Call) throws -> ExitStatus

    static let all: [Command] = [
        .run, .render, .frames, .list,
        later("check"), later("explain"), later("play"), later("convert"), later("diff"),
        later("completions"), later("man"),
    ]

    private static func later(_ name: String) -> Command {
        Command(name: name, meaning: "", isReady: false, isListed: false) { _ in .unusable }
    }
}
