import Foundation
import Testing

@testable import UIKit

/// Random trees with scroll views in them, random constraints between their views, and the documents' reading of these
/// once more, between the frames and without the engine.
@MainActor struct RandomTree {
    private static let positions: [NSLayoutConstraint.Attribute] = [
        .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .leftMargin, .bottomMargin,
    ]

    func makeTree(_ random: inout SeededNumbers, views count: ClosedRange<Int> = 2...9) -> (
        window: UIWindow, views: [UIView]
    ) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        if Bool.random(using: &random) { window.layoutDirection = .rightToLeft }
        let controller = UIViewController()
        window.rootViewController = controller
        var views: [UIView] = [controller.view]
        for _ in 0..<Int.random(in: count, using: &random) {
            let view = Int.random(in: 0..<3, using: &random) == 0 ? UIScrollView() : UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
            views.append(view)
        }
        return (window, views)
    }

    func makeConstraint(_ views: [UIView], _ random: inout SeededNumbers) -> NSLayoutConstraint? {
        let first = views[Int.random(in: 1..<views.count, using: &random)]
        let second = views[Int.random(in: 0..<views.count, using: &random)]
        let relation: NSLayoutConstraint.Relation = [
            .equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
        ][
            Int.random(in: 0..<5, using: &random)]
        let constant = CGFloat(Int.random(in: -20...60, using: &random))
        if Int.random(in: 0..<3, using: &random) == 0 {
            let attribute: NSLayoutConstraint.Attribute = Bool.random(using: &random) ? .width : .height
            if first === second || Bool.random(using: &random) {
                return NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: relation, toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1, constant: abs(constant))
            }
            return NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: attribute,
                multiplier: [1, 0.5, 2][Int.random(in: 0..<3, using: &random)], constant: constant)
        }
        guard first !== second else { return nil }
        let a = RandomTree.positions[Int.random(in: 0..<RandomTree.positions.count, using: &random)]
        let b = RandomTree.positions[Int.random(in: 0..<RandomTree.positions.count, using: &random)]
        guard AttributePairing(first: a, second: b) == .valid else { return nil }
        return NSLayoutConstraint(
            item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b,
            multiplier: [1, 1, 1, 0.5][Int.random(in: 0..<4, using: &random)], constant: constant)
    }

    // MARK: - The documents' reading

    /// What the attribute of a view is, in the coordinates inside the common ancestor.
    private func value(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: UIView?,
        in ancestor: UIView,
        isMirrored: Bool
    ) -> CGFloat {
        if attribute == .width { return view.bounds.width }
        if attribute == .height { return view.bounds.height }
        var rect = CGRect(origin: view.bounds.origin, size: view.bounds.size)
        var inside = view
        if let scroll = view as? UIScrollView, let other, other !== view, other.isDescendant(of: scroll) {
            // Seen from inside: edges and margins are the content's; centres the frame's, at the content's origin.
            let isCentre = attribute == .centerX || attribute == .centerY
            rect = CGRect(origin: .zero, size: isCentre ? scroll.bounds.size : scroll.contentSize)
            inside = scroll
        }
        let margins = view.layoutMargins
        if attribute == .leftMargin { rect.origin.x += margins.left }
        if attribute == .bottomMargin { rect.size.height -= margins.bottom }
        if inside !== ancestor { rect = inside.convert(rect, to: ancestor) }
        // Margins can be larger than the view; a rectangle's own edges would then be swapped.
        let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        switch attribute {
        case .left, .leftMargin: return x
        case .right: return x + width
        case .centerX: return x + width / 2
        case .leading: return isMirrored ? x + width : x
        case .trailing: return isMirrored ? x : x + width
        case .top: return y
        case .centerY: return y + height / 2
        default: return y + height
        }
    }

    func error(_ constraint: NSLayoutConstraint) throws -> CGFloat {
        let first = try #require(constraint.firstItem as? UIView)
        let second = constraint.secondItem as? UIView
        let ancestor = try #require(constraint.holder)
        let isMirrored =
            (constraint.firstAttribute.followsReadingDirection
                || constraint.secondAttribute.followsReadingDirection)
            && first.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var left = value(
            first, constraint.firstAttribute, seenFrom: second, in: ancestor, isMirrored: isMirrored)
        var right: CGFloat = 0
        if let second {
            right = value(
                second, constraint.secondAttribute, seenFrom: first, in: ancestor, isMirrored: isMirrored)
        }
        if isMirrored {
            // Distances count leftwards from the ancestor's right edge: the content's where it scrolls.
            let edge = (ancestor as? UIScrollView)?.contentSize.width ?? ancestor.bounds.width
            left = edge - left
            right = edge - right
        }
        let difference = left - constraint.multiplier * right - constraint.constant
        switch constraint.relation {
        case .equal: return abs(difference)
        case .lessThanOrEqual: return max(0, difference)
        case .greaterThanOrEqual: return max(0, -difference)
        }
    }
}
