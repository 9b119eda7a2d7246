/// What is wrong with a file as a text and as YAML.
package enum SyntaxProblem: Hashable, Sendable {
    /// A byte that cannot stand there in UTF-8.
    case notUTF8(UInt8)
    /// A byte order mark of UTF-16.
    case isUTF16
    /// A code point that YAML does not allow in a text.
    case controlCharacter(UInt32)
    /// Nothing but white space and comments.
    case isEmpty
    /// A second `---`.
    case secondDocument
    /// A bracket or quote without its partner.
    case notClosed(String)
    /// A bracket inside an unquoted text inside brackets.
    case bracketInFlow
    /// `\ud83d\ude00`, JSON's way to write characters beyond U+FFFF.
    case surrogateEscape
    case key(KeyProblem)
    case tag(String)
    case unknownAnchor(String, nearest: String?)
    case selfContainingAlias(String)
    /// What libyaml says, and what stands there: a character, or nil at the end.
    case libyaml(String, found: String?)

    /// What is wrong with a key, whatever it means.
    package enum KeyProblem: Hashable, Sendable {
        case doubled(String, first: SourceLocation)
        case notAWord(found: String)
        case merge
    }

    var message: String {
        switch self {
        case .notUTF8(let byte):
            "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; scene files are UTF-8"
        case .isUTF16: "the file is UTF-16; scene files are UTF-8"
        case .controlCharacter(let value):
            "the control character U+\(hexadecimal(value)) is not allowed in a scene file"
        case .isEmpty: "the file is empty; a scene has at least a 'view'"
        case .secondDocument: "a second document begins here; a scene file holds one"
        case .notClosed(let opening): "this \(opening) is not closed"
        case .bracketInFlow:
            "inside { } and [ ] YAML takes brackets and commas for its own; quote the line"
        case .surrogateEscape:
            "a character beyond U+FFFF is written as itself, not as a pair of escapes; put the emoji here"
        case .key(let problem): problem.message
        case .tag(let tag): "tags as \(Quotation.short(tag)) are not part of the format; leave it out"
        case .unknownAnchor(let name, let nearest):
            "no anchor '&\(name)' before this alias" + Quotation.guess(nearest)
        case .selfContainingAlias(let name): "the alias '*\(name)' contains itself"
        case .libyaml(let words, let found): LibyamlWords.message(for: words, found: found)
        }
    }

    private func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension SyntaxProblem.KeyProblem {
    var message: String {
        switch self {
        case .doubled(let key, let first): "the key \(Quotation.short(key)) is there twice; first at \(first)"
        case .notAWord(let found): "expected a word as key, found \(found)"
        case .merge: "merge keys ('<<') are not part of the format; write the keys out or alias a whole value"
        }
    }
}

/// libyaml's complaints in our words.
private enum LibyamlWords {
    /// What libyaml says, and what we say instead. The first that is contained counts.
    static let table: [(theirs: String, ours: String)] = [
        (
            "mapping values are not allowed",
            "a ':' cannot stand here; is a line indented wrongly, or a text unquoted?"
        ),
        (
            "block sequence entries are not allowed",
            "a list cannot begin in the middle of a line; begin it on the next"
        ),
        ("mapping keys are not allowed", "a '?' cannot stand here; quote a text that begins with it"),
        ("cannot start any token", "a value cannot begin like this; quote it, and indent with blanks"),
        ("tab character", "a tab cannot indent; use blanks"),
        ("did not find expected key", "expected a key and ':' here; is a line indented wrongly?"),
        ("expected '-' indicator", "expected '- ' and the next of the list; is a line indented wrongly?"),
        ("could not find expected ':'", "expected ':' after a key; a key stands on one line"),
        ("expected ',' or '}'", "expected ',' or '}'"),
        ("expected ',' or ']'", "expected ',' or ']'"),
        ("expected node content", "expected a value"),
        ("unknown escape", "no such escape; in double quotes a '\\' is written twice"),
        ("hexdecimal", "expected hexadecimal digits in this escape"),
        ("invalid Unicode character escape", "this escape stands for no character"),
        ("document indicator", "a document ends inside a quoted text"),
        ("comment or line break", "expected the end of the line after '|' or '>'"),
        ("indentation indicator", "'|0' and '>0' say no indentation; leave the 0 out"),
        ("alphabetic or numeric", "expected a name after '&' or '*'; quote a text that begins so"),
        ("expected whitespace", "expected a blank"),
        ("expected <document start>", "expected '---' before another document; a scene file holds one"),
        ("undefined tag handle", "tags are not part of the format; quote a text that begins with '!'"),
        (
            "incompatible YAML document",
            "the file says that it is of a YAML that cannot be read; it may be 1.1 or 1.2"
        ),
        ("exceeded", "the text is nested too deeply to be read"),
    ]

    static func message(for theirs: String, found: String?) -> String {
        let ours = table.first { theirs.contains($0.theirs) }?.ours ?? theirs
        return ours.hasPrefix("expected") ? ours + ", found " + (found ?? "the end of the file") : ours
    }
}
