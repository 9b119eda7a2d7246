import Testing

@testable import UIKit

/// When views draw (UIView, `draw(_:)` and `setNeedsDisplay()`).
@MainActor @Suite struct DisplayPassTests {
    /// Tells what is called, in one list for all.
    @MainActor private final class Journal {
        var entries: [String] = []

        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private final class Sheet: UIView {
        let name: String
        let journal: Journal
        var areas: [CGRect] = []
        override class var requiresConstraintBasedLayout: Bool { true }

        init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
            self.name = name
            self.journal = journal
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            journal.entries.append("update \(name)")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            journal.entries.append("layout \(name)")
            super.layoutSubviews()
        }

        override func draw(_ rect: CGRect) {
            journal.entries.append("draw \(name)")
            areas.append(rect)
        }
    }

    /// A sheet of 100 by 80 in a window with another one of 40 by 30 in it.
    private func sheets() -> (window: UIWindow, outer: Sheet, inner: Sheet, journal: Journal) {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let journal = Journal()
        let outer = Sheet("outer", journal, frame: rect(0, 0, 100, 80))
        let inner = Sheet("inner", journal, frame: rect(10, 10, 40, 30))
        outer.addSubview(inner)
        window.addSubview(outer)
        return (window, outer, inner, journal)
    }

    /// WWDC 2015, session 219: constraints from the leaves up, layout from the top down, then drawing; and nothing
    /// where nobody asks.
    @Test func theOrderOfPasses() {
        let (window, _, _, journal) = sheets()
        window.runPasses()
        #expect(
            journal.take() == [
                "update inner", "update outer", "layout outer", "layout inner", "draw outer", "draw inner",
            ])
        window.runPasses()
        #expect(journal.take() == [])
    }

    /// However often it is asked for, a view draws once a pass; laying out does not draw.
    @Test func onceAPass() {
        let (window, outer, inner, journal) = sheets()
        window.runPasses()
        _ = journal.take()
        inner.setNeedsDisplay()
        inner.setNeedsDisplay()
        window.layoutIfNeeded()
        #expect(journal.take() == [])
        window.runPasses()
        #expect(journal.take() == ["draw inner"])
        outer.setNeedsLayout()
        window.runPasses()
        #expect(journal.take() == ["layout outer"])
    }

    /// Parts are joined, and cut to the bounds.
    @Test func partsOfAView() {
        let (window, outer, inner, journal) = sheets()
        window.runPasses()
        #expect(outer.areas == [rect(0, 0, 100, 80)])
        _ = journal.take()
        outer.setNeedsDisplay(rect(10, 10, 5, 5))
        outer.setNeedsDisplay(rect(90, 20, 50, 10))
        inner.setNeedsDisplay(rect(200, 0, 10, 10))
        window.runPasses()
        #expect(outer.areas.last == rect(10, 10, 90, 20))
        #expect(journal.take() == ["draw outer"])
    }

    /// What cannot be seen draws once it can.
    @Test func unseenViewsWait() {
        let (window, outer, inner, journal) = sheets()
        outer.isHidden = true
        window.runPasses()
        #expect(!journal.take().contains { $0.hasPrefix("draw") })
        outer.isHidden = false
        inner.frame.size.width = 0
        window.runPasses()
        #expect(journal.take().filter { $0.hasPrefix("draw") } == ["draw outer"])
        inner.frame.size.width = 40
        window.runPasses()
        #expect(journal.take().filter { $0.hasPrefix("draw") } == ["draw inner"])
        inner.removeFromSuperview()
        inner.setNeedsDisplay()
        window.runPasses()
        #expect(!journal.take().contains("draw inner"))
        outer.addSubview(inner)
        window.runPasses()
        #expect(journal.take().contains("draw inner"))
    }
}
