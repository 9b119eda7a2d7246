/// Why a script of keys cannot be played.
public enum KeyScriptError: Error, Equatable, CustomStringConvertible {
    /// There is no key of this name.
    case unknownKey(String)

    /// What is wrong, and what names there are.
    public var description: String {
        switch self {
        case .unknownKey(let name):
            "unknown key '\(name)': names are those of tmux send-keys, like Down, S-Down, C-d, NPage, Tab, q"
        }
    }
}

/// Keys written as words, as `--keys` takes them: `Down Down NPage WheelDown@12,8`.
public enum KeyScript {
    private static let wheels: [(name: String, wheel: MouseEvent.Wheel)] = [
        ("WheelUp", .up), ("WheelDown", .down), ("WheelLeft", .left), ("WheelRight", .right),
    ]

    /// The events of a script, in order. Columns and rows of a wheel count from 0.
    ///
    /// - Throws: `KeyScriptError.unknownKey` at the first word that names no key.
    public static func events(of script: String) throws(KeyScriptError) -> [InputEvent] {
        var events: [InputEvent] = []
        for word in script.split(whereSeparator: \.isWhitespace) {
            guard let event = event(named: String(word)) else { throw .unknownKey(String(word)) }
            events.append(event)
        }
        return events
    }

    private static func event(named word: String) -> InputEvent? {
        if let press = KeyName.keyPress(named: word) { return .key(press) }
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let wheel = wheels.first(where: { $0.name == parts[0] })?.wheel else {
            return nil
        }
        let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x >= 0, y >= 0 else { return nil }
        return .mouse(MouseEvent(.wheel(wheel), at: CellPoint(x: x, y: y)))
    }
}
