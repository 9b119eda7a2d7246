import Simulator
import UIKit

/// The page of the manual in the language of man, printed from the lists of commands, options and keys.
@MainActor enum ManualPage {
    static var text: String {
        var text = ".TH SCROLLSIM 1 \"\" \"scrollsim \(Scrollsim.version)\"\n"
        text += ".SH NAME\nscrollsim \\- understand how a UIScrollView lays out and scrolls\n"
        text += ".SH SYNOPSIS\n"
        for command in Command.all where command.isReady && command.isListed {
            let operand = command.operand.map { " \\fI\(escaped($0))\\fR" } ?? ""
            text += ".B scrollsim \(escaped(command.name))\(operand)\n.br\n"
        }
        text += ".SH DESCRIPTION\n"
        text += line(
            "A layout engine with UIKit's own rules computes the frames of views and the content size of scroll views "
                + "from constraints. The front draws the viewport, the offset and the content's bounds, and the arrow keys "
                + "scroll. A scene is a path, '-' for standard input, or gallery:NAME for one that comes along."
        )
        text += ".SH COMMANDS\n"
        for command in Command.all where command.isReady && command.isListed {
            text += ".TP\n.B \(escaped(command.name))\n" + line(command.meaning)
        }
        text += ".SH OPTIONS\n"
        for option in CommandOption.all where option.isReady {
            let names = [option.short, option.name].compactMap { $0 }.map { "\\fB\(escaped($0))\\fR" }
            let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
            let commands =
                option.commands.isEmpty ? "" : " (\(option.commands.joined(separator: ", ")))"
            text += ".TP\n" + names.joined(separator: ", ") + value + "\n" + line(option.meaning + commands)
        }
        text += ".SH KEYS\n"
        for group in KeyTable.groups {
            text += ".TP\n.B \(escaped(group.label))\n" + line(group.sentence)
        }
        text += ".SH EXIT STATUS\n"
        for (status, meaning) in ExitStatus.meanings {
            text += ".TP\n.B \(status.rawValue)\n" + line(meaning)
        }
        text += ".SH ENVIRONMENT\n"
        text += ".TP\n.B NO_COLOR\n" + line("if set, colours are not used")
        text += ".TP\n.B SCROLLSIM_ASCII\n" + line("if 1, only ASCII is drawn")
        return text
    }

    /// A line of text, which may begin with anything.
    private static func line(_ text: String) -> String {
        let escaped = escaped(text)
        return (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
    }
}
