import UIKit

/// The way from the far edge of a content back to its near edge, along the constraints that decided it: which views
/// lie on it is taken from the solver, only their lengths and distances are read from frames.
@MainActor struct ContentPath {
    /// A view on the way, the nearest to the content's origin first.
    struct Member {
        let view: UIView
        /// Whether a limit, and no value, holds the distance before it.
        var isLimited = false
    }

    private let axis: NSLayoutConstraint.Axis
    private let fromFarEnd: Bool
    private let scrollView: UIScrollView
    private var positions: [ObjectIdentifier: DecidingStep] = [:]
    private var lengths: [ObjectIdentifier: DecidingStep] = [:]

    /// Reads what decides an attribute of a scroll view's content, or of a view in it, along an axis.
    ///
    /// - Parameter fromFarEnd: Whether the way leads to the far edge, and near and far change places.
    init(
        of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis, steps: [DecidingStep],
        fromFarEnd: Bool = false
    ) {
        self.fromFarEnd = fromFarEnd
        self.axis = axis
        self.scrollView = scrollView
        for step in steps where step.axis == axis && !step.isContent {
            let key = ObjectIdentifier(step.view)
            if step.attribute == axis.position { positions[key] = step }
            if step.attribute == axis.length { lengths[key] = step }
        }
    }

    /// What decides the length of a view; nil if no row of the solver does.
    func length(of view: UIView) -> DecidingStep? { lengths[ObjectIdentifier(view)] }

    /// The views from the near edge to `view`, itself last; nil if the way is no row of views.
    func members(upTo view: UIView) -> [Member]? {
        var members: [Member] = []
        var visited: Set<ObjectIdentifier> = []
        var place = Place(view: view, end: .far)
        while true {
            if place.end == .near, isAround(place.view, view) { return members.reversed() }
            // What has come to the content's own far end has gone the wrong way.
            if isAround(place.view, view) { return nil }
            guard visited.insert(ObjectIdentifier(place.view)).inserted else { return nil }
            guard let step = positions[ObjectIdentifier(place.view)] else {
                // It lies where it is by a frame, or at the origin.
                guard place.end == .far else { return nil }
                members.append(Member(view: place.view))
                return members.reversed()
            }
            guard let tie = Tie(step, along: axis, isTurned: fromFarEnd), let own = tie.side(of: place.view),
                let other = tie.side(notOf: place.view)
            else {
                guard step.source.constraint == nil, place.end == .far else { return nil }
                members.append(Member(view: place.view))
                return members.reversed()
            }
            if place.end == .far, own.end == .near {
                members.append(Member(view: place.view, isLimited: tie.isLimit))
            } else if place.end != own.end {
                return nil
            }
            place = other
        }
    }

    /// The view inside an area whose far edge decides the area's own, by the step that decides the area's length, and
    /// whether a limit does; nil if something else decides it.
    func last(in area: UIView, by step: DecidingStep) -> (view: UIView, isLimited: Bool)? {
        guard let tie = Tie(step, along: axis, isTurned: fromFarEnd) else { return nil }
        for (inner, outer) in [(tie.first, tie.second), (tie.second, tie.first)]
        where inner.end == .far && outer.end == .far && inner.view !== outer.view
            && inner.view.isDescendant(of: outer.view) && outer.view.isDescendant(of: area)
        {
            return (inner.view, tie.isLimit)
        }
        return nil
    }

    /// Whether a view is around another one inside the scroll view, or the scroll view.
    private func isAround(_ outer: UIView, _ view: UIView) -> Bool {
        outer === scrollView || outer !== view && view.isDescendant(of: outer)
    }
}

extension ContentPath {
    /// An edge of a view along the axis, at the smaller coordinates or at the larger ones.
    struct Place {
        let view: UIView
        let end: RowEnd
    }

    /// A constraint between two edges.
    @MainActor fileprivate struct Tie {
        let first: Place
        let second: Place
        let isLimit: Bool

        init?(_ step: DecidingStep, along axis: NSLayoutConstraint.Axis, isTurned: Bool) {
            guard let constraint = step.source.constraint, constraint.multiplier == 1,
                constraint.firstAttribute.axis == axis, let first = constraint.firstItem,
                let second = constraint.secondItem, let one = Tie.view(first), let other = Tie.view(second)
            else { return nil }
            let isMirrored =
                (constraint.firstAttribute.followsReadingDirection
                    || constraint.secondAttribute.followsReadingDirection)
                && one.effectiveUserInterfaceLayoutDirection == .rightToLeft
            guard let end = constraint.firstAttribute.geometricEnd(isMirrored: isMirrored),
                let otherEnd = constraint.secondAttribute.geometricEnd(isMirrored: isMirrored)
            else { return nil }
            self.first = Place(view: one, end: isTurned ? end.other : end)
            self.second = Place(view: other, end: isTurned ? otherEnd.other : otherEnd)
            isLimit = constraint.relation != .equal
        }

        /// The view whose edges an item has, but for a distance that is fixed.
        private static func view(_ item: AnyObject) -> UIView? {
            if let view = item as? UIView { return view }
            guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
            if let scrollView = owner as? UIScrollView, guide === scrollView.contentLayoutGuide {
                return owner
            }
            let isMargin = guide === owner.layoutMarginsGuide || guide === owner.readableContentGuide
            return isMargin || guide === owner.safeAreaLayoutGuide ? owner : nil
        }

        func side(of view: UIView) -> Place? {
            first.view === view ? first : second.view === view ? second : nil
        }

        func side(notOf view: UIView) -> Place? {
            first.view === view ? second : second.view === view ? first : nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Which end of a view an edge, a margin or a baseline is nearest to; nil for sizes and centres.
    fileprivate func geometricEnd(isMirrored: Bool) -> RowEnd? {
        switch self {
        case .left, .leftMargin, .top, .topMargin, .firstBaseline: .near
        case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: .far
        case .leading, .leadingMargin: isMirrored ? .far : .near
        case .trailing, .trailingMargin: isMirrored ? .near : .far
        default: nil
        }
    }
}

extension RowEnd {
    fileprivate var other: RowEnd { self == .near ? .far : .near }
}
