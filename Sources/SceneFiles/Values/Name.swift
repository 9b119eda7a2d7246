/// What ids, metrics and names of constraints are made of: a letter or `_`, then letters, digits, `_`, and `-`
/// between them. Letters are those of any script.
enum Name {
    /// Whether all of a text is one name.
    static func isValid(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return !scalars.isEmpty && length(in: scalars, from: 0) == scalars.count
    }

    /// How many code points from `start` on are a name; 0 if there is none.
    static func length(in scalars: [Unicode.Scalar], from start: Int) -> Int {
        guard start < scalars.count, isFirst(scalars[start]) else { return 0 }
        var index = start + 1
        while index < scalars.count {
            if isFurther(scalars[index]) {
                index += 1
            } else if scalars[index] == "-", index + 1 < scalars.count,
                isFurther(scalars[index + 1]) || scalars[index + 1] == "-"
            {
                index += 1
            } else {
                break
            }
        }
        // A trailing run of hyphens is none of the name's.
        while scalars[index - 1] == "-" { index -= 1 }
        return index - start
    }

    private static func isFirst(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDStart
    }

    private static func isFurther(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDContinue
    }
}
