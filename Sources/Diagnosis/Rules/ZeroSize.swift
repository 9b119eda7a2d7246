import UIKit

extension Rule {
    /// A view that has something to show has no extent.
    static let zeroSize = Rule(
        name: "zero-size", severity: .warning,
        summary: "a view that has something to show is decided to be of no width or height",
        reason: """
            Constraints can decide that a view is 0 wide, and then it is there and cannot be seen: two edges tied \
            to one, a length of 0, a neighbour that takes all. Views without colour, text or subviews are left \
            out, since they are often there to keep a distance. It is a warning because nothing shows.
            """,
        example: ["box.left == view.left", "box.right == view.left"],
        cure: "give it a length, or tie its edges to different places"
    ) { facts in
        facts.views.compactMap { view in
            guard view.isShown, view !== facts.root, showsSomething(view), !isInsideZero(view) else {
                return nil
            }
            let size = view.bounds.size
            let axes = NSLayoutConstraint.Axis.both.filter {
                size.length($0) == 0 && !view.isOpen($0.length)
            }
            guard !axes.isEmpty, !hasOpenContent(around: view) else { return nil }
            let source = facts.source.view(view)
            let deciding = axes.flatMap { view.constraints(deciding: $0.length) }
            return Diagnostic(
                rule: "zero-size", severity: .warning, view: source.id,
                message:
                    "\(source.id) is \(NumberText.short(size.width)) × \(NumberText.short(size.height)): nothing "
                    + "of it shows.",
                constraints: facts.texts(of: Array(deciding.prefix(4))), fixes: fixes(view, axes, facts),
                place: source.place)
        }
    }

    /// The far edge goes to the far edge of what the near edge is tied to.
    @MainActor private static func fixes(
        _ view: UIView, _ axes: [NSLayoutConstraint.Axis], _ facts: LayoutFacts
    ) -> [Fix] {
        guard let superview = view.superview else { return [] }
        let candidates = axes.flatMap { axis -> [FixCandidate] in
            let edges = Row(in: superview, along: axis).edges
            return view.constraints(deciding: axis.length).filter {
                $0.firstItem === view && $0.firstAttribute == edges.far && $0.secondItem === superview
                    && $0.secondAttribute == edges.near
            }.map { wrong in
                let right = NSLayoutConstraint.equality(
                    view, edges.far, superview, edges.far, constant: -abs(wrong.constant))
                return facts.replacement(of: wrong, with: [right])
            }
        }
        return facts.trial.fixes(
            candidates, isCured: { trial in axes.allSatisfy { trial.frame(of: view).size.length($0) > 0 } },
            result: { FixResult(facts).frame(of: view, $0) })
    }

    @MainActor private static func showsSomething(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return !(label.text ?? "").isEmpty }
        return view.backgroundColor != nil || view is UIImageView
            || !(view is UIStackView)
                && view.subviews.contains { $0.bounds.width > 0 && $0.bounds.height > 0 }
                && view.clipsToBounds
    }

    /// Whether the view around has no extent either: that one is told of.
    @MainActor private static func isInsideZero(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return superview.bounds.width == 0 || superview.bounds.height == 0
    }

    /// Whether the content around is not decided, which is an error of its own.
    @MainActor private static func hasOpenContent(around view: UIView) -> Bool {
        guard let scrollView = view.enclosingScrollView else { return false }
        return scrollView.isOpen(.contentWidth) || scrollView.isOpen(.contentHeight)
    }
}
