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
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = KeyModifiers(rawValue: 1)
    public static let alt = KeyModifiers(rawValue: 2)
    public static let control = KeyModifiers(rawValue: 4)
}

/// A key pressed, with what was held down. Shift of a character is in the character; Shift-Tab is Tab with Shift.
public struct KeyPress: Equatable, Hashable, Sendable {
    public var key: Key
    public var modifiers: KeyModifiers

    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}
