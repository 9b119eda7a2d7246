/// What is wrong with a key or a value.
package enum ValueProblem: Hashable, Sendable {
    /// Another kind of value than the one that belongs there.
    case expected(String, found: String, nearest: String? = nil)
    /// A number between quotes.
    case quotedNumber(String)
    /// A list of another length than `pattern`.
    case wrongCount(pattern: String, found: Int)
    case notFinite(String)
    case notWhole(String)
    case negative(String, found: String)
    case outside(String, range: String, found: String)
    /// None of the words that may stand there.
    case unknownOption(of: String, found: String, options: [String], nearest: String?)
    case unknownKey(String, known: [String], nearest: String?)
    /// A key without a value inside `{ }`: mostly the rest of an unquoted text behind a comma.
    case strayKey(String)
    case missingKey(String, of: String)
    /// A spacing after a view that is not in a stack view.
    case spacingWithoutStack
    /// A key by which a row of a table view would place itself.
    case rowKey(String)
    /// A list of values for the views of a repeat, at a view that is there once.
    case listWithoutRepeat(String)
    /// A key, class or property that the format knows and the program does not do.
    case notYet(String)
    /// Something that the format says in another way.
    case instead(of: String, write: String)
    case color(String, nearest: String?)
    /// `#EF5931` without quotes, which is a comment.
    case commentedColor
    case unknownDevice(String, nearest: String?)
    case notAName(String, of: String)
    /// A word that means something in constraint lines.
    case reservedMetric(String)

    var message: String {
        switch self {
        case .expected(let what, let found, let nearest):
            "expected \(what), found \(found)" + Quotation.guess(nearest)
        case .quotedNumber(let text): "expected a number, found the text '\(text)'; leave out the quotes"
        case .wrongCount(let pattern, let found): "expected \(pattern), found a list of \(found)"
        case .notFinite(let found): "expected a finite number, found \(Quotation.short(found))"
        case .notWhole(let found): "expected a whole number, found \(found)"
        case .negative(let what, let found): "\(what) cannot be negative, found \(found)"
        case .outside(let what, let range, let found): "\(what) is \(range), found \(found)"
        case .unknownOption(let what, let found, let options, let nearest):
            "no \(what) \(Quotation.short(found))"
                + (nearest == nil ? "; there are \(Quotation.list(options))" : Quotation.guess(nearest))
        case .unknownKey(let key, let known, let nearest):
            "unknown key \(Quotation.short(key))"
                + (nearest == nil && known.count <= 8
                    ? "; known here: \(Quotation.list(known))" : Quotation.guess(nearest))
        case .strayKey(let key):
            "unknown key \(Quotation.short(key)) without a value; "
                + "inside { } YAML takes ',' for its own: quote the line"
        case .missingKey(let key, let owner): "\(owner) needs '\(key)'"
        case .spacingWithoutStack:
            "'customSpacing' is the distance after a view in a UIStackView, and this is in none"
        case .rowKey(let key):
            "a table view places its rows, which take no '\(key)'; "
                + (key == "repeat" ? "write 'rows'" : "write 'rowHeight'") + " at the table view"
        case .listWithoutRepeat(let property):
            "a list of values for '\(property)' is one for each view of a 'repeat', and this view is in none"
        case .notYet(let what): "\(what) is not yet supported"
        case .instead(let found, let cure): "'\(found)' is not a key of scene files; \(cure)"
        case .color(let found, let nearest):
            "no colour \(Quotation.short(found))"
                + (nearest == nil
                    ? "; write '#RGB', '#RRGGBB', '#RRGGBBAA' or a name of UIKit's as 'systemRed'"
                    : Quotation.guess(nearest))
        case .commentedColor:
            "expected a colour, found nothing; YAML takes '#' for a comment: quote the colour"
        case .unknownDevice(let found, let nearest):
            "no device \(Quotation.short(found))"
                + (nearest == nil
                    ? "; write 'phone', 'pocket', 'fit', a model as 'iPhone 8', or {width, height}"
                    : Quotation.guess(nearest))
        case .notAName(let found, let what):
            "\(Quotation.short(found)) cannot be \(what); it begins with a letter or '_', "
                + "then letters, digits, '_' and '-'"
        case .reservedMetric(let name):
            "a metric cannot be called '\(name)', which is a word of constraint lines"
        }
    }
}
