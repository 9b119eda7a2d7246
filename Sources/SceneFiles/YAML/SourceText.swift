/// The text of a scene file, checked to be UTF-8.
struct SourceText: Sendable {
    /// The code points, without a byte order mark at the front.
    let scalars: [Unicode.Scalar]

    /// No text.
    init() { scalars = [] }

    /// Reads UTF-8; with what is wrong, and where, if it is something else.
    init(bytes: ArraySlice<UInt8>) throws(Fault) {
        if let text = String(validating: bytes, as: UTF8.self) {
            scalars = Array(text.unicodeScalars)
            return
        }
        var scalars: [Unicode.Scalar] = []
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var length = 0
        while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
            length += encoded.count
            scalars.append(Unicode.UTF8.decode(encoded))
        }
        self.scalars = scalars
        throw Fault(.syntax(.notUTF8(bytes[bytes.startIndex + length])), at: location(of: scalars.count))
    }

    /// Where the code point with `offset` others before it is.
    func location(of offset: Int) -> SourceLocation {
        var place = SourceLocation.start
        for index in 0..<min(offset, scalars.count) {
            place =
                endsLine(at: index) ? SourceLocation(line: place.line + 1, column: 1) : place.advanced(by: 1)
        }
        return place
    }

    /// Where the code point with `count` bytes before it is.
    func location(ofByte count: Int) -> SourceLocation {
        var bytes = 0
        return location(
            of: scalars.firstIndex { scalar in
                defer { bytes += UTF8.width(scalar) }
                return bytes >= count
            } ?? scalars.count)
    }

    /// The code point with `offset` others before it; nil at the end.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        scalars.indices.contains(offset) ? scalars[offset] : nil
    }

    /// Where a character of a scalar, `offset` into its text, is in the file: itself where the scalar is plain,
    /// since what is written differs from what is meant only by the white space at folded line ends; else where
    /// the scalar begins.
    func location(of offset: Int, in scalar: YAMLScalar, at start: SourceLocation) -> SourceLocation {
        guard scalar.isPlain else { return start }
        func isInk(_ scalar: Unicode.Scalar) -> Bool { !scalar.properties.isWhitespace }
        let text = scalar.text.unicodeScalars
        var inkBefore = text.prefix(offset).count(where: isInk)
        let isAtEnd = !text.dropFirst(offset).contains(where: isInk)
        var place = start
        var index = scalar.offset
        while index < scalars.count, inkBefore > 0 || !isAtEnd {
            if isInk(scalars[index]) {
                if inkBefore == 0 { break }
                inkBefore -= 1
            }
            place =
                endsLine(at: index) ? SourceLocation(line: place.line + 1, column: 1) : place.advanced(by: 1)
            index += 1
        }
        return place
    }

    /// Line ends as YAML 1.1 knows them.
    private func endsLine(at index: Int) -> Bool {
        switch scalars[index] {
        case "\r": index + 1 == scalars.count || scalars[index + 1] != "\n"
        case "\n", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
