import CNcurses
import Glibc
import Simulator

/// Turns pictures into the bytes that lead a terminal from the last one to the next.
///
/// ncurses finds the smallest update and knows the terminal; it is made to write into memory, so that a frame
/// leaves in one piece and can be looked at without a terminal. The locale must be a UTF-8 one before.
@MainActor final class FrameEncoder {
    private let output: MemoryFile
    private let stream: UnsafeMutablePointer<FILE>
    private let input: UnsafeMutablePointer<FILE>
    private let screen: OpaquePointer
    private let colors: NcursesColors
    private var window: UnsafeMutablePointer<WINDOW>
    private var shown: CellBuffer?

    /// An encoder for a terminal of a type and a size.
    ///
    /// - Throws: `ScreenError.unknownTerminal` or `.dumbTerminal` if no picture can be drawn on it.
    init(terminal: String, size: CellSize, usesColor: Bool) throws(ScreenError) {
        try TerminalDescription.check(terminal)
        guard let output = MemoryFile(named: "frames"), let stream = fdopen(dup(output.descriptor), "w"),
            let input = fopen("/dev/null", "r")
        else { throw .refused(String(cString: strerror(errno))) }
        // ncurses would answer signals by ending the program with another status.
        let actions = KeptSignalActions()
        defer { actions.restore() }
        use_env(false)
        guard let screen = newterm(terminal, stream, input),
            let window = newwin(Int32(max(1, size.height)), Int32(max(1, size.width)), 0, 0)
        else {
            fclose(stream)
            fclose(input)
            throw .dumbTerminal(terminal)
        }
        self.output = output
        self.stream = stream
        self.input = input
        self.screen = screen
        self.window = window
        colors = NcursesColors(isWanted: usesColor)
        nonl()
        // Input never passes ncurses, which must not stop drawing for it.
        typeahead(-1)
        curs_set(0)
        setWindow(to: size)
    }

    /// Gives back what ncurses holds. The encoder must not be used after that.
    func close() {
        set_term(screen)
        delwin(window)
        delscreen(screen)
        fclose(stream)
        fclose(input)
    }

    /// The bytes that show a picture; all of it anew if `completely` or if its size has changed.
    func encode(_ buffer: CellBuffer, completely: Bool) -> [UInt8] {
        set_term(screen)
        if shown?.size != buffer.size { setWindow(to: buffer.size) }
        let picture = colors.count == 0 ? buffer.withoutColors : buffer
        let old = shown?.size == picture.size && !completely ? shown : nil
        for y in 0..<picture.size.height where old.map({ $0.row(y) != picture.row(y) }) ?? true {
            put(picture.row(y), y: y)
        }
        shown = picture
        if completely { clearok(window, true) }
        wnoutrefresh(window)
        doupdate()
        return takeBytes()
    }

    /// The bytes that lead out of the picture. A picture encoded later leads in again.
    func leave() -> [UInt8] {
        set_term(screen)
        endwin()
        return takeBytes()
    }

    private func takeBytes() -> [UInt8] {
        fflush(stream)
        return output.take()
    }

    private func setWindow(to size: CellSize) {
        let (rows, columns) = (Int32(max(1, size.height)), Int32(max(1, size.width)))
        resizeterm(rows, columns)
        if let larger = newwin(rows, columns, 0, 0) {
            delwin(window)
            window = larger
        }
        leaveok(window, true)
        shown = nil
    }

    // MARK: - Cells

    private func put(_ row: ArraySlice<Cell>, y: Int) {
        var characters: [cchar_t] = []
        characters.reserveCapacity(row.count)
        var style = Style.standard
        var appearance = colors.appearance(of: style)
        let row = row.map(colors.filled)
        for (x, cell) in row.enumerated() where cell.width > 0 {
            if cell.style != style, !isLike(style, blankAt: x, in: row) {
                style = cell.style
                appearance = colors.appearance(of: style)
            }
            append(cell, appearance, to: &characters)
        }
        wmove(window, Int32(y), 0)
        wadd_wchnstr(window, characters, Int32(characters.count))
    }

    /// Whether a cell is a blank that looks the same in a style: nobody sees its foreground, and a change less is a
    /// dozen bytes less. Long gaps keep their own, in which the terminal can erase them.
    private func isLike(_ style: Style, blankAt x: Int, in row: [Cell]) -> Bool {
        let cell = row[x]
        guard cell.text == " ", let ground = style.ground, ground == cell.style.ground else { return false }
        return ground != .standard || row[x...].prefix(4).contains { $0.text != " " }
    }

    private func append(
        _ cell: Cell, _ appearance: NcursesColors.Appearance, to characters: inout [cchar_t]
    ) {
        func character(_ scalars: String.UnicodeScalarView) -> cchar_t {
            var text = scalars.map { wchar_t(bitPattern: $0.value) }
            text.append(0)
            var character = cchar_t()
            var pair = appearance.pair
            // Pairs beyond the sixteen bits of the argument go through the pointer.
            setcchar(&character, &text, appearance.attributes, 0, &pair)
            return character
        }
        let scalars = cell.text.unicodeScalars
        if FrameEncoder.width(of: scalars) == cell.width {
            characters.append(character(scalars))
            return
        }
        // The C library knows another width, or none: nothing may move because of that.
        characters.append(character("\u{FFFD}".unicodeScalars))
        if cell.width == 2 { characters.append(character(" ".unicodeScalars)) }
    }

    /// The columns of a character as ncurses counts them.
    private static func width(of scalars: String.UnicodeScalarView) -> Int {
        if let only = scalars.first, scalars.count == 1, 0x20..<0x7F ~= only.value { return 1 }
        var width = 0
        for scalar in scalars {
            let columns = Int(wcwidth(wchar_t(bitPattern: scalar.value)))
            if columns < 0 { return -1 }
            width += columns
        }
        return width
    }
}

extension Style {
    /// The colour that a blank in this style shows; nil where it is the foreground.
    fileprivate var ground: CellColor? { isReversed ? nil : background }
}
