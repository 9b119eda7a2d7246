import UIKit

/// How a side of a constraint that names a scroll view is read.
package struct ScrollViewReading: Equatable, Sendable {
    /// What the side means.
    package enum Meaning: String, Sendable {
        case contentArea = "content area"
        case frame = "frame"
    }

    /// Why it means that.
    package enum Reason: String, Sendable {
        case edgeFromInside = "an edge, seen from inside"
        case sizeFromInside = "a size, seen from inside"
        case centreFromInside = "a centre, seen from inside"
        case fromOutside = "seen from outside"
        case alone = "with nothing on the other side"
        case guide = "a guide"
    }

    package let meaning: Meaning
    package let reason: Reason

    /// Reads a side; nil if it is neither a scroll view nor a guide of one.
    @MainActor init?(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject?
    ) {
        if let guide = item as? UILayoutGuide {
            guard let scrollView = guide.owningView as? UIScrollView else { return nil }
            guard let meaning = ScrollViewReading.meaning(of: guide, of: scrollView, seenFrom: other) else {
                return nil
            }
            (self.meaning, reason) = (meaning, .guide)
            return
        }
        guard let scrollView = item as? UIScrollView else { return nil }
        guard let other else {
            (meaning, reason) = (.frame, .alone)
            return
        }
        guard ScrollViewReading.isInside(other, of: scrollView) else {
            (meaning, reason) = (.frame, .fromOutside)
            return
        }
        meaning = attribute.meansContentArea ? .contentArea : .frame
        reason =
            attribute.meansContentArea
            ? .edgeFromInside : attribute.isSize ? .sizeFromInside : .centreFromInside
    }

    @MainActor private static func meaning(
        of guide: UILayoutGuide, of scrollView: UIScrollView, seenFrom other: AnyObject?
    ) -> Meaning? {
        if guide === scrollView.contentLayoutGuide { return .contentArea }
        if guide === scrollView.frameLayoutGuide || guide === scrollView.safeAreaLayoutGuide { return .frame }
        let isMargin = guide === scrollView.layoutMarginsGuide || guide === scrollView.readableContentGuide
        guard isMargin else { return nil }
        return isInside(other, of: scrollView) ? .contentArea : .frame
    }

    @MainActor private static func isInside(_ item: AnyObject?, of scrollView: UIScrollView) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return item !== scrollView && view?.isDescendant(of: scrollView) ?? false
    }
}

/// A constraint on a scroll view, and how its sides were read.
package struct ReadConstraint: Equatable, Sendable {
    /// As it was written.
    package let text: String
    /// Of the left and the right side; nil for a side that is no scroll view.
    package let first: ScrollViewReading?
    package let second: ScrollViewReading?
}

extension Diagnosis {
    /// How every constraint on a scroll view or a guide of it was read, in the order of the file. A line with a
    /// compound is named once for each way in which its parts were read.
    @MainActor package static func readings(
        of scrollView: UIScrollView, source: LayoutSource
    ) -> [ReadConstraint] {
        let constraints = source.inOrder(scrollView.constraintsMentioningView)
        var result: [ReadConstraint] = []
        for constraint in constraints {
            func reading(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?)
                -> ScrollViewReading?
            {
                let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
                guard owner === scrollView else { return nil }
                return ScrollViewReading(item, attribute, seenFrom: other)
            }
            let read = ReadConstraint(
                text: source.line(of: constraint).text,
                first: reading(constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
                second: reading(constraint.secondItem, constraint.secondAttribute, constraint.firstItem))
            if read.first != nil || read.second != nil, !result.contains(read) { result.append(read) }
        }
        return result
    }
}
