/// What a file holds as YAML.
struct YAMLDocument: Sendable {
    /// The file's text; empty if it is none.
    let source: SourceText
    /// Its only document; nil if it could not be read to its end.
    let root: YAMLNode?
    /// What is wrong with it as YAML, in no order.
    let faults: [Fault]

    /// Reads the bytes of a file.
    init(bytes: [UInt8]) {
        do throws(Fault) {
            guard bytes.count <= Limit.fileSize.largest else { throw Fault(.limit(.fileSize), at: .start) }
            let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            guard !isUTF16 else { throw Fault(.syntax(.isUTF16), at: .start) }
            let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
            source = try SourceText(bytes: text)
            var reader = YAMLReader(bytes: text, source: source)
            root = reader.readDocument()
            faults = reader.faults
        } catch {
            source = SourceText()
            root = nil
            faults = [error]
        }
    }
}
