import Diagnosis
import SceneFiles
import UIKit

/// Scripts that complete the program's words, printed from the lists of commands and options.
@MainActor enum CompletionScript {
    static let shells = ["bash", "zsh", "fish"]

    /// The script of a shell; nil for one that is not known.
    static func text(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        case "fish": fish
        default: nil
        }
    }

    private static var commands: [Command] { Command.all.filter { $0.isReady && $0.isListed } }
    private static var options: [CommandOption] { CommandOption.all.filter(\.isReady) }

    /// The values that an option can have.
    private static func values(of option: CommandOption) -> [String] {
        switch option.name {
        case "--device": Device.names + ["list"]
        case "--explain", "--disable": Rule.all.map(\.name)
        default: option.choices
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    // MARK: - bash

    private static var bash: String {
        let cases = options.filter { $0.placeholder != nil }.map { option in
            let words = values(of: option)
            let reply =
                option.takesFile
                ? "COMPREPLY=($(compgen -f -- \"$word\"))"
                : words.isEmpty
                    ? "COMPREPLY=()" : "_scrollsim_words \(words.map(quoted).joined(separator: " "))"
            return "        \(option.name)) \(reply); return ;;\n"
        }.joined()
        let names = options.flatMap { [$0.name, $0.short].compactMap { $0 } }
        return """
            # bash completion for scrollsim: source it, or put it where bash looks for completions.
            _scrollsim_words() {
                local candidate
                compopt +o filenames 2>/dev/null
                COMPREPLY=()
                for candidate in "$@"; do
                    if [[ $candidate == "$word"* ]]; then COMPREPLY+=("$(printf %q "$candidate")"); fi
                done
            }
            _scrollsim() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                case $previous in
            \(cases)        completions) _scrollsim_words \(shells.joined(separator: " ")); return ;;
                esac
                if [[ $word == -* ]]; then
                    _scrollsim_words \(names.joined(separator: " "))
                else
                    COMPREPLY=($(compgen -f -- "$word"))
                    if [[ $COMP_CWORD -eq 3 && ${COMP_WORDS[1]} == convert ]]; then
                        _scrollsim_words \(Spelling.all.map(\.name).joined(separator: " ")); return
                    fi
                    if [[ $COMP_CWORD -eq 1 ]]; then
                        COMPREPLY+=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word"))
                    fi
                fi
            }
            complete -o filenames -F _scrollsim scrollsim

            """
    }

    // MARK: - zsh

    private static var zsh: String {
        let arguments = options.map { option in
            let names = [option.short, option.name].compactMap { $0 }
            let head =
                names.count > 1
                ? "'(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}" : "'*\(option.name)"
            let rest = "[\(zshText(option.meaning))]\(zshValue(of: option))'"
            return "        " + head + (names.count > 1 ? "'" + rest : rest)
        }.joined(separator: " \\\n")
        let words = commands.map { "            \(quoted("\($0.name):\($0.meaning)"))\n" }.joined()
        return """
            #compdef scrollsim
            # zsh completion for scrollsim: put it into a folder of fpath, as _scrollsim.
            _scrollsim_first() {
                local -a commands
                commands=(
            \(words)        )
                _describe command commands
                _files
            }
            _scrollsim() {
                _arguments \\
            \(arguments) \\
                    '1:command or scene:_scrollsim_first' \\
                    '*:scene:_files'
            }
            _scrollsim "$@"

            """
    }

    private static func zshValue(of option: CommandOption) -> String {
        guard let placeholder = option.placeholder else { return "" }
        if option.takesFile { return ":file:_files" }
        let words = values(of: option)
        let list = words.map { $0.replacingOccurrences(of: " ", with: "\\ ") }.map(zshText).joined(
            separator: " ")
        return ":\(zshText(placeholder)):" + (words.isEmpty ? "" : "(\(list))")
    }

    /// What stands inside single quotes and between the brackets of a specification.
    private static func zshText(_ text: String) -> String {
        var result = ""
        for character in text {
            if "[]:()".contains(character) { result.append("\\") }
            result += character == "'" ? "'\\''" : String(character)
        }
        return result
    }

    // MARK: - fish

    private static var fish: String {
        var text = "# fish completion for scrollsim: put it into ~/.config/fish/completions/scrollsim.fish.\n"
        for command in commands {
            text +=
                "complete -c scrollsim -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.meaning))\n"
        }
        for option in options {
            text += "complete -c scrollsim -l \(option.name.dropFirst(2))"
            if let short = option.short { text += " -s \(short.dropFirst())" }
            if option.placeholder != nil {
                text += option.takesFile ? " -r -F" : " -x"
                let words = values(of: option)
                if !words.isEmpty { text += " -a " + quoted(words.map(fishWord).joined(separator: " ")) }
            }
            text += " -d \(quoted(option.meaning))\n"
        }
        text +=
            "complete -c scrollsim -n '__fish_seen_subcommand_from convert' -a '\(Spelling.all.map(\.name).joined(separator: " "))'\n"
        text +=
            "complete -c scrollsim -n '__fish_seen_subcommand_from completions' -a '\(shells.joined(separator: " "))'\n"
        return text
    }

    private static func fishWord(_ word: String) -> String { word.contains(" ") ? "\"\(word)\"" : word }
}
