extension Command {
    /// What `--help` prints.
    static let help = Command(name: "help", meaning: "") { _ in
        StandardStream.output.write(helpText)
        return .done
    }

    /// What `--version` prints.
    static let version = Command(name: "version", meaning: "") { _ in
        StandardStream.output.write("scrollsim \(Scrollsim.version)\n")
        return .done
    }

    private static var helpText: String {
        var text = "scrollsim: how a UIScrollView lays out and scrolls\n\n"
        for command in all where command.isListed {
            let call =
                command.name == "run"
                ? "[run] [SCENE]"
                : ([command.name, command.operand].compactMap { $0 })
                    .joined(separator: " ")
            text += line("  scrollsim " + call, command.meaning)
        }
        text += "\nSCENE is a path, '-' for standard input, or gallery:NAME for a scene that comes along.\n\n"
        for option in CommandOption.all where option.isReady {
            let call = [option.short.map { "\($0)," }, option.name, option.placeholder].compactMap { $0 }
            let commands = option.commands.isEmpty ? "" : "  (\(option.commands.joined(separator: ", ")))"
            text += line("  " + call.joined(separator: " "), option.meaning + commands)
        }
        let meanings = ExitStatus.meanings.map { "\($0.status.rawValue) \($0.meaning)" }
        return text + "\nExit status: " + meanings.joined(separator: "; ") + ".\n"
    }

    private static func line(_ call: String, _ meaning: String) -> String {
        let column = 30
        let gap = call.count < column - 1 ? String(repeating: " ", count: column - call.count) : "  "
        return call + gap + meaning + "\n"
    }
}
