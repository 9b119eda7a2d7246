import Diagnosis
import SceneFiles

/// Why a call cannot be carried out. The words for all of them are here.
enum CallFailure: Error, Sendable {
    case unknownCommand(String)
    case unknownOption(String)
    case notYet(String)
    case misplacedOption(String, of: [String], command: String)
    case conflictingOptions(String, String)
    case missingValue(CommandOption)
    case unexpectedValue(String)
    case unreadableValue(String, String, String)
    case unknownChoice(String, String, [String])
    case unexpectedOperand(String)
    case missingScene(String)
    case unknownShell(String?)
    case unknownSpelling(String)
    case nothingToRecord
    case missingID
    case unknownView(String, [String])
    case unknownKey(String)
    case unknownDevice(String)
    case unknownRule(String)
    case noSuchStep(String, count: Int)
    case unknownScrollView(String, [String])
    case unknownGalleryScene(String, [String])
    case builtInCode(String, needs: String)
    case noSceneFolder
    case unreadableFile(String, String)
    case unwritableFile(String, String)
    /// A scene that did not load; its faults have their places already.
    case scene(String)
    case noTerminal(String)

    @MainActor var message: String {
        if case .scene(let text) = self { return text }
        return "scrollsim: error: " + sentence
    }

    /// The message without the program's name.
    @MainActor var sentence: String {
        switch self {
        case .unknownCommand(let word):
            "no command or file named '\(word)'" + suggestion(word, Command.all.map(\.name))
        case .unknownOption(let word):
            "unknown option '\(word)'" + suggestion(word, CommandOption.all.map(\.name))
        case .notYet(let what): "\(what) is not there yet"
        case .misplacedOption(let option, let commands, let command):
            "option \(option) belongs to \(list(commands)), not to \(command)"
        case .conflictingOptions(let one, let other): "options \(one) and \(other) cannot go together"
        case .missingValue(let option): "option \(option.name) needs \(option.placeholder ?? "a value")"
        case .unexpectedValue(let option): "option \(option) takes no value"
        case .unreadableValue(let option, let found, let expected):
            "option \(option) cannot read '\(found)': expected \(expected)"
        case .unknownChoice(let option, let found, let choices):
            "option \(option) has no '\(found)': expected \(list(choices))" + suggestion(found, choices)
        case .unexpectedOperand(let word): "unexpected '\(word)'"
        case .missingScene(let command): "\(command) needs a scene: a path, '-', or gallery:NAME"
        case .missingID: "explain needs a scene and the id of a view in it"
        case .unknownView(let id, let ids):
            "no view named '\(id)'" + suggestion(id, ids) + "; `frames` prints them"
        case .nothingToRecord: "play records into a file: --cast FILE or --svg FILE"
        case .unknownShell(let name):
            (name.map { "no completions for '\($0)'" } ?? "completions needs a shell") + ": expected "
                + list(CompletionScript.shells)
        case .unknownSpelling(let name):
            "no spelling named '\(name)'" + suggestion(name, Spelling.all.map(\.name)) + ": expected "
                + list(Spelling.all.map(\.name))
        case .unknownKey(let name):
            "unknown key '\(name)' in --keys: names are those of tmux send-keys, as Down, S-Down, C-d, NPage, Tab, q, "
                + "or WheelDown@x,y"
        case .unknownDevice(let name):
            "no device named '\(name)'" + suggestion(name, Device.names)
                + "; --device list prints them, and WxH is one of that size"
        case .unknownRule(let name):
            "no rule named '\(name)'" + suggestion(name, Rule.all.map(\.name)) + "; --list-rules prints them"
        case .noSuchStep(let text, let count):
            count == 0
                ? "option --step cannot be \(text): the scene has no steps"
                : "option --step cannot be '\(text)': expected 0 to \(count)"
        case .unknownScrollView(let id, let ids):
            ids.isEmpty
                ? "no scroll view named '\(id)': the scene has none"
                : "no scroll view named '\(id)': expected \(list(ids))" + suggestion(id, ids)
        case .builtInCode(let name, let need):
            "\(need) needs a scene file, and 'gallery:\(name)' is built in code"
        case .unknownGalleryScene(let name, let names):
            "no scene named 'gallery:\(name)'" + suggestion(name, names) + "; `scrollsim list` prints them"
        case .noSceneFolder: "the scenes that come with the program are not beside it"
        case .unreadableFile(let path, let reason): "cannot read \(path): \(reason)"
        case .unwritableFile(let path, let reason): "cannot write \(path): \(reason)"
        case .noTerminal(let sentence): sentence
        case .scene(let text): text
        }
    }

    private func suggestion(_ word: String, _ names: [String]) -> String {
        var suggestions = NameSuggestions()
        return suggestions.nearest(to: word, among: names).map { " (did you mean '\($0)'?)" } ?? ""
    }

    private func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
