import Foundation

@testable import UIKit

/// A constraint of a case: `item.attr REL [k *] item.attr [+/- c] [@priority]`, perhaps after `label:`.
struct CaseConstraint {
    var label: String?
    var first: String
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var multiplier = 1.0
    var second: String?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var constant = 0.0
    var priority = 1000.0

    struct Unreadable: Error { var text: String }

    init(_ text: String) throws {
        var words = text.split(separator: " ").map(String.init)
        if let first = words.first, first.hasSuffix(":") {
            label = String(first.dropLast())
            words.removeFirst()
        }
        if let last = words.last, last.hasPrefix("@"), let value = Double(last.dropFirst()) {
            priority = value
            words.removeLast()
        }
        guard words.count >= 3 else { throw Unreadable(text: text) }
        (first, firstAttribute) = try CaseConstraint.term(words[0])
        switch words[1] {
        case "==": relation = .equal
        case "<=": relation = .lessThanOrEqual
        case ">=": relation = .greaterThanOrEqual
        default: throw Unreadable(text: text)
        }
        words.removeFirst(2)
        if words.count >= 2, words[1] == "*", let factor = Double(words[0]) {
            multiplier = factor
            words.removeFirst(2)
        }
        if let number = Double(words[0]) {
            constant = number
        } else {
            let (item, attribute) = try CaseConstraint.term(words[0])
            second = item
            secondAttribute = attribute
            if words.count == 3, let number = Double(words[2]) {
                constant = words[1] == "-" ? -number : number
            }
        }
    }

    private static func term(_ word: String) throws -> (String, NSLayoutConstraint.Attribute) {
        let parts = word.split(separator: ".").map(String.init)
        let names: [(String, NSLayoutConstraint.Attribute)] = [
            ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
            ("trailing", .trailing), ("width", .width), ("height", .height), ("centerX", .centerX),
            ("centerY", .centerY),
        ]
        guard let last = parts.last, let attribute = names.first(where: { $0.0 == last })?.1 else {
            throw Unreadable(text: word)
        }
        return (parts.dropLast().joined(separator: "."), attribute)
    }
}

/// The views of a case, laid out in a window of its size.
@MainActor final class CaseStage {
    let window: UIWindow
    private(set) var views: [String: UIView] = [:]
    let order: [String]
    private var labelled: [String: NSLayoutConstraint] = [:]
    private var written: [(text: String, constraint: NSLayoutConstraint)] = []
    let main: UIScrollView

