import Diagnosis

/// A finding as a command of GitHub's workflows, which puts it beside the line in a pull request.
struct GitHubAnnotation {
    let diagnostic: Diagnostic
    let file: String

    var text: String {
        var properties = [("file", file)]
        if let place = diagnostic.place {
            properties += [("line", String(place.line)), ("col", String(place.column))]
        }
        properties.append(("title", diagnostic.rule))
        let list = properties.map { "\($0.0)=\(GitHubAnnotation.escaped($0.1, in: .property))" }
        let message = ([diagnostic.message] + diagnostic.details + fixes).joined(separator: "\n")
        return
            "::\(command) \(list.joined(separator: ","))::\(GitHubAnnotation.escaped(message, in: .message))\n"
    }

    private var command: String {
        switch diagnostic.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private var fixes: [String] {
        diagnostic.fixes.flatMap { fix in
            ["fix: \(fix.result)"] + fix.remove.map { "  - \($0.text)" } + fix.add.map { "  + \($0)" }
        }
    }

    private enum Part { case property, message }

    /// What would end a part of the command is written as a percent sign and two digits; the percent sign first,
    /// as it stands in the others.
    private static let escapes: [(text: String, code: String, parts: [Part])] = [
        ("%", "%25", [.property, .message]), ("\r", "%0D", [.property, .message]),
        ("\n", "%0A", [.property, .message]), (":", "%3A", [.property]), (",", "%2C", [.property]),
    ]

    private static func escaped(_ text: String, in part: Part) -> String {
        // Scalar by scalar: a carriage return and a line feed are one character to Swift.
        text.unicodeScalars.map { scalar in
            escapes.first { $0.text == String(scalar) && $0.parts.contains(part) }?.code ?? String(scalar)
        }.joined()
    }
}
