import CYAML

/// What made libyaml stop.
struct LibyamlError: Error {
    /// What it could not make sense of, in its own words.
    let problem: String
    /// What it was doing.
    let context: String
    let problemPlace: Place
    let contextPlace: Place
    /// Whether it stopped inside `[…]` or `{…}`.
    let isInFlow: Bool
    /// A code point that YAML does not allow, and how many bytes come before it.
    let unreadable: (value: UInt32, byteOffset: Int)?

    /// A place, and how many code points come before it.
    struct Place {
        let location: SourceLocation
        let offset: Int

        init(_ mark: yaml_mark_t) {
            location = SourceLocation(mark)
            offset = mark.index
        }
    }

    init(_ parser: yaml_parser_t) {
        problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
        context = parser.context.map { String(cString: $0) } ?? ""
        problemPlace = Place(parser.problem_mark)
        contextPlace = Place(parser.context_mark)
        // The level alone does not tell: libyaml may have read on to the closing bracket.
        isInFlow = parser.flow_level > 0 || context.contains("flow")
        unreadable =
            parser.error == YAML_READER_ERROR
            ? (UInt32(truncatingIfNeeded: parser.problem_value), parser.problem_offset) : nil
    }

    /// The error as a fault of `source`, with what people usually meant there.
    ///
    /// - Parameter bracket: The innermost `[` or `{` that is still open, and where.
    func fault(in source: SourceText, inside bracket: (character: Unicode.Scalar, location: SourceLocation)?)
        -> Fault
    {
        if let unreadable {
            let place = source.location(ofByte: unreadable.byteOffset)
            return Fault(.syntax(.controlCharacter(unreadable.value)), at: place)
        }
        guard let found = source.scalar(at: problemPlace.offset) else {
            return faultAtEnd(of: source, inside: bracket)
        }
        if isInFlow, problem.contains("expected ','"), found == "[" || found == "{" {
            return Fault(.syntax(.bracketInFlow), at: problemPlace.location)
        }
        if isInFlow, context.contains("scanning an alias") {
            return Fault(.syntax(.bracketInFlow), at: contextPlace.location)
        }
        if problem.contains("character escape code"), "dD".unicodeScalars.contains(found) {
            // libyaml points at the digits behind `\u`.
            return Fault(.syntax(.surrogateEscape), at: problemPlace.location.advanced(by: -2))
        }
        let words = found == "\n" || found == "\r" ? "the end of the line" : Quotation.short(String(found))
        return Fault(.syntax(.libyaml(problem, found: words)), at: problemPlace.location)
    }

    private func faultAtEnd(
        of source: SourceText, inside bracket: (character: Unicode.Scalar, location: SourceLocation)?
    ) -> Fault {
        if let quote = source.scalar(at: contextPlace.offset), quote == "\"" || quote == "'" {
            return Fault(.syntax(.notClosed(String(quote))), at: contextPlace.location)
        }
        if let bracket { return Fault(.syntax(.notClosed(String(bracket.character))), at: bracket.location) }
        return Fault(.syntax(.libyaml(problem, found: nil)), at: problemPlace.location)
    }
}
