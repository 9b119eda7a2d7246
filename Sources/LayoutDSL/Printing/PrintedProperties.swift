import UIKit

/// What was changed of a view since its `init()`, as statements behind the view's name.
@MainActor struct PrintedProperties {
    /// One statement: `.alpha = 0.5`, or `.setContentHuggingPriority(.required, for: .vertical)`.
    struct Statement: Hashable {
        let head: String
        let value: String
        var tail = ""
        var text: String { head + value + tail }
    }

    private(set) var statements: [Statement] = []

    /// - Parameters:
    ///   - isRoot: Whether somebody else has made and placed the view.
    ///   - needsFlag: Whether `translatesAutoresizingMaskIntoConstraints` has to be turned off by hand.
    init(of view: UIView, isRoot: Bool, needsFlag: Bool) {
        let fresh = UIKitClass(of: view).fresh
        if !isRoot { addPlacement(of: view, needsFlag: needsFlag) }
        addPlain(of: view, fresh)
        addMargins(of: view, isRoot: isRoot)
        addPriorities(of: view, fresh)
        if let view = view as? UILabel, let fresh = fresh as? UILabel { addText(of: view, fresh) }
        if let view = view as? UIScrollView, let fresh = fresh as? UIScrollView {
            addScrolling(of: view, fresh)
        }
        if let view = view as? UIStackView, let fresh = fresh as? UIStackView { addStacking(of: view, fresh) }
    }

    private mutating func set(_ name: String, _ value: String) {
        statements.append(Statement(head: ".\(name) = ", value: value))
    }

    private mutating func set<Value: Equatable>(
        _ name: String, _ value: Value, _ initial: Value, _ text: (Value) -> String
    ) {
        if value != initial { set(name, text(value)) }
    }

    private mutating func set(_ name: String, _ value: Bool, _ initial: Bool) {
        set(name, value, initial) { "\($0)" }
    }

    private mutating func set(_ name: String, _ value: CGFloat, _ initial: CGFloat) {
        set(name, value, initial, SwiftText.number)
    }

    private mutating func addPlacement(of view: UIView, needsFlag: Bool) {
        if needsFlag { set("translatesAutoresizingMaskIntoConstraints", "false") }
        if view.translatesAutoresizingMaskIntoConstraints { set("frame", SwiftText.rect(view.frame)) }
        let masks: [(String, UIView.AutoresizingMask)] = [
            ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
            ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
            ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
        ]
        let parts = masks.filter { view.autoresizingMask.contains($0.1) }.map { ".\($0.0)" }
        if !parts.isEmpty { set("autoresizingMask", "[\(parts.joined(separator: ", "))]") }
        if let size = view.statedIntrinsicContentSize {
            func length(_ value: CGFloat) -> String {
                value == UIView.noIntrinsicMetric ? "UIView.noIntrinsicMetric" : SwiftText.number(value)
            }
            set("contentSizeToAskFor", "CGSize(width: \(length(size.width)), height: \(length(size.height)))")
        }
    }

    private mutating func addPlain(of view: UIView, _ fresh: UIView) {
        if let color = view.backgroundColor { set("backgroundColor", SwiftText.color(color)) }
        set("isHidden", view.isHidden, fresh.isHidden)
        set("alpha", view.alpha, fresh.alpha)
        set("clipsToBounds", view.clipsToBounds, fresh.clipsToBounds)
        set("tag", CGFloat(view.tag), CGFloat(fresh.tag))
        set("autoresizesSubviews", view.autoresizesSubviews, fresh.autoresizesSubviews)
        set("semanticContentAttribute", view.semanticContentAttribute, fresh.semanticContentAttribute) {
            ".\($0)"
        }
    }

