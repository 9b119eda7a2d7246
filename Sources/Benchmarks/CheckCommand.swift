import Diagnosis
import UIKit

/// How long it takes to say what is wrong with a list, beside laying it out: rows in a container in a scroll view, the
/// last of which is not tied to the bottom.
@MainActor enum CheckCommand {
    /// Prints a line for each number of views: views, median seconds of a first layout, median seconds of a diagnosis,
    /// and their ratio, tab-separated. Both are measured in turns.
    static func run(sizes: [Int] = [100, 1000, 10_000]) {
        for size in sizes {
            let clock = ContinuousClock()
            var layouts: [Double] = []
            var checks: [Double] = []
            for _ in 0..<9 {
                let window = list(of: size)
                layouts.append(seconds(clock.measure { window.layoutIfNeeded() }))
                guard let root = window.rootViewController?.view else { continue }
                var found: [Diagnostic] = []
                checks.append(
                    seconds(clock.measure { found = Diagnosis.examine(root: root, source: LayoutSource()) }))
                precondition(found.map(\.rule) == ["ambiguous-content-height"], "the missing line is found")
            }
            let (layout, check) = (median(layouts), median(checks))
            print("\(size)\t\(layout)\t\(check)\t\(check / layout)")
        }
    }

    private static func list(of count: Int) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let controller = UIViewController()
        window.rootViewController = controller
        let scroll = UIScrollView()
        let container = UIView()
        controller.view.addSubview(scroll)
        scroll.addSubview(container)
        var constraints = edges(of: scroll, controller.view) + edges(of: container, scroll)
        constraints.append(container.widthAnchor.constraint(equalTo: scroll.widthAnchor))
        var previous: UIView?
        for number in 0..<count {
            let row = UIView()
            row.accessibilityIdentifier = "row[\(number)]"
            container.addSubview(row)
            row.translatesAutoresizingMaskIntoConstraints = false
            constraints += [
                row.leftAnchor.constraint(equalTo: container.leftAnchor),
                row.rightAnchor.constraint(equalTo: container.rightAnchor),
                row.heightAnchor.constraint(equalToConstant: 44),
                row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? container.topAnchor, constant: 8),
            ]
            previous = row
        }
        (scroll.accessibilityIdentifier, container.accessibilityIdentifier) = ("scroll", "container")
        NSLayoutConstraint.activate(constraints)
        return window
    }

    private static func edges(of view: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        return [
            view.leftAnchor.constraint(equalTo: outer.leftAnchor),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
            view.rightAnchor.constraint(equalTo: outer.rightAnchor),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ]
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}
