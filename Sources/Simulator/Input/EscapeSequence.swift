/// What stands at the beginning of some bytes of a terminal.
enum EscapeSequence {
    enum Reading {
        /// More bytes may change the meaning.
        case incomplete
        /// `count` bytes, which mean an event or nothing.
        case event(InputEvent?, count: Int)
        /// `count` bytes, after which pasted text follows.
        case pasteStart(count: Int)
    }

    private static let escape: UInt8 = 0x1B
    /// A control sequence with more parameter bytes than this is noise.
    private static let parameterLimit = 64
    /// A string of the terminal with more bytes than this is noise.
    private static let stringLimit = 4096

    static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
        guard let first = bytes.first else { return .incomplete }
        guard first == escape else { return character(bytes, modifiers: [], prefix: 0) }
        let rest = bytes.dropFirst()
        guard let second = rest.first else { return .incomplete }
        switch second {
        case UInt8(ascii: "["): return controlSequence(rest.dropFirst())
        case UInt8(ascii: "O"): return singleShift(rest.dropFirst())
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return string(rest.dropFirst())
        case escape: return .event(.key(.escape), count: 1)
        default: return character(rest, modifiers: .alt, prefix: 1)
        }
    }

    /// Reads a beginning after which nothing came, given its first byte and the others: a lone Escape, Alt with a
    /// key, or a broken character.
    static func readAlone(_ first: UInt8, _ others: ArraySlice<UInt8>) -> (event: InputEvent?, count: Int) {
        guard first == escape else { return (.key(.character("\u{FFFD}")), others.count + 1) }
        guard let second = others.first, others.count == 1, 0x20..<0x7F ~= second else {
            return others.count > 1 && others.first.map(isIntroducer) == true
                ? (nil, others.count + 1) : (.key(.escape), 1)
        }
        return (.key(KeyPress(.character(Character(Unicode.Scalar(second))), .alt)), 2)
    }

    private static func isIntroducer(_ byte: UInt8) -> Bool { "[O]P_^X".utf8.contains(byte) }

    // MARK: - Characters

    private static func character(_ bytes: ArraySlice<UInt8>, modifiers: KeyModifiers, prefix: Int) -> Reading
    {
        guard let first = bytes.first else { return .incomplete }
        if first < 0x80 {
            let press = controlKey(first)
            return .event(
                .key(KeyPress(press.key, press.modifiers.union(modifiers))), count: prefix + 1)
        }
        let broken = Reading.event(.key(KeyPress(.character("\u{FFFD}"), modifiers)), count: prefix + 1)
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard 0xC2...0xF4 ~= first else { return broken }
        let sequence = bytes.prefix(length)
        guard sequence.dropFirst().allSatisfy({ 0x80..<0xC0 ~= $0 }) else { return broken }
        guard sequence.count == length else { return .incomplete }
        guard let text = String(validating: sequence, as: UTF8.self), let character = text.first else {
            return broken
        }
        return .event(.key(KeyPress(.character(character), modifiers)), count: prefix + length)
    }

    private static func controlKey(_ byte: UInt8) -> KeyPress {
        switch byte {
        case 0x09: KeyPress(.tab)
        case 0x0D, 0x0A: KeyPress(.enter)
        case 0x1B: KeyPress(.escape)
        case 0x7F, 0x08: KeyPress(.backspace)
        case 0x00: KeyPress(.character(" "), .control)
        case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        case 0x1C...0x1F: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        default: KeyPress(.character(Character(Unicode.Scalar(byte))))
        }
    }

    // MARK: - Sequences

    /// `ESC O` and a letter: keys in application mode.
    private static func singleShift(_ bytes: ArraySlice<UInt8>) -> Reading {
        guard let letter = bytes.first else { return .incomplete }
        guard letter >= 0x20, letter < 0x7F else { return .event(nil, count: 2) }
        let key = ControlSequence.cursorKey(letter)
        return .event(key.map { .key($0) }, count: 3)
    }

    /// `ESC [`, parameters, and a final byte.
    private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Reading {
        if bytes.first == UInt8(ascii: "M") {
            let report = bytes.dropFirst().prefix(3)
            guard report.count == 3 else { return .incomplete }
            return .event(MouseReport.old(Array(report)).map { .mouse($0) }, count: 6)
        }
        let parameters = bytes.prefix(parameterLimit + 1).prefix { 0x20..<0x40 ~= $0 }
        if parameters.count > parameterLimit { return .event(nil, count: 2 + parameters.count) }
        guard let final = bytes.dropFirst(parameters.count).first else { return .incomplete }
        // A control character breaks a sequence off and has its own meaning.
        guard 0x40..<0x7F ~= final else { return .event(nil, count: 2 + parameters.count) }
        let count = 3 + parameters.count
        let sequence = ControlSequence(parameters: Array(parameters), final: final)
        if sequence.startsPaste { return .pasteStart(count: count) }
        return .event(sequence.event, count: count)
    }

    /// A reply of the terminal, ended by BEL or ST; it means nothing to us.
    private static func string(_ bytes: ArraySlice<UInt8>) -> Reading {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let count = index - bytes.startIndex + 2
            switch bytes[index] {
            case 0x07: return .event(nil, count: count + 1)
            case escape:
                guard index + 1 < bytes.endIndex else { return .incomplete }
                return .event(nil, count: bytes[index + 1] == UInt8(ascii: "\\") ? count + 2 : count)
            default: if count > stringLimit { return .event(nil, count: count) }
            }
            index += 1
        }
        return .incomplete
    }
}
