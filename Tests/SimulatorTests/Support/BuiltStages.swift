import Diagnosis
import UIKit

@testable import Simulator

/// The founding documents' scenes, built by constraints: what is said of them comes from the solver.
@MainActor enum BuiltStages {
    /// Nobody changes a stage here, but what is offered needs somebody who would.
    private final class Crew: StageCrew {
        func stage(after change: StageChange) throws(StageRefusal) -> Stage { throw StageRefusal("not here") }
    }

    private static func built(
        _ name: String, _ scroll: UIScrollView, _ constraints: (UIView) -> [NSLayoutConstraint]
    ) -> Stage {
        let stage = Stages.stage(name, [scroll])
        NSLayoutConstraint.activate(constraints(stage.rootView))
        stage.window.runPasses()
        let root = stage.rootView
        return Stage(
            name: name, deviceName: stage.deviceName, about: "What it is about.", window: stage.window,
            rootView: root, diagnostics: Diagnosis.examine(root: root, source: LayoutSource()), crew: Crew())
    }

    private static func scroll(_ views: [UIView]) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "scroll"
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        scroll.translatesAutoresizingMaskIntoConstraints = false
        return scroll
    }

    private static func view(_ id: String, _ color: UIColor? = nil) -> UIView {
        let view = Stages.view(id, 0, 0, 0, 0, color)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private static func pin(_ view: UIView, to other: UIView, by inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: inset),
            view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: inset),
        ]
    }

    /// Five boxes of 100 with gaps of 100 in a container that fills the content; where the list `isTied` the last one ties
    /// the container's bottom.
    static func list(isTied: Bool = true) -> Stage {
        let container = view("container")
        let boxes = (0..<5).map { view("box[\($0)]", Stages.orange) }
        for box in boxes { container.addSubview(box) }
        let scroll = scroll([container])
        return built(isTied ? "Vertical list" : "Ends nowhere", scroll) { root in
            var constraints = pin(scroll, to: root) + pin(container, to: scroll)
            constraints.append(container.widthAnchor.constraint(equalTo: root.widthAnchor))
            var above = container.topAnchor
            for box in boxes {
                constraints += [
                    box.leftAnchor.constraint(equalTo: container.leftAnchor),
                    box.rightAnchor.constraint(equalTo: container.rightAnchor),
                    box.heightAnchor.constraint(equalToConstant: 100),
                    box.topAnchor.constraint(equalTo: above, constant: 100),
                ]
                above = box.bottomAnchor
            }
            let end = above.constraint(equalTo: container.bottomAnchor, constant: -100)
            return constraints + (isTied ? [end] : [])
        }
    }

    /// Five pages as large as the frame, in a row.
    static func carousel() -> Stage {
        let pages = (0..<5).map { view("page[\($0)]", Stages.orange) }
        let scroll = scroll(pages)
        scroll.isPagingEnabled = true
        return built("Carousel", scroll) { root in
            var constraints = [
                scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
                scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
                scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 192),
                scroll.heightAnchor.constraint(equalToConstant: 220),
            ]
            var before = scroll.leftAnchor
            for page in pages {
                constraints += [
                    page.topAnchor.constraint(equalTo: scroll.topAnchor),
                    page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                    page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                    page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
                    page.leftAnchor.constraint(equalTo: before),
                ]
                before = page.rightAnchor
            }
            return constraints + [before.constraint(equalTo: scroll.rightAnchor)]
        }
    }

    /// The wrong way: edges 5 further than the scroll view's, and no size.
    static func nothingShows(boxes count: Int = 1) -> Stage {
        let boxes = (0..<count).map { view(count == 1 ? "box" : "box[\($0)]", .red) }
        let scroll = scroll(boxes)
        return built("Nothing shows", scroll) { root in
            pin(scroll, to: root) + boxes.flatMap { pin($0, to: scroll, by: 5) }
        }
    }

    /// The same with a size as large as the frame, so that it hangs out.
    static func hangingOut() -> Stage {
        let box = view("box", .red)
        let scroll = scroll([box])
        return built("Hanging out", scroll) { root in
            pin(scroll, to: root) + pin(box, to: scroll, by: 5) + [
                box.widthAnchor.constraint(equalTo: root.widthAnchor),
                box.heightAnchor.constraint(equalTo: root.heightAnchor),
            ]
        }
    }

    /// Two boxes of 10 side by side, with nothing to say where the content ends.
    static func twoBoxesOpen() -> Stage {
        let (a, b) = (view("a", .red), view("b", .blue))
        let scroll = scroll([a, b])
        return built("Two boxes", scroll) { root in
            pin(scroll, to: root) + [
                a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
                b.widthAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
                a.leftAnchor.constraint(equalTo: scroll.leftAnchor),
                a.topAnchor.constraint(equalTo: scroll.topAnchor),
                b.leftAnchor.constraint(equalTo: a.rightAnchor),
                b.topAnchor.constraint(equalTo: a.topAnchor),
            ]
        }
    }

    /// A box without a colour, and one of which nothing says where it begins.
    static func outlines() -> Stage {
        let (clear, open) = (view("clear"), view("open", Stages.orange))
        let scroll = scroll([clear, open])
        return built("Outlines", scroll) { root in
            pin(scroll, to: root) + pin(clear, to: scroll) + [
                clear.widthAnchor.constraint(equalTo: root.widthAnchor),
                clear.heightAnchor.constraint(equalToConstant: 667),
                open.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 200),
                open.widthAnchor.constraint(equalToConstant: 200),
                open.heightAnchor.constraint(equalToConstant: 200),
            ]
        }
    }
}
