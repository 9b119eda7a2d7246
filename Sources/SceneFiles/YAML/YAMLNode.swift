/// A value of a YAML document, with its place.
struct YAMLNode: Sendable {
    /// What kind of value it is.
    enum Content: Sendable {
        case scalar(YAMLScalar)
        case list([YAMLNode])
        case map([YAMLEntry])
    }

    let content: Content
    /// Where its first character is; the opening quote of a quoted text.
    let location: SourceLocation
    /// Whether a list or map is written with brackets: `[…]`, `{…}`.
    var isFlow = false
    /// The nodes in it, itself included, counted where aliases stand.
    let size: Int
    /// The levels of lists and maps in it; 0 for a scalar.
    let height: Int

    init(scalar: YAMLScalar, at location: SourceLocation) {
        content = .scalar(scalar)
        self.location = location
        size = 1
        height = 0
    }

    init(list: [YAMLNode], isFlow: Bool, size: Int, at location: SourceLocation) {
        content = .list(list)
        self.location = location
        self.isFlow = isFlow
        self.size = size
        height = 1 + (list.map(\.height).max() ?? 0)
    }

    init(map: [YAMLEntry], isFlow: Bool, size: Int, at location: SourceLocation) {
        content = .map(map)
        self.location = location
        self.isFlow = isFlow
        self.size = size
        height = 1 + (map.map(\.value.height).max() ?? 0)
    }
}

/// A key of a map and its value.
struct YAMLEntry: Sendable {
    let key: String
    /// Where the key is.
    let location: SourceLocation
    let value: YAMLNode
}

/// A text, number or word as the file writes it.
struct YAMLScalar: Sendable {
    /// The text that the scalar stands for: without quotes, escapes replaced, lines folded.
    let text: String
    /// Whether it is written without quotes, so that it may be a number or a word.
    let isPlain: Bool
    /// How many code points come before it in the document.
    let offset: Int

    /// Whether nothing is written, or a word for nothing.
    var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }

    /// The truth value that is written, in YAML 1.1's words; nil if none is.
    var boolean: Bool? {
        guard isPlain else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }
}

extension YAMLNode {
    /// The scalar that the node is, if it is one.
    var scalar: YAMLScalar? {
        guard case .scalar(let scalar) = content else { return nil }
        return scalar
    }

    /// The node in a few words, for messages.
    var summary: String {
        switch content {
        case .scalar(let scalar) where scalar.isPlain && scalar.text.isEmpty: "nothing"
        case .scalar(let scalar) where scalar.isPlain: Quotation.short(scalar.text)
        case .scalar(let scalar): "the text \(Quotation.short(scalar.text))"
        case .list(let list): list.isEmpty ? "an empty list" : "a list"
        case .map(let map): map.isEmpty ? "an empty map" : "a map"
        }
    }
}
