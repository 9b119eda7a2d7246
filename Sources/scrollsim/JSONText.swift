import UIKit

/// A JSON value that is printed on one line with its members in the order given; numbers have at most three
/// decimals.
enum JSONText: CustomStringConvertible {
    case null
    case flag(Bool)
    case number(CGFloat)
    case text(String)
    case numbers([CGFloat])
    case texts([String])
    case list([JSONText])
    case object([(String, JSONText)])

    var description: String {
        switch self {
        case .null: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): NumberText.short(number)
        case .text(let text): JSONText.quoted(text)
        case .numbers(let numbers): "[" + numbers.map(NumberText.short).joined(separator: ", ") + "]"
        case .texts(let texts): "[" + texts.map(JSONText.quoted).joined(separator: ", ") + "]"
        case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(JSONText.quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
        }
    }

    /// A list with an element a line, for a text that is indented by `indent`.
    static func rows(_ values: [JSONText], indent: String) -> String {
        if values.isEmpty { return "[]" }
        let lines = values.map { "\(indent)  \($0)" }
        return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
