import CYAML

/// libyaml's parser, which turns text into events.
final class YAMLParser {
    // libyaml keeps pointers into the parser and the text, so neither may move.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let text: UnsafeMutableBufferPointer<UInt8>

    /// A parser of UTF-8 without a byte order mark.
    init(bytes: ArraySlice<UInt8>) {
        text = .allocate(capacity: bytes.count)
        _ = text.initialize(from: bytes)
        precondition(yaml_parser_initialize(parser) == 1, "libyaml could not make a parser: out of memory")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        text.deallocate()
    }

    /// The next event; after an error or `streamEnd` there is none to ask for.
    func next() throws(LibyamlError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw LibyamlError(parser.pointee) }
        defer { yaml_event_delete(&event) }
        return YAMLEvent(event)
    }
}

extension YAMLEvent {
    fileprivate init(_ event: yaml_event_t) {
        location = SourceLocation(event.start_mark)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_STREAM_END_EVENT: kind = .streamEnd
        case YAML_SEQUENCE_END_EVENT: kind = .listEnd
        case YAML_MAPPING_END_EVENT: kind = .mapEnd
        case YAML_ALIAS_EVENT: kind = .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(
                YAMLScalar(
                    text: String(decoding: bytes, as: UTF8.self),
                    isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
                    offset: event.start_mark.index))
            anchor = text(scalar.anchor)
            tag = text(scalar.tag)
        case YAML_SEQUENCE_START_EVENT:
            kind = .listStart(isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
            anchor = text(event.data.sequence_start.anchor)
            tag = text(event.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT:
            kind = .mapStart(isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
            anchor = text(event.data.mapping_start.anchor)
            tag = text(event.data.mapping_start.tag)
        default: kind = .other
        }
    }
}

extension SourceLocation {
    /// libyaml counts from 0.
    init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}

/// A text of libyaml's as a string.
private func text(_ bytes: UnsafePointer<yaml_char_t>?) -> String? { bytes.map { String(cString: $0) } }
