import UIKit

extension NodeReader {
    /// A number or a metric; always finite.
    mutating func number(_ node: YAMLNode, expected: String = "a number") -> Double? {
        guard let scalar = node.scalar, !scalar.isNull else { return reject(node, expected: expected) }
        switch DecimalText.read(scalar.text) {
        case .number(let value) where scalar.isPlain: return value
        case .notFinite where scalar.isPlain: report(.notFinite(scalar.text), at: node)
        case .number, .notFinite: report(.quotedNumber(scalar.text), at: node)
        case .notANumber:
            if let value = metrics[scalar.text] {
                metricsRead.insert(scalar.text)
                return value
            }
            let nearest = suggestions.nearest(to: scalar.text, among: metrics.names)
            report(.expected(expected, found: node.summary, nearest: nearest), at: node)
        }
        return nil
    }

    /// A number that is not below 0; `what` is it with its article, as `a width`.
    mutating func nonNegative(_ node: YAMLNode, what: String) -> Double? {
        guard let value = number(node) else { return nil }
        guard value >= 0 else {
            report(.negative(what, found: node.summary), at: node)
            return nil
        }
        return value
    }

    /// A number without a fraction, of at most nine digits.
    mutating func wholeNumber(_ node: YAMLNode) -> Int? {
        guard let value = number(node, expected: "a whole number") else { return nil }
        guard value.rounded() == value, abs(value) < 1e9 else {
            report(.notWhole(node.summary), at: node)
            return nil
        }
        return Int(value)
    }

    /// Two numbers `[a, b]`, as `pattern` shows.
    private mutating func pair(_ node: YAMLNode, pattern: String) -> (Double, Double)? {
        guard let list = list(node, of: 2, pattern: pattern) else { return nil }
        // Both are read before either is missed, so that both are reported.
        let first = number(list[0])
        let second = number(list[1])
        guard let first, let second else { return nil }
        return (first, second)
    }

    /// A point `[x, y]`.
    mutating func point(_ node: YAMLNode) -> CGPoint? {
        pair(node, pattern: "[x, y]").map { CGPoint(x: $0.0, y: $0.1) }
    }

    /// A size `[width, height]`, neither negative.
    mutating func size(_ node: YAMLNode) -> CGSize? {
        guard let list = list(node, of: 2, pattern: "[width, height]") else { return nil }
        return size(width: list[0], height: list[1])
    }

    private mutating func size(width: YAMLNode, height: YAMLNode) -> CGSize? {
        let width = nonNegative(width, what: "a width")
        let height = nonNegative(height, what: "a height")
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    /// A rectangle `[x, y, width, height]` of a size that is not negative.
    mutating func rectangle(_ node: YAMLNode) -> CGRect? {
        guard let list = list(node, of: 4, pattern: "[x, y, width, height]") else { return nil }
        let x = number(list[0])
        let y = number(list[1])
        let size = size(width: list[2], height: list[3])
        guard let x, let y, let size else { return nil }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// A size of which each dimension may be `none`, which is `noIntrinsicMetric`.
    mutating func intrinsicSize(_ node: YAMLNode) -> CGSize? {
        guard let list = list(node, of: 2, pattern: "[width, height]") else { return nil }
        let width = intrinsicLength(list[0], what: "a width")
        let height = intrinsicLength(list[1], what: "a height")
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    private mutating func intrinsicLength(_ node: YAMLNode, what: String) -> Double? {
        if node.scalar?.text == "none" { return Double(UIView.noIntrinsicMetric) }
        return nonNegative(node, what: what)
    }

    /// Four sides by the names in `sides`, of which absent ones are 0.
    private mutating func sides(_ node: YAMLNode, _ names: [String]) -> [Double]? {
        let pattern = "{" + names.joined(separator: ", ") + "}"
        guard let entries = entries(of: node, expected: pattern, known: names) else { return nil }
        var values: [Double] = []
        for name in names {
            guard let entry = entries[name] else {
                values.append(0)
                continue
            }
            if let value = number(entry) { values.append(value) }
        }
        return values.count == names.count ? values : nil
    }

    /// Insets `{top, left, bottom, right}`.
    mutating func insets(_ node: YAMLNode) -> UIEdgeInsets? {
        sides(node, ["top", "left", "bottom", "right"]).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }

    /// Insets `{top, leading, bottom, trailing}`.
    mutating func directionalInsets(_ node: YAMLNode) -> NSDirectionalEdgeInsets? {
        sides(node, ["top", "leading", "bottom", "trailing"]).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
    }
}
