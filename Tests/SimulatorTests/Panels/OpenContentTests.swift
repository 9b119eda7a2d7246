import Diagnosis
import Testing
import UIKit

@testable import Simulator

/// Layouts that nothing decides, made by constraints as in the founding documents.
@MainActor @Suite struct OpenContentTests {
    private func pin(_ view: UIView, to other: UIView, by inset: CGFloat = 0) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        return [
            view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: inset),
            view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: inset),
        ]
    }

    private func scroll() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "scroll"
        return scroll
    }

    private func lines(_ stage: Stage) -> [String] {
        Session(stage: stage, size: CellSize(width: 80, height: 24)).draw().lines
    }

    /// A list of five boxes whose last one does not tie the container's bottom.
    private func endsNowhere() -> Stage {
        let scroll = scroll()
        let container = Stages.view("container", 0, 0, 0, 0)
        scroll.addSubview(container)
        let stage = Stages.stage("Ends nowhere", [scroll])
        var constraints = pin(scroll, to: stage.rootView) + pin(container, to: scroll)
        constraints.append(container.widthAnchor.constraint(equalTo: stage.rootView.widthAnchor))
        var above = container.topAnchor
        for index in 0..<5 {
            let box = Stages.view("box[\(index)]", 0, 0, 0, 0, Stages.orange)
            box.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(box)
            constraints += [
                box.leftAnchor.constraint(equalTo: container.leftAnchor),
                box.rightAnchor.constraint(equalTo: container.rightAnchor),
                box.heightAnchor.constraint(equalToConstant: 100),
                box.topAnchor.constraint(equalTo: above, constant: 100),
            ]
            above = box.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        return stage
    }

    @Test func `a list that ends nowhere is open at its end`() {
        let lines = lines(endsNowhere())
        #expect(lines[1].hasSuffix("content 375 × ?"))
        #expect(lines.contains { $0.hasSuffix("┊     ?      ┊    views reach 1000") })
        #expect(lines[20] == "  y content height is not decided   drawn as 0          offset 0")
        #expect(lines[21].hasPrefix("  x content 375 = 375"))
        // The boxes themselves are decided.
        #expect(lines.contains { $0.hasSuffix("box[4]  y 900") })
    }

    @Test func `a box pinned to the content area alone shows as a mark`() {
        let scroll = scroll()
        let box = Stages.view("box", 0, 0, 0, 0, .red)
        scroll.addSubview(box)
        let stage = Stages.stage("Nothing shows", [scroll])
        NSLayoutConstraint.activate(pin(scroll, to: stage.rootView) + pin(box, to: scroll, by: 5))
        let lines = lines(stage)
        #expect(lines[1].hasSuffix("content ? × ?"))
        #expect(lines[2].hasPrefix("  │◇ box 0 × 0"))
        #expect(lines[20].contains("y content height is not decided"))
        #expect(lines[21].contains("x content width is not decided"))
    }

    @Test func `a fault takes the third line`() {
        let stage = endsNowhere()
        let faulty = Stage(
            name: stage.name, deviceName: stage.deviceName, about: "About.", window: stage.window,
            rootView: stage.rootView,
            diagnostics: [
                Diagnostic(
                    rule: "ambiguous-content-height", severity: .error,
                    message: "nothing ties container.bottom to box[4].bottom")
            ])
        #expect(lines(faulty)[22] == "  ✗ nothing ties container.bottom to box[4].bottom")
    }
}
