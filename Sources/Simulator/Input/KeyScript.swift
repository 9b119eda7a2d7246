/// Why a script of keys cannot be played.
public enum KeyScriptError: Error, Equatable, CustomStringConvertible {
    /// There is no key of this name.
    case unknownKey(String)

    /// What is wrong, and what names there are.
    public var description: String {
        switch self {
        case .unknownKey(let name):
            """
            unknown key '\(name)': names are those of tmux send-keys, like Down, S-Down, C-d, NPage, Tab, q, and \
            WheelDown@X,Y, Click@X,Y, Drag@X,Y,X,Y
            """
        }
    }
}

/// Keys written as words, as `--keys` takes them: `Down Down NPage WheelDown@12,8 Click@5,4 Drag@5,9,5,4`.
public enum KeyScript {
    private static let wheels: [(name: String, wheel: MouseEvent.Wheel)] = [
        ("WheelUp", .up), ("WheelDown", .down), ("WheelLeft", .left), ("WheelRight", .right),
    ]

    /// The events of a script, in order. Columns and rows of the mouse count from 0.
    ///
    /// - Throws: `KeyScriptError.unknownKey` at the first word that names no key.
    public static func events(of script: String) throws(KeyScriptError) -> [InputEvent] {
        var events: [InputEvent] = []
        for word in script.split(whereSeparator: \.isWhitespace) {
            guard let named = KeyScript.events(named: String(word)) else {
                throw .unknownKey(String(word))
            }
            events += named
        }
        return events
    }

    private static func events(named word: String) -> [InputEvent]? {
        if let press = KeyName.keyPress(named: word) { return [.key(press)] }
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count % 2 == 0, numbers.allSatisfy({ $0 >= 0 }),
            numbers.count == parts[1].count(where: { $0 == "," }) + 1
        else { return nil }
        let places = stride(from: 0, to: numbers.count, by: 2).map {
            CellPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
        return actions(named: String(parts[0]), count: places.count).map { actions in
            actions.map { .mouse(MouseEvent($0.action, at: places[$0.place])) }
        }
    }

    /// What a word for the mouse does, and at which of its places; nil for an unknown word or another number of places.
    private static func actions(named name: String, count: Int) -> [(action: MouseEvent.Action, place: Int)]?
    {
        if let wheel = wheels.first(where: { $0.name == name })?.wheel, count == 1 {
            return [(.wheel(wheel), 0)]
        }
        switch (name, count) {
        case ("Click", 1): return [(.press(.left), 0), (.release(.left), 0)]
        case ("Drag", 2): return [(.press(.left), 0), (.move(.left), 1), (.release(.left), 1)]
        default: return nil
        }
    }
}
