/// A sequence `ESC [ parameters final` of ECMA-48, in xterm's meaning.
struct ControlSequence {
    /// The bytes between the introducer and the final byte, 0x20...0x3F each.
    let parameters: [UInt8]
    /// 0x40...0x7E.
    let final: UInt8

    /// The numbers between semicolons; 0 where there is none. A number that does not fit is cut off.
    private var numbers: [Int] {
        parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
            part.reduce(0) { number, byte in
                let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                return isDigit ? min(number * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000) : number
            }
        }
    }

    /// Whether pasted text follows.
    var startsPaste: Bool { final == UInt8(ascii: "~") && numbers.first == 200 }

    /// What the sequence means; nil for nothing.
    var event: InputEvent? {
        if let first = parameters.first, UInt8(ascii: "<")...UInt8(ascii: "?") ~= first {
            guard first == UInt8(ascii: "<") else { return nil }
            return MouseReport.sgr(numbers, final: final).map { .mouse($0) }
        }
        switch final {
        case UInt8(ascii: "I") where parameters.isEmpty: return .focus(true)
        case UInt8(ascii: "O") where parameters.isEmpty: return .focus(false)
        case UInt8(ascii: "Z"): return .key(KeyPress(.tab, .shift))
        case UInt8(ascii: "~"):
            guard let number = numbers.first, let key = ControlSequence.editingKey(number) else { return nil }
            return .key(KeyPress(key, modifiers))
        default:
            guard let press = ControlSequence.cursorKey(final) else { return nil }
            return .key(KeyPress(press.key, press.modifiers.union(modifiers)))
        }
    }

    /// The second parameter, less one, as xterm sends it.
    private var modifiers: KeyModifiers {
        let numbers = numbers
        guard numbers.count > 1, numbers[1] > 1 else { return [] }
        let bits = numbers[1] - 1
        var modifiers: KeyModifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 2 != 0 || bits & 8 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }

    /// The key of the letter after `ESC [` or `ESC O`.
    static func cursorKey(_ letter: UInt8) -> KeyPress? {
        switch letter {
        case UInt8(ascii: "A"): KeyPress(.up)
        case UInt8(ascii: "B"): KeyPress(.down)
        case UInt8(ascii: "C"): KeyPress(.right)
        case UInt8(ascii: "D"): KeyPress(.left)
        case UInt8(ascii: "F"): KeyPress(.end)
        case UInt8(ascii: "H"): KeyPress(.home)
        case UInt8(ascii: "M"): KeyPress(.enter)
        case UInt8(ascii: "P")...UInt8(ascii: "S"): KeyPress(.function(Int(letter - UInt8(ascii: "P")) + 1))
        default: nil
        }
    }

    /// The key of a number before `~`.
    private static func editingKey(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }
}
