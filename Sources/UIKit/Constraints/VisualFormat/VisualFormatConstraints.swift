extension NSLayoutConstraint {
    /// How the neighbours of a visual format are aligned, and which direction it runs in.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    /// The constraints of a visual format, in reading order and then the alignments, none of them active.
    /// A text that is no format stops the program with a mark under the place.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try constraints(
                format: format, options: options,
                number: { name in metrics?[name].flatMap(VisualFormatMetric.number) },
                view: { views[$0] as? UIView })
        } catch {
            fatalError(error.message)
        }
    }

    /// The same with names looked up by functions.
    /// - Throws: `VisualFormatError` with the place.
    package static func constraints(
        format text: String, options: FormatOptions = [], number: (String) -> Double?,
        view: (String) -> UIView?
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let format = try VisualFormatParser.parse(text)
        var builder = VisualFormatBuilder(text: text, format: format, options: options)
        try builder.build(number: number, view: view)
        return builder.constraints
    }
}

/// Makes the constraints of a parsed format.
@MainActor private struct VisualFormatBuilder {
    let text: String
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    private(set) var constraints: [NSLayoutConstraint] = []

    init(text: String, format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
        self.text = text
        self.format = format
        self.options = options
    }

    mutating func build(
        number: (String) -> Double?, view: (String) -> UIView?
    ) throws(VisualFormatError) {
        var views: [UIView] = []
        for item in format.items {
            guard let found = view(item.name) else {
                throw error("\(item.name) is not a key in the views dictionary.", item.position)
            }
            views.append(found)
        }
        let superview = try commonSuperview(of: views)
        for (index, item) in format.items.enumerated() {
            if index == 0, let leading = format.leading, let superview {
                try link(leading, from: superview, near, to: views[0], near, number)
            }
            try size(views[index], item, number, view)
            if index < format.links.count {
                try link(format.links[index], from: views[index], far, to: views[index + 1], near, number)
            }
        }
        if let trailing = format.trailing, let superview, let last = views.last {
            try link(trailing, from: last, far, to: superview, far, number)
        }
        try align(views)
    }

    // MARK: - Edges

    private var near: NSLayoutConstraint.Attribute {
        if format.axis == .vertical { return .top }
        if options.contains(.directionRightToLeft) { return .right }
        return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var far: NSLayoutConstraint.Attribute {
        if format.axis == .vertical { return .bottom }
        if options.contains(.directionRightToLeft) { return .left }
        return options.contains(.directionLeftToRight) ? .right : .trailing
    }

    /// Reading from right to left, distances count against x.
    private var sign: CGFloat {
        format.axis == .horizontal && options.contains(.directionRightToLeft) ? -1 : 1
    }

    private func commonSuperview(of views: [UIView]) throws(VisualFormatError) -> UIView? {
        guard format.leading != nil || format.trailing != nil else { return nil }
        guard var superview = views[0].superview else {
            throw error(
                "Unable to interpret '|' character, because the related view doesn't have a superview.", 0)
        }
        for view in views.dropFirst() {
            while !view.isDescendant(of: superview) || view === superview {
                guard let next = superview.superview else {
                    throw error(
                        "Unable to interpret '|' character, because the views have no common superview.", 0)
                }
                superview = next
            }
        }
        return superview
    }

    // MARK: - Constraints

    private mutating func link(
        _ link: VisualFormat.Link, from first: UIView, _ firstEdge: NSLayoutConstraint.Attribute,
        to second: UIView,
        _ secondEdge: NSLayoutConstraint.Attribute, _ number: (String) -> Double?
    ) throws(VisualFormatError) {
        switch link {
        case .flush: add(second, secondEdge, .equal, first, firstEdge, 0)
        case .standard:
            let standard = standardGap(first, second)
            add(second, secondEdge, .equal, first, firstEdge, standard * sign)
        case .predicates(let predicates):
            for predicate in predicates {
                let gap = try value(of: predicate.object, predicate.position, number)
                let priority = try self.priority(predicate, number)
                var relation = self.relation(predicate.relation)
                // A distance of at least 8 leftwards is a position of at most −8.
                if sign < 0 { relation = relation.mirrored }
                add(second, secondEdge, relation, first, firstEdge, CGFloat(gap) * sign, priority)
            }
        }
    }

    /// 8 points between neighbours; the superview's margin at its edges.
    private func standardGap(_ first: UIView, _ second: UIView) -> CGFloat {
        let isFromSuperview = second.isDescendant(of: first)
        guard isFromSuperview || first.isDescendant(of: second) else { return 8 }
        let superview = isFromSuperview ? first : second
        let margins = superview.layoutMargins
        if format.axis == .vertical { return isFromSuperview ? margins.top : margins.bottom }
        let isRightToLeft =
            options.contains(.directionRightToLeft)
            || !options.contains(.directionLeftToRight)
                && superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isFromSuperview == isRightToLeft ? margins.right : margins.left
    }

    private mutating func size(
        _ target: UIView, _ item: VisualFormat.Item, _ number: (String) -> Double?,
        _ view: (String) -> UIView?
    ) throws(VisualFormatError) {
        let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        for predicate in item.predicates {
            let priority = try self.priority(predicate, number)
            let relation = self.relation(predicate.relation)
            if case .named(let name) = predicate.object, number(name) == nil, let other = view(name) {
                add(target, length, relation, other, length, 0, priority)
            } else {
                let value = try value(of: predicate.object, predicate.position, number)
                add(target, length, relation, nil, .notAnAttribute, CGFloat(value), priority)
            }
        }
    }

    private mutating func align(_ views: [UIView]) throws(VisualFormatError) {
        for attribute in NSLayoutConstraint.Attribute.allCases where attribute != .notAnAttribute {
            guard options.rawValue & (1 << UInt(attribute.rawValue)) != 0, attribute.rawValue <= 12 else {
                continue
            }
            guard attribute.axis != format.axis else {
                throw error("Options mask required views to be aligned along the format's own axis.", 0)
            }
            for (view, next) in zip(views, views.dropFirst()) {
                add(view, attribute, .equal, next, attribute, 0)
            }
        }
    }

    private mutating func add(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: UIView?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: 1,
            constant: constant)
        constraint.priority = priority
        constraints.append(constraint)
    }

    // MARK: - Numbers

    private func value(
        of number: VisualFormat.Number, _ position: Int, _ named: (String) -> Double?
    ) throws(VisualFormatError) -> Double {
        switch number {
        case .literal(let value): return value
        case .named(let name):
            guard let value = named(name) else {
                throw error("\(name) is not a key in the metrics or views dictionary.", position)
            }
            return value
        }
    }

    private func priority(
        _ predicate: VisualFormat.Predicate, _ number: (String) -> Double?
    ) throws(VisualFormatError) -> UILayoutPriority {
        guard let written = predicate.priority else { return .required }
        let value = try value(of: written, predicate.priorityPosition, number)
        guard (1...1000).contains(value) else {
            throw error("A priority lies between 1 and 1000.", predicate.priorityPosition)
        }
        return UILayoutPriority(Float(value))
    }

    private func relation(_ relation: VisualFormat.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private func error(_ problem: String, _ position: Int) -> VisualFormatError {
        VisualFormatError(problem: problem, format: text, position: position)
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation between the negatives of both sides.
    var mirrored: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// The numbers that metrics can be: no value of Swift's becomes an `NSNumber` by itself here.
private enum VisualFormatMetric {
    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }
}
