/// The two ways in which terminals report the mouse.
enum MouseReport {
    /// A report of mode 1006, `ESC [ < button ; column ; row M` or `m` for a release; counted from 1.
    static func sgr(_ numbers: [Int], final: UInt8) -> MouseEvent? {
        guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
        let isRelease = final == UInt8(ascii: "m")
        return event(numbers[0], column: numbers[1] - 1, row: numbers[2] - 1, isRelease: isRelease)
    }

    /// The three bytes after `ESC [ M` of mode 1000, each 32 more than its number.
    static func old(_ bytes: [UInt8]) -> MouseEvent? {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
        let code = Int(bytes[0]) - 32
        let isWheel = code & 64 != 0
        return event(
            code, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33, isRelease: !isWheel && code & 3 == 3,
            isOld: true)
    }

    private static func event(_ code: Int, column: Int, row: Int, isRelease: Bool, isOld: Bool = false)
        -> MouseEvent?
    {
        guard column >= 0, row >= 0, code >= 0, code < 256 else { return nil }
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let position = CellPoint(x: column, y: row)
        return MouseEvent(
            action(code, isRelease: isRelease, isOld: isOld), at: position, modifiers: modifiers)
    }

    private static func action(_ code: Int, isRelease: Bool, isOld: Bool) -> MouseEvent.Action {
        let low = code & 3
        if code & 64 != 0, code & 128 == 0 {
            // Some terminals release wheels; a notch is a notch.
            return .wheel([.up, .down, .left, .right][low])
        }
        let buttons: [MouseEvent.Button?] = [.left, .middle, .right, nil]
        let button = code & 128 != 0 ? .other : buttons[low]
        if code & 32 != 0 { return .move(button) }
        if isRelease { return .release(isOld ? nil : button) }
        return .press(button ?? .other)
    }
}
