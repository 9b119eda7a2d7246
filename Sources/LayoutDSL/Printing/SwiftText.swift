import UIKit

/// Values as Swift source writes them.
enum SwiftText {
    /// `100`, `-0.5`; exact.
    static func number(_ value: CGFloat) -> String {
        let value = Double(value)
        if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
        return String(value)
    }

    /// A text in quotes.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028
                    || scalar.value == 0x2029
                {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    static func size(_ size: CGSize) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    static func point(_ point: CGPoint) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

    static func rect(_ rect: CGRect) -> String {
        "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), "
            + "height: \(number(rect.height)))"
    }

    static func insets(_ insets: UIEdgeInsets) -> String {
        "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
            + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
    }

    static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
        "NSDirectionalEdgeInsets(top: \(number(insets.top)), leading: \(number(insets.leading)), "
            + "bottom: \(number(insets.bottom)), trailing: \(number(insets.trailing)))"
    }

    /// A colour by UIKit's name if it is one of those, else by its parts: `.red` where the type is known.
    static func color(_ color: UIColor) -> String {
        let named = UIColor.named.first { $0.color === color } ?? UIColor.named.first { $0.color == color }
        if let named { return ".\(named.name)" }
        func part(_ value: Double) -> String {
            let byte = (value * 255).rounded()
            if value == byte / 255, value > 0, value < 1 { return "\(Int(byte)) / 255.0" }
            return number(CGFloat(value))
        }
        return "UIColor(red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue)), "
            + "alpha: \(part(color.opacity)))"
    }

    /// A priority as code that makes a `UILayoutPriority` has it.
    static func priority(_ priority: UILayoutPriority) -> String {
        switch priority {
        case .required: ".required"
        case .defaultHigh: ".defaultHigh"
        case .defaultLow: ".defaultLow"
        case .fittingSizeLevel: ".fittingSizeLevel"
        default: "UILayoutPriority(\(number(CGFloat(priority.rawValue))))"
        }
    }

    /// Lines further in.
    static func indented(_ lines: [String], by levels: Int = 1) -> [String] {
        lines.map { $0.isEmpty ? $0 : String(repeating: "    ", count: levels) + $0 }
    }
}
