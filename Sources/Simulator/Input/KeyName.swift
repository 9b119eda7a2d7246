/// The names of keys, as `tmux send-keys` has them.
enum KeyName {
    /// The first name of a key is the one that is printed.
    private static let named: [(key: Key, names: [String])] = [
        (.up, ["Up"]), (.down, ["Down"]), (.left, ["Left"]), (.right, ["Right"]),
        (.pageUp, ["PPage", "PageUp", "PgUp"]), (.pageDown, ["NPage", "PageDown", "PgDn"]),
        (.home, ["Home"]), (.end, ["End"]), (.tab, ["Tab"]), (.enter, ["Enter"]),
        (.escape, ["Escape"]), (.character(" "), ["Space"]), (.backspace, ["BSpace"]),
        (.insert, ["IC", "Insert"]), (.delete, ["DC", "Delete"]),
    ]

    private static let prefixes: [(text: String, modifier: KeyModifiers)] = [
        ("C-", .control), ("M-", .alt), ("S-", .shift),
    ]

    /// The key press of a name like `Down`, `S-Down`, `C-d`, `^d`, `BTab`, `F5` or `q`; nil if there is none.
    static func keyPress(named name: String) -> KeyPress? {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        while rest.count > 2 {
            guard let prefix = prefixes.first(where: { rest.hasPrefix($0.text) }) else { break }
            modifiers.insert(prefix.modifier)
            rest = rest.dropFirst(2)
        }
        if rest.count == 2, rest.first == "^" {
            modifiers.insert(.control)
            rest = rest.dropFirst()
        }
        if rest == "BTab" { return KeyPress(.tab, modifiers.union(.shift)) }
        guard let key = key(named: rest) else { return nil }
        return KeyPress(key, modifiers)
    }

    private static func key(named name: Substring) -> Key? {
        if name.count == 1, let character = name.first { return .character(character) }
        if let entry = named.first(where: { $0.names.contains(String(name)) }) { return entry.key }
        if name.first == "F", let number = Int(name.dropFirst()), 1...12 ~= number {
            return .function(number)
        }
        return nil
    }

    /// The name of a key press, such that `keyPress(named:)` gives it back.
    static func name(of press: KeyPress) -> String {
        if press.key == .tab, press.modifiers == .shift { return "BTab" }
        let prefix = prefixes.filter { press.modifiers.contains($0.modifier) }.map(\.text).joined()
        return prefix + name(of: press.key)
    }

    private static func name(of key: Key) -> String {
        if let entry = named.first(where: { $0.key == key }) { return entry.names[0] }
        switch key {
        case .character(let character): return String(character)
        case .function(let number): return "F\(number)"
        default: return ""
        }
    }
}
