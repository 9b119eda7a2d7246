import Diagnosis
import UIKit

/// The frames as JSON, in the form that `frames --format json` fixes: keys in one order, a view a line, so that
/// the same scene gives the same bytes.
@MainActor struct FramesJSON {
    /// The path of the file that the scene is from.
    let file: String
    let name: String
    let deviceName: String
    /// The laid-out tree.
    let root: UIView
    /// What its steps have done; nil for a scene without steps.
    var steps: StepTrace?
    let diagnostics: [Diagnostic]

    var text: String {
        let size = root.bounds.size
        let report = LayoutReport(of: root)
        let device = object([
            ("name", .text(deviceName)), ("width", .number(size.width)),
            ("height", .number(size.height)),
        ])
        return """
            {
              "file": \(JSONText.text(file).description),
              "scenes": [{
                "name": \(JSONText.text(name).description),
                "device": \(device),
                "views": \(list(report.views.map(view))),
                "scrollViews": \(list(report.scrollViews.map(scrollView))),\(stepsText)
                "diagnostics": \(list(diagnostics.map { JSONText.diagnostic($0, file: file).description }))
              }]
            }

            """
    }

    /// The steps that have run, of a scene that has some.
    private var stepsText: String {
        guard let steps else { return "" }
        let lines = steps.steps.map { step in
            object([
                ("step", .number(CGFloat(step.number))), ("note", step.note.map(JSONText.text) ?? .null),
                ("trace", .texts(step.lines)),
            ])
        }
        return "\n    \"steps\": \(list(lines)),"
    }

    private func view(_ view: LayoutReport.View) -> String {
        object([
            ("id", .text(view.id)), ("class", .text(view.className)),
            ("parent", view.parent.map(JSONText.text) ?? .null), ("frame", rect(view.frame)),
            ("ambiguous", .texts(view.ambiguous)),
        ])
    }

    private func scrollView(_ scrollView: LayoutReport.ScrollView) -> String {
        let inset = scrollView.adjustedContentInset
        let x = scrollView.horizontalRange
        let y = scrollView.verticalRange
        return object([
            ("id", .text(scrollView.id)), ("frame", rect(scrollView.frame)),
            ("contentSize", .numbers([scrollView.contentSize.width, scrollView.contentSize.height])),
            ("ambiguous", .texts(scrollView.ambiguous)),
            ("contentOffset", .numbers([scrollView.contentOffset.x, scrollView.contentOffset.y])),
            ("adjustedContentInset", .numbers([inset.top, inset.left, inset.bottom, inset.right])),
            ("minimumOffset", .numbers([x.minimum, y.minimum])),
            ("maximumOffset", .numbers([x.maximum, y.maximum])),
            (
                "scrolls",
                .object([("horizontally", .flag(x.canScroll)), ("vertically", .flag(y.canScroll))])
            ), ("verdict", verdict(scrollView.id)),
        ])
    }

    private func verdict(_ id: String) -> JSONText {
        guard let view = root.reportedView(id) as? UIScrollView else {
            return .null
        }
        return .object([
            ("horizontal", .text(AxisVerdict(of: view, along: .horizontal).sentence)),
            ("vertical", .text(AxisVerdict(of: view, along: .vertical).sentence)),
        ])
    }

    private func rect(_ rect: CGRect) -> JSONText {
        .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    private func object(_ members: [(String, JSONText)]) -> String { JSONText.object(members).description }

    private func list(_ lines: [String]) -> String {
        lines.isEmpty ? "[]" : "[\n      " + lines.joined(separator: ",\n      ") + "\n    ]"
    }
}
