import Diagnosis
import SceneFiles
import Simulator
import UIKit

/// The simulator as lines: the state is printed, and commands are read from standard input, for screen readers and
/// for scripts.
@MainActor struct PlainRun {
    private let session: Session
    private var told: [String] = []

    private static let commands: [(name: String, meaning: String)] = [
        ("KEYS", "what `--keys` takes: Down, PPage, Tab, n …, several in a line"),
        ("state", "everything again"), ("frames", "the frames of all views"),
        ("faults", "what is wrong, and what would help"), ("help", "these words"), ("quit", "leave"),
    ]

    init(_ session: Session) { self.session = session }

    /// Prints the state, then what each line of standard input changes, until there is no more or one says quit.
    mutating func run() {
        tell(title + state)
        told = state
        while let line = readLine() {
            guard obey(line.trimmingCharacters(in: .whitespaces)) else { return }
        }
    }

    /// Returns whether there is more to come.
    private mutating func obey(_ line: String) -> Bool {
        switch line {
        case "": return true
        case "quit": return false
        case "help": tell(Self.commands.map { "\($0.name): \($0.meaning)" })
        case "state": tell(title + state)
        case "frames":
            let report = LayoutReport(of: session.stage.rootView)
            tell(report.views.map { "\($0.id) \(NumberText.list($0.frame))" })
        case "faults": tell(faults)
        default: return press(line)
        }
        return true
    }

    private mutating func press(_ line: String) -> Bool {
        let events: [InputEvent]
        do {
            events = try KeyScript.events(of: line)
        } catch {
            tell(["\(error); 'help' tells more"])
            return true
        }
        for event in events where session.handle(event) == .quit { return false }
        let now = state
        let news = now.filter { !told.contains($0) }
        // A key that moves nothing is answered by the verdicts, which say why.
        let focused = session.focusedScrollView.map(name)
        tell(news.isEmpty ? ["nothing changed"] + now.filter { $0.hasPrefix((focused ?? "") + " ") } : news)
        told = now
        return true
    }

    // MARK: - What is told

    private var title: [String] {
        let stage = session.stage
        let size = stage.window.bounds.size
        return [
            "\(stage.name), \(stage.deviceName) \(NumberText.short(size.width)) × \(NumberText.short(size.height))"
        ]
    }

    /// A line for each thing that can change.
    private var state: [String] {
        var lines: [String] = []
        if let steps = session.stage.steps {
            lines.append(
                "step \(steps.current) of \(steps.count)" + (steps.note.map { ": \($0)" } ?? ""))
            lines += steps.trace.map { "  \($0)" }
        }
        for view in LayoutReport(of: session.stage.rootView).scrollViews {
            let axes = [(NSLayoutConstraint.Axis.vertical), .horizontal]
            guard let scrollView = scrollView(view.id, in: session.stage.rootView) else { continue }
            for axis in axes {
                let verdict = AxisVerdict(of: scrollView, along: axis)
                let page = verdict.page.map { ", page \($0.number) of \($0.count)" } ?? ""
                lines.append(
                    "\(view.id) \(verdict.sentence); offset \(NumberText.short(verdict.offset))\(page)")
            }
        }
        if let focused = session.focusedScrollView { lines.append("keys go to \(name(focused))") }
        return lines
    }

    private var faults: [String] {
        session.stage.diagnostics.isEmpty
            ? ["no faults"]
            : session.stage.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
    }

    private func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "\(type(of: view))" }

    private func scrollView(_ id: String, in view: UIView) -> UIScrollView? {
        if let scrollView = view as? UIScrollView, name(scrollView) == id { return scrollView }
        for subview in view.subviews {
            if let found = scrollView(id, in: subview) { return found }
        }
        return nil
    }

    private func tell(_ lines: [String]) {
        StandardStream.output.write(lines.joined(separator: "\n") + "\n")
    }
}
