/// A command of the program. Dispatch, messages and help are computed from the list.
@MainActor struct Command {
    let name: String
    /// What follows the command in help: `SCENE`, `[SCENE]`, `SCENE...`, `SCENE ID` or nothing.
    var operand: String?
    let meaning: String
    /// Whether an issue has brought it yet.
    var isReady = true
    /// Whether help lists it under its name.
    var isListed = true
    let run: @MainActor (Call) throws -> ExitStatus

    /// Whether it cannot do without a scene.
    var needsOperand: Bool { operand.map { !$0.hasPrefix("[") } ?? false }

    /// How many words may follow it.
    var operandLimit: Int {
        guard let operand else { return 0 }
        return operand.hasSuffix("...") ? .max : operand.split(separator: " ").count
    }

    static let all: [Command] = [
        .run, .render, .frames, .check, .explain, .list, .play, .convert,
        later("diff"),
        .completions, .man,
    ]

    private static func later(_ name: String) -> Command {
        Command(name: name, meaning: "", isReady: false, isListed: false) { _ in .unusable }
    }
}
