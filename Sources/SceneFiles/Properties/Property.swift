import UIKit

/// A property of a view that scene files can set: its name, its class, how its value is written and how it is
/// set. A new one is a line in one of the lists.
struct Property: Sendable {
    let name: String
    /// The class that has it; subclasses have it too.
    let owner: String
    let kind: PropertyKind
    /// Sets it; does nothing to a view of another class or with a value of another kind.
    let apply: @MainActor @Sendable (UIView, PropertyValue) -> Void

    /// Every property, in the order in which they are set.
    static let all = ofViews + ofLabels + ofScrollViews + ofStackViews + ofTableViews

    /// What only statements set: a view has a key of its own for it.
    static let ofStatements: [Property] = [
        .rectangle("frame") { (view: UIView, value) in view.frame = value },
        .size("intrinsicContentSize") { (view: UIView, value) in view.statedIntrinsicContentSize = value },
        .number("customSpacing") { (view: UIView, value) in
            (view.superview as? UIStackView)?.setCustomSpacing(value, after: view)
        },
        autoresizingMask,
    ]

    private static let byName = Dictionary(grouping: all, by: \.name)

    /// The property of that name that views of a class have.
    static func named(_ name: String, of viewClass: ViewClass) -> Property? {
        byName[name]?.first { viewClass.inherits(from: $0.owner) }
    }

    /// The first property of that name, of whatever class.
    static func first(named name: String) -> Property? { byName[name]?.first }

    /// The names of all properties that views of a class have.
    static func names(of viewClass: ViewClass) -> [String] {
        all.filter { viewClass.inherits(from: $0.owner) }.map(\.name)
    }
}

extension Property {
    private init<View: UIView, Value>(
        _ name: String, kind: PropertyKind, value: @escaping @Sendable (PropertyValue) -> Value?,
        set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) {
        self.name = name
        owner = "\(View.self)"
        self.kind = kind
        apply = { view, stated in
            if let view = view as? View, let value = value(stated) { set(view, value) }
        }
    }

    static func boolean<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, Bool) -> Void
    ) -> Property {
        Property(
            name, kind: .boolean, value: { if case .boolean(let value) = $0 { value } else { nil } }, set: set
        )
    }

    static func number<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, CGFloat) -> Void
    ) -> Property {
        Property(
            name, kind: .number, value: { if case .number(let value) = $0 { CGFloat(value) } else { nil } },
            set: set)
    }

    static func wholeNumber<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, Int) -> Void
    ) -> Property {
        Property(
            name, kind: .wholeNumber, value: { if case .wholeNumber(let value) = $0 { value } else { nil } },
            set: set)
    }

    static func text<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, String?) -> Void
    ) -> Property {
        Property(
            name, kind: .text, value: { if case .text(let value) = $0 { .some(value) } else { nil } },
            set: set)
    }

    static func point<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, CGPoint) -> Void
    ) -> Property {
        Property(
            name, kind: .point, value: { if case .point(let value) = $0 { value } else { nil } }, set: set)
    }

    static func size<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, CGSize) -> Void
    ) -> Property {
        Property(name, kind: .size, value: { if case .size(let value) = $0 { value } else { nil } }, set: set)
    }

    static func rectangle<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, CGRect) -> Void
    ) -> Property {
        Property(
            name, kind: .rectangle, value: { if case .rectangle(let value) = $0 { value } else { nil } },
            set: set)
    }

    static func insets<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, UIEdgeInsets) -> Void
    ) -> Property {
        Property(
            name, kind: .insets, value: { if case .insets(let value) = $0 { value } else { nil } }, set: set)
    }

    static func directionalInsets<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, NSDirectionalEdgeInsets) -> Void
    ) -> Property {
        Property(
            name, kind: .directionalInsets,
            value: { if case .directionalInsets(let value) = $0 { value } else { nil } }, set: set)
    }

    static func color<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, UIColor) -> Void
    ) -> Property {
        Property(
            name, kind: .color, value: { if case .color(let value) = $0 { value } else { nil } }, set: set)
    }

    static func font<View: UIView>(
        _ name: String, _ set: @escaping @MainActor @Sendable (View, UIFont) -> Void
    ) -> Property {
        Property(name, kind: .font, value: { if case .font(let value) = $0 { value } else { nil } }, set: set)
    }

    /// A priority for each axis; `set` is called for each that is stated.
    static func priorities<View: UIView>(
        _ name: String,
        _ set: @escaping @MainActor @Sendable (View, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    ) -> Property {
        Property(
            name, kind: .priorities, value: { if case .priorities(let value) = $0 { value } else { nil } },
            set: { (view: View, stated) in
                if let priority = stated.horizontal { set(view, priority, .horizontal) }
                if let priority = stated.vertical { set(view, priority, .vertical) }
            })
    }

    /// One of UIKit's cases by its name.
    static func option<View: UIView, Value: Sendable>(
        _ name: String, _ cases: [(name: String, value: Value)],
        _ set: @escaping @MainActor @Sendable (View, Value) -> Void
    ) -> Property {
        Property(
            name, kind: .option(cases.map(\.name)),
            value: { if case .option(let index) = $0 { cases[index].value } else { nil } }, set: set)
    }
}

extension Property {
    /// The parts of a mask by UIKit's names.
    static let autoresizingMasks: [(name: String, mask: UIView.AutoresizingMask)] = [
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]

    static let autoresizingMask = Property(
        "autoresizingMask", kind: .options(autoresizingMasks.map(\.name)),
        value: { if case .options(let places) = $0 { places } else { nil } },
        set: { (view: UIView, places: [Int]) in
            view.autoresizingMask = places.reduce(into: []) { $0.insert(autoresizingMasks[$1].mask) }
        })
}
