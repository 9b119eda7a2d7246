import Simulator
import UIKit

/// A call of the program as it was written: a command, a scene and options.
@MainActor struct Call {
    let command: Command
    /// The scene's path, `-` or `gallery:NAME`; nil if none was given.
    let scene: String?
    /// All words that are neither the command nor options: scenes, and for `explain` a view's id after them.
    let operands: [String]
    private let values: [(option: CommandOption, value: String)]
    private let environment: [String: String]

    /// Reads the words after the program's name.
    /// - Throws: `CallFailure` where a word is unknown, misplaced or not there yet.
    init(arguments: [String], environment: [String: String]) throws(CallFailure) {
        var words = arguments[...]
        var values: [(option: CommandOption, value: String)] = []
        var operands: [String] = []
        var onlyOperands = false
        while let word = words.popFirst() {
            if onlyOperands || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                onlyOperands = true
            } else {
                values.append(try Call.option(word, &words))
            }
        }
        self.values = values
        self.environment = environment
        if values.contains(where: { $0.option.name == "--help" }) {
            command = .help
            (scene, self.operands) = (nil, [])
            return
        }
        if values.contains(where: { $0.option.name == "--version" }) {
            command = .version
            (scene, self.operands) = (nil, [])
            return
        }
        if values.contains(where: { $0.option.name == "--device" && $0.value == "list" }) {
            command = .devices
            (scene, self.operands) = (nil, [])
            return
        }
        (command, self.operands) = try Call.command(operands)
        scene = self.operands.first
        if self.operands.isEmpty, command.needsOperand, !values.contains(where: { $0.option.replacesScene }) {
            throw command.operand == "SHELL" ? .unknownShell(nil) : .missingScene(command.name)
        }
        for (option, _) in values where !option.commands.isEmpty && !option.commands.contains(command.name) {
            throw .misplacedOption(option.name, of: option.commands, command: command.name)
        }
    }

    private static func option(
        _ word: String, _ words: inout ArraySlice<String>
    ) throws(CallFailure) -> (CommandOption, String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = CommandOption.all.first(where: { $0.name == parts[0] || $0.short == parts[0] })
        else {
            throw .unknownOption(parts[0])
        }
        guard option.isReady else { throw .notYet("option \(option.name)") }
        guard option.placeholder != nil else {
            if parts.count > 1 { throw .unexpectedValue(option.name) }
            return (option, "")
        }
        if parts.count > 1 { return (option, parts[1]) }
        guard let value = words.popFirst() else { throw .missingValue(option) }
        return (option, value)
    }

    /// `run` is meant where the first word is no command.
    private static func command(_ operands: [String]) throws(CallFailure) -> (Command, [String]) {
        var operands = operands[...]
        var command = Command.run
        if let word = operands.first, let named = Command.all.first(where: { $0.name == word }) {
            command = named
            operands.removeFirst()
        } else if let word = operands.first, !word.contains("/"), !word.contains("."), !word.contains(":"),
            word != "-", !FileManager.default.fileExists(atPath: word)
        {
            throw .unknownCommand(word)
        }
        guard command.isReady else { throw .notYet("command \(command.name)") }
        let taken = Array(operands.prefix(command.operandLimit))
        if let extra = operands.dropFirst(taken.count).first { throw .unexpectedOperand(extra) }
        return (command, taken)
    }

    // MARK: - Options

    func has(_ name: String) -> Bool { values.contains { $0.option.name == name } }

    /// The last value given for an option.
    func value(_ name: String) -> String? { values.last { $0.option.name == name }?.value }

    /// All values given for a repeatable option.
    func allValues(_ name: String) -> [String] { values.filter { $0.option.name == name }.map(\.value) }

    /// The value of an option that names one of a few things.
    func choice(_ name: String, of choices: [String]) throws(CallFailure) -> String? {
        guard let value = value(name) else { return nil }
        guard choices.contains(value) else { throw .unknownChoice(name, value, choices) }
        return value
    }

    /// The terminal to draw for, in cells.
    func size() throws(CallFailure) -> CellSize {
        guard let text = value("--size") else { return CellSize(width: 80, height: 24) }
        guard let (width, height) = Call.pair(text), (1...1000).contains(width), (1...1000).contains(height),
            width == width.rounded(), height == height.rounded()
        else { throw .unreadableValue("--size", text, "COLSxROWS, as 100x30, each 1 to 1000") }
        return CellSize(width: Int(width), height: Int(height))
    }

    /// The keys to feed, in order.
    func keys() throws(CallFailure) -> [InputEvent] {
        do {
            return try KeyScript.events(of: allValues("--keys").joined(separator: " "))
        } catch {
            switch error {
            case .unknownKey(let name): throw .unknownKey(name)
            }
        }
    }

    /// The scroll views to scroll and where to, in points.
    func offsets() throws(CallFailure) -> [(id: String, offset: CGPoint)] {
        var result: [(id: String, offset: CGPoint)] = []
        for text in allValues("--offset") {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            let numbers = parts.count == 2 ? parts[1].split(separator: ",").map { Double($0) } : []
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
                throw .unreadableValue("--offset", text, "ID=X,Y, as scroll=0,300")
            }
            result.append((parts[0], CGPoint(x: x, y: y)))
        }
        return result
    }

    /// Whether colours go to standard output: as asked, else if it is a terminal and `NO_COLOR` is not set.
    func wantsColor() throws(CallFailure) -> Bool {
        switch try choice("--color", of: ["auto", "always", "never"]) {
        case "always": true
        case "never": false
        default: StandardStream.output.isTerminal && !isSet("NO_COLOR")
        }
    }

    /// Whether only ASCII may be drawn.
    var wantsASCII: Bool { has("--ascii") || environment["SCROLLSIM_ASCII"] == "1" }

    /// An environment variable.
    func variable(_ name: String) -> String? { environment[name] }

    /// An environment variable that is there and not empty.
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }

    /// `375x667`, in whatever unit.
    static func pair(_ text: String) -> (Double, Double)? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
        return (first, second)
    }
}
