import UIKit

/// A view as the file describes it; one description stands for all views of a `repeat`.
struct ViewDescription: Sendable {
    /// Where the description begins.
    let location: SourceLocation
    /// The name that constraints use; nil for a view that only decorates.
    var id: String?
    /// Nil if the file names a class that the program does not have.
    var viewClass: ViewClass? = .plain
    var repetition = Repetition.once
    /// In the superview's coordinates; nil for a view that constraints place.
    var frame: CGRect?
    var autoresizingMask: UIView.AutoresizingMask?
    var intrinsicContentSize: CGSize?
    /// The distance after the view in its stack view, in points.
    var customSpacing: Double?
    /// Rules whose faults `check` leaves out.
    var allowedRules: [String] = []
    /// In the order of `Property.all`.
    var settings: [Setting] = []
    var subviews: [ViewDescription] = []
    /// Whether a stack view leaves it where it is.
    var isDecoration = false
    /// Whether it is the row of a table view: `repetition` is how many there are in a section.
    var isRow = false
    /// How many sections of such rows there are; once for a table that does not speak of sections.
    var sections = Repetition.once
    /// The keys whose values were written with metrics.
    var metricUses: [MetricUse] = []
    /// How many views it stands for, those inside included; no more than one above the limit.
    var total = 1

    /// What a property is set to.
    struct Setting: Sendable {
        let property: Property
        let value: PropertyValue
    }

    /// A key whose value changes with metrics.
    struct MetricUse: Sendable {
        let key: String
        let value: YAMLNode
        /// In no order that matters.
        let metrics: Set<String>
    }

    /// How often the description is used.
    enum Repetition: Sendable {
        case once
        case times(Int)
        /// A fault that was reported; what depends on the number is not judged.
        case unreadable

        var count: Int { if case .times(let count) = self { count } else { 1 } }
    }

    /// What is set, in the order in which properties are.
    static func settings(_ values: [String: PropertyValue], of viewClass: ViewClass) -> [Setting] {
        if values.isEmpty { return [] }
        return Property.all.compactMap { property in
            guard let value = values[property.name], viewClass.inherits(from: property.owner) else {
                return nil
            }
            return Setting(property: property, value: value)
        }
    }

    /// How many views are inside one another below it.
    var height: Int { subviews.reduce(0) { max($0, $1.height + 1) } }

    /// How many views there are of it and its subviews' descriptions; no more than one above the limit.
    func countViews() -> Int {
        let tooMany = Limit.views.largest + 1
        let inside = subviews.reduce(1) { min($0 + $1.total, tooMany) }
        return [repetition.count, sections.count].reduce(inside) { total, count in
            let (product, overflows) = total.multipliedReportingOverflow(by: count)
            return overflows ? tooMany : min(product, tooMany)
        }
    }
}
