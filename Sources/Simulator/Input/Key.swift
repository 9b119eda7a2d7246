/// A key of the keyboard, apart from Shift, Control and Alt.
public enum Key: Equatable, Hashable, Sendable {
    /// A key that writes a character; capitals are characters of their own.
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, enter, escape, backspace, insert, delete
    /// F1...F12.
    case function(Int)
}

/// The keys held down with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each key.
    public let rawValue: UInt8
    /// The keys of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Alt or Option key.
    public static let alt = KeyModifiers(rawValue: 2)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 4)
}

/// A key pressed, with what was held down. Shift of a character is in the character; Shift-Tab is Tab with Shift.
public struct KeyPress: Equatable, Hashable, Sendable {
    /// The key pressed last.
    public var key: Key
    /// What was held down meanwhile.
    public var modifiers: KeyModifiers

    /// A key with what was held down.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