    init(_ layout: LayoutCase, constraints: [String]) throws {
        window = UIWindow(
            frame: CGRect(x: 0, y: 0, width: layout.viewport[0], height: layout.viewport[1]))
        if layout.direction == "rtl" { window.layoutDirection = .rightToLeft }
        if let safe = layout.safeArea {
            window.deviceSafeAreaInsets = UIEdgeInsets(
                top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
        }
        order = layout.tree.map(\.name)
        let controller = UIViewController()
        window.rootViewController = controller
        for item in layout.tree {
            let view = item.parent == nil ? controller.view : CaseStage.makeView(item)
            view.accessibilityIdentifier = item.name
            views[item.name] = view
            guard let parent = item.parent else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            if let stack = views[parent] as? UIStackView {
                stack.addArrangedSubview(view)
            } else {
                views[parent]?.addSubview(view)
            }
        }
        // A case without a scroll view in question is judged by its frames; an empty one stands in.
        main = views[layout.main ?? ""] as? UIScrollView ?? UIScrollView()
        main.contentInsetAdjustmentBehavior = try CaseStage.insetBehavior(layout.insetBehavior ?? "never")
        try activate(constraints)
    }

    private static func makeView(_ item: LayoutCase.Item) -> UIView {
        switch item.kind {
        case "scroll", "table": UIScrollView()
        case "stack": makeStack(item)
        default: ContentView(intrinsic: item.intrinsic, wrap: item.wrap)
        }
    }

    private static func makeStack(_ item: LayoutCase.Item) -> UIView {
        let stack = UIStackView()
        stack.axis = item.axis == "vertical" ? .vertical : .horizontal
        stack.spacing = CGFloat(item.spacing ?? 0)
        return stack
    }

    private static func insetBehavior(
        _ name: String
    ) throws -> UIScrollView.ContentInsetAdjustmentBehavior {
        switch name {
        case "scrollableAxes": .scrollableAxes
        // Under a bar the automatic behaviour adds the safe area always, on the axis in question.
        case "automatic-in-navigation", "always": .always
        case "never": .never
        default: throw CaseConstraint.Unreadable(text: name)
        }
    }

    func activate(_ lines: [String]) throws {
        for line in lines {
            if let name = line.dropPrefix("insetBehavior: ") {
                main.contentInsetAdjustmentBehavior = try CaseStage.insetBehavior(name)
                continue
            }
            if let target = line.dropPrefix("remove: ") {
                written.first { $0.text == target }?.constraint.isActive = false
                continue
            }
            let text = line.dropPrefix("implicit: ").map { String($0.prefix { $0 != "(" }) } ?? line
            let parsed = try CaseConstraint(text)
            let constraint = NSLayoutConstraint(
                item: try item(parsed.first), attribute: parsed.firstAttribute, relatedBy: parsed.relation,
                toItem: try parsed.second.map(item), attribute: parsed.secondAttribute,
                multiplier: parsed.multiplier, constant: parsed.constant)
            constraint.priority = UILayoutPriority(Float(parsed.priority))
            constraint.isActive = true
            written.append((line, constraint))
            if let label = parsed.label { labelled[label] = constraint }
        }
    }

    private func item(_ name: String) throws -> AnyObject {
        if let view = views[name] { return view }
        if let view = name.dropSuffix(".content").flatMap({ views[$0] }) as? UIScrollView {
            return view.contentLayoutGuide
        }
        if let view = name.dropSuffix(".frame").flatMap({ views[$0] }) as? UIScrollView {
            return view.frameLayoutGuide
        }
        throw CaseConstraint.Unreadable(text: name)
    }

    /// Runs an operation of the notation, and the layout after it.
    func run(_ operation: String) throws {
        let parts = operation.split { "(), ".contains($0) }.map(String.init)
        let numbers = parts.dropFirst().compactMap(Double.init)
        switch parts[0] {
        case "load": break
        case "set": labelled[parts[1]]?.constant = numbers[0]
        case "hide": views[parts[1]]?.isHidden = true
        case "inset":
            main.contentInset = UIEdgeInsets(
                top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        case "setOffset": main.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
        case "scrollTo": main.contentOffset = main.clampedOffset(CGPoint(x: numbers[0], y: numbers[1]))
        case "page":
            let size = main.bounds.size
            main.contentOffset = main.clampedOffset(
                CGPoint(
                    x: main.contentOffset.x + numbers[0] * size.width,
                    y: main.contentOffset.y + numbers[1] * size.height))
        case "rotate": window.frame = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
        default: throw CaseConstraint.Unreadable(text: operation)
        }
        window.layoutIfNeeded()
    }

    /// Everything that is undecided, as the cases name it.
    var undecided: Set<String> {
        var result: Set<String> = []
        for name in order {
            guard let view = views[name] else { continue }
            for attribute in view.undecidedAttributes { result.insert("\(name).\(attribute.rawValue)") }
            guard let scrollView = view as? UIScrollView else { continue }
            for attribute in scrollView.undecidedContentAttributes {
                result.insert(name + (attribute == "contentWidth" ? ".content.width" : ".content.height"))
            }
        }
        return result
    }
}

/// A view with content: of a fixed size, or wrapped to the width that it is given.
final class ContentView: UIView {
    private let intrinsic: [Double?]?
    private let wrap: LayoutCase.Wrap?

    init(intrinsic: [Double?]?, wrap: LayoutCase.Wrap?) {
        self.intrinsic = intrinsic
        self.wrap = wrap
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        if let wrap {
            let width = layoutWidth > 0 ? layoutWidth : wrap.naturalWidth
            let lines = (wrap.naturalWidth / width).rounded(.up)
            return CGSize(width: wrap.naturalWidth, height: lines * wrap.lineHeight)
        }
        let none = UIView.noIntrinsicMetric
        return CGSize(width: intrinsic?[0] ?? none, height: intrinsic?[1] ?? none)
    }

    override var mayWrapContent: Bool { wrap != nil }
    override var wrapsContent: Bool { wrap != nil }
    private var layoutWidth: CGFloat { engineRecord?.layoutWidth ?? 0 }
}

extension String {
    func dropPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
    func dropSuffix(_ suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }
}