    private mutating func addMargins(of view: UIView, isRoot: Bool) {
        if let margins = view.statedLayoutMargins, !(isRoot && margins.insets == .zero) {
            if margins.isDirectional {
                let insets = NSDirectionalEdgeInsets(
                    top: margins.insets.top, leading: margins.insets.left, bottom: margins.insets.bottom,
                    trailing: margins.insets.right)
                set("directionalLayoutMargins", SwiftText.insets(insets))
            } else {
                set("layoutMargins", SwiftText.insets(margins.insets))
            }
        }
        set("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins, false)
        set("insetsLayoutMarginsFromSafeArea", view.insetsLayoutMarginsFromSafeArea, true)
    }

    private mutating func addPriorities(of view: UIView, _ fresh: UIView) {
        let axes: [(NSLayoutConstraint.Axis, String)] = [
            (.horizontal, "horizontal"), (.vertical, "vertical"),
        ]
        for (axis, name) in axes {
            let hugging = view.contentHuggingPriority(for: axis)
            if hugging != fresh.contentHuggingPriority(for: axis) {
                statements.append(
                    Statement(
                        head: ".setContentHuggingPriority(", value: SwiftText.priority(hugging),
                        tail: ", for: .\(name))"))
            }
        }
        for (axis, name) in axes {
            let resistance = view.contentCompressionResistancePriority(for: axis)
            if resistance != fresh.contentCompressionResistancePriority(for: axis) {
                statements.append(
                    Statement(
                        head: ".setContentCompressionResistancePriority(",
                        value: SwiftText.priority(resistance),
                        tail: ", for: .\(name))"))
            }
        }
    }

    private mutating func addText(of view: UILabel, _ fresh: UILabel) {
        if let text = view.text { set("text", SwiftText.string(text)) }
        let isSameFont =
            view.font.pointSize == fresh.font.pointSize && view.font.weight == fresh.font.weight
            && view.font.isItalic == fresh.font.isItalic
        if !isSameFont { set("font", PrintedProperties.font(view.font)) }
        set("textColor", view.textColor, fresh.textColor, SwiftText.color)
        set("textAlignment", view.textAlignment, fresh.textAlignment) { ".\($0)" }
        set("lineBreakMode", view.lineBreakMode, fresh.lineBreakMode) { ".\($0)" }
        set("numberOfLines", CGFloat(view.numberOfLines), CGFloat(fresh.numberOfLines))
        set("preferredMaxLayoutWidth", view.preferredMaxLayoutWidth, fresh.preferredMaxLayoutWidth)
    }

    private static func font(_ font: UIFont) -> String {
        let size = SwiftText.number(font.pointSize)
        // UIKit has no system font that is both slanted and of another weight; the slant is what shows.
        if font.isItalic { return ".italicSystemFont(ofSize: \(size))" }
        if font.weight == .regular { return ".systemFont(ofSize: \(size))" }
        if font.weight == .bold { return ".boldSystemFont(ofSize: \(size))" }
        let weights: [(String, UIFont.Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
            ("semibold", .semibold), ("heavy", .heavy), ("black", .black),
        ]
        let name = weights.first { $0.1 == font.weight }.map { ".\($0.0)" }
        let weight = name ?? "UIFont.Weight(rawValue: \(SwiftText.number(font.weight.rawValue)))"
        return ".systemFont(ofSize: \(size), weight: \(weight))"
    }

    private mutating func addScrolling(of view: UIScrollView, _ fresh: UIScrollView) {
        let size = view.contentSizeSetByHand
        if size.width != nil || size.height != nil {
            set("contentSize", SwiftText.size(CGSize(width: size.width ?? 0, height: size.height ?? 0)))
        }
        set("contentInset", view.contentInset, fresh.contentInset, SwiftText.insets)
        set(
            "contentInsetAdjustmentBehavior", view.contentInsetAdjustmentBehavior,
            fresh.contentInsetAdjustmentBehavior
        ) { ".\($0)" }
        set("isPagingEnabled", view.isPagingEnabled, fresh.isPagingEnabled)
        set("isScrollEnabled", view.isScrollEnabled, fresh.isScrollEnabled)
        set("isDirectionalLockEnabled", view.isDirectionalLockEnabled, fresh.isDirectionalLockEnabled)
        set("bounces", view.bounces, fresh.bounces)
        set("alwaysBounceVertical", view.alwaysBounceVertical, fresh.alwaysBounceVertical)
        set("alwaysBounceHorizontal", view.alwaysBounceHorizontal, fresh.alwaysBounceHorizontal)
        set("scrollsToTop", view.scrollsToTop, fresh.scrollsToTop)
        set(
            "showsVerticalScrollIndicator", view.showsVerticalScrollIndicator,
            fresh.showsVerticalScrollIndicator)
        set(
            "showsHorizontalScrollIndicator", view.showsHorizontalScrollIndicator,
            fresh.showsHorizontalScrollIndicator)
        set("decelerationRate", view.decelerationRate, fresh.decelerationRate) {
            $0 == .fast
                ? ".fast" : "UIScrollView.DecelerationRate(rawValue: \(SwiftText.number($0.rawValue)))"
        }
        set("contentOffset", view.contentOffset, fresh.contentOffset, SwiftText.point)
    }

    private mutating func addStacking(of view: UIStackView, _ fresh: UIStackView) {
        set("axis", view.axis, fresh.axis) { ".\($0)" }
        set("distribution", view.distribution, fresh.distribution) { ".\($0)" }
        set("alignment", view.alignment, fresh.alignment) { PrintedProperties.alignment($0, view.axis) }
        set("spacing", view.spacing, fresh.spacing)
        set(
            "isBaselineRelativeArrangement", view.isBaselineRelativeArrangement,
            fresh.isBaselineRelativeArrangement)
        set(
            "isLayoutMarginsRelativeArrangement", view.isLayoutMarginsRelativeArrangement,
            fresh.isLayoutMarginsRelativeArrangement)
    }

    private static func alignment(_ alignment: UIStackView.Alignment, _ axis: NSLayoutConstraint.Axis)
        -> String
    {
        let isRow = axis == .horizontal
        switch alignment {
        case .leading: return isRow ? ".top" : ".leading"
        case .trailing: return isRow ? ".bottom" : ".trailing"
        case .center: return ".center"
        case .firstBaseline: return ".firstBaseline"
        case .lastBaseline: return ".lastBaseline"
        default: return ".fill"
        }
    }
}
