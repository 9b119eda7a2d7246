import Testing
import UIKit

/// Lines of Visual Format in scenes: the same constraints as in code, and errors with a caret.
@MainActor @Suite struct VisualFormatLineTests {
    private static let views = """
        metrics: {gap: 12, weak: 750}
        view:
          subviews:
            - {id: a, subviews: [{id: inner}]}
            - {id: box, repeat: 3}

        """

    private func equations(_ line: String) throws -> [String] {
        try scene(Self.views + "constraints:\n- \(line)").equations
    }

    /// The superview's edges are leading and trailing, distances count from left to right (dsl.md 5.1).
    @Test func linesMakeWhatTheFormatSays() throws {
        #expect(
            try equations("H:|-gap-[a(100)]-[box[0](a)]-20-|") == [
                "a.leading == view.leading + 12", "a.width == 100", "box[0].leading == a.trailing + 8",
                "box[0].width == a.width", "view.trailing == box[0].trailing + 20",
            ])
        #expect(
            try equations("V:[box[0]]-(>=gap@weak)-[box[2]]") == ["box[2].top >= box[0].bottom + 12 @ 750"])
        // `|` is the nearest common superview: of a view inside `a`, that is `a`.
        #expect(try equations("V:|[inner]|") == ["inner.top == a.top", "a.bottom == inner.bottom"])
    }

    @Test func options() throws {
        #expect(
            try equations("{constraint: \"H:[box[0]]-0-[box[1]]\", options: [alignAllTop]}") == [
                "box[1].leading == box[0].trailing", "box[0].top == box[1].top",
            ])
        #expect(
            try equations("{constraint: \"H:|-gap-[a]\", options: [directionRightToLeft]}") == [
                "a.right == view.right - 12"
            ])
        #expect(
            faults(Self.views + "constraints:\n- {constraint: a.width == 3, options: [alignAllTop]}") == [
                "7:16: 'options' are those of a line that begins with 'H:' or 'V:'"
            ])
        #expect(
            faults(Self.views + "constraints:\n- {constraint: 'H:|[a]', options: [alignAllTopp]}") == [
                "7:36: no option 'alignAllTopp' (did you mean 'alignAllTop'?)"
            ])
    }

    @Test(
        arguments: [
            ("H:|-[a-|", "7:9: Expected a ']' after the view\n    H:|-[a-|\n          ^"),
            ("H:|-[aa]-|", "7:8: no view named 'aa' (did you mean 'a'?)\n    H:|-[aa]-|\n         ^"),
            (
                "H:|-[box]-|",
                "7:8: 'box' is repeated 3 times; write 'box[*]' for each of them, or one index\n    H:|-[box]-|\n         ^"
            ),
            (
                "H:|-[box[3]]-|",
                "7:11: no 'box[3]': 'box' goes from [0] to [2]\n    H:|-[box[3]]-|\n         ^"
            ),
            ("H:|-[a(b)]", "7:10: no view named 'b'\n    H:|-[a(b)]\n           ^"),
            (
                "H:|-gup-[a]",
                "7:7: gup is not a key in the metrics or views dictionary.\n    H:|-gup-[a]\n        ^"
            ),
            (
                "H:[a(10@1001)]",
                "7:11: A priority lies between 1 and 1000.\n    H:[a(10@1001)]\n            ^"
            ),
        ])
    func faultsWithACaret(_ line: String, _ expected: String) {
        #expect(faults(Self.views + "constraints:\n- \(line)") == [expected])
    }
}
