import Testing

/// What is wrong with steps gets a place and a cure; the columns are those of the word at fault.
@MainActor @Suite struct StepFaultTests {
    /// The faults of a statement in a scene with a scroll view, a plain view that repeats, a metric and two named
    /// lines; the statement begins at 13:11.
    private func fault(_ statement: String) -> [String] {
        faults(
            """
            device: {width: 300, height: 200}
            metrics: {gap: 10}
            view:
              subviews:
                - {id: scroll, class: UIScrollView}
                - {id: box, repeat: 2}
            constraints:
              - {name: pin, constraint: scroll.width == 20}
              - {name: two, constraint: view.edges == scroll inset 20}
            steps:
              - note: a
                do:
                    - \(statement)
            """)
    }

    @Test(
        arguments: [
            ("scrol.layoutIfNeeded", "13:11: no view named 'scrol' (did you mean 'scroll'?)"),
            ("scroll.layoutIfNeded", "13:18: no statement 'layoutIfNeded' (did you mean 'layoutIfNeeded'?)"),
            ("scroll.layoutIfNeeded (1, 2)", "13:33: 'layoutIfNeeded' takes no argument"),
            ("scroll.scrollTo", "13:18: 'scrollTo' needs (x, y)"),
            ("scroll.scrollTo 3", "13:27: expected '=' and a value, or '(' and numbers, found '3'"),
            ("scroll.page (0.5, 1)", "13:23: expected (dx, dy), whole numbers of pages, found (0.5, 1)"),
            (
                "box[0].autoresizingMask = flexibleWith",
                "13:37: no metric named 'flexibleWith' (did you mean 'flexibleWidth'?)"
            ),
            ("scroll.scrollTo (1, 2, 3)", "13:27: expected (x, y), found 3 numbers"),
            ("box[0].scrollTo (1, 2)", "13:18: 'scrollTo' is of scroll views, and 'box' is a UIView"),
            (
                "scroll.layoutIfNeeded animated",
                "13:18: 'layoutIfNeeded' cannot be animated; "
                    + "'scrollTo', 'scrollBy' and 'page' can"
            ),
            (
                "box.isHidden = true",
                "13:11: 'box' is repeated 2 times; write 'box[*]' for each of them, or one index"
            ),
            ("\"box[2].isHidden = true\"", "13:11: no 'box[2]': 'box' goes from [0] to [1]"),
            (
                "box[i].isHidden = true",
                "13:14: '[i]' does not name one view; an index here is a number, 'last' or 'last-1'"
            ),
            (
                "box[0].alpha = box[*].width",
                "13:29: '[*]' does not name one view; an index here is a number, 'last' or 'last-1'"
            ),
            (
                "box[0].contentSize = (1, 2)",
                "13:18: 'contentSize' is a property of UIScrollView, and this is a UIView"
            ),
            ("box[0].isHiden = true", "13:18: UIView has no property 'isHiden' (did you mean 'isHidden'?)"),
            ("box[0].isHidden = 3", "13:29: expected true or false, found '3'"),
            ("box[0].isHidden = yess", "13:29: no metric named 'yess'"),
            ("box[0].frame = (1, 2, 3)", "13:26: expected (x, y, width, height), found 3 numbers"),
            ("box[0].frame = (1, 2, -3, 4)", "13:26: a width cannot be negative"),
            ("box[0].alpha = scroll.wdth", "13:33: no value 'wdth' of a view (did you mean 'width'?)"),
            ("box[0].alpha = scroll.width-1", "13:38: '-' needs a blank before and after it"),
            (
                "box[0].alpha = box[1].contentSize",
                "13:33: 'contentSize' is of scroll views, and 'box' is a UIView"
            ),
            ("box[0].alpha = scroll.frame", "13:26: expected a number, found a rectangle"),
            ("box[0].alpha = scroll.bounds.size.x", "13:45: a size has no 'x'"),
            (
                "box[0].alpha = scroll",
                "13:26: 'scroll' is a view, and an attribute of it is needed; write 'scroll.width'"
            ),
            ("box[0].alpha = 1 / 0", "13:28: the value is not a finite number"),
            ("box[0].alpha = (1", "13:28: expected ',' or ')', found the end of the line"),
            (
                "box[0].alpha =",
                "13:25: expected a number, a value of a view or '(', found the end of the line"
            ),
            ("gup = 3", "13:11: no metric named 'gup' (did you mean 'gap'?)"),
            ("pinn.constant = 3", "13:11: no constraint named 'pinn' (did you mean 'pin'?)"),
            (
                "two.constant = 3",
                "13:11: 'two' names constraints with different constants; give one line that name"
            ),
            (
                "pin.priority = 1001",
                "13:26: a priority is 1 to 1000, 'required', 'high' or 'low', found 1001"
            ),
            ("pin.multiplier = 2", "13:15: no value 'multiplier' of a view"),
            ("resize (0, 3)", "13:18: a width or height is above 0"),
            ("rotat", "13:11: no statement 'rotat' (did you mean 'rotate'?)"),
        ])
    func statements(_ statement: String, _ expected: String) { #expect(fault(statement) == [expected]) }

    /// UIKit does not let a required constraint become optional while it is active, and scenes do not trap.
    @Test func aRequiredConstraintStaysRequired() throws {
        #expect(
            fault("pin.priority = high") == [
                "13:26: UIKit does not change 'pin' between required and optional while it is active; "
                    + "deactivate it first"
            ])
        #expect(
            fault(
                "pin.isActive = false\n        - pin.priority = high\n        - pin.isActive = true")
                == [])
    }

    /// What only running can tell is told of every statement.
    @Test func removedViews() {
        let text = """
            view:
              subviews: [{id: a, subviews: [{id: b}]}, {id: c}, {id: r, repeat: 2}]
            constraints: [{name: n, constraint: b.left == c.left}]
            steps:
              - remove: [a]
                do: [b.layoutIfNeeded, a.alpha = 1]
              - add: {constraints: [b.left == c.left]}
              - activate: [n]
              - remove: ["r[0]"]
              - remove: ["r[0]"]
              - add: {constraints: ["r[*].left == c.left"]}
              - remove: [view]
              - add: {to: c, subviews: [{id: c}]}
            """
        #expect(
            faults(text) == [
                "6:10: 'b' was removed by a step before", "6:28: 'a' was removed by a step before",
                "7:25: 'b' was removed by a step before",
                "8:16: the constraint cannot be activated: its views have no common ancestor, since one was removed",
                "10:14: 'r[0]' is not in the tree any more",
                "11:25: the constraint cannot be activated: its views have no common ancestor, since one was removed",
                "12:14: the root view cannot be removed", "13:10: the id 'c' is there twice; first at 2:44",
            ])
    }

    @Test func shapes() {
        #expect(faults("view: {}\nsteps: 3") == ["2:8: expected a list of steps, found '3'"])
        #expect(
            faults("view: {}\nsteps: [{doo: []}]") == ["2:10: unknown key 'doo' (did you mean 'do'?)"])
        #expect(
            faults("view: {}\nsteps: [{add: {subviews: [{id: a}]}}]") == [
                "2:15: an 'add' with subviews needs 'to'"
            ])
        #expect(
            faults("view: {}\nsteps: [{activate: [x]}]") == ["2:21: no constraint named 'x'"])
        #expect(
            faults("view: {}\nsteps: [{layout: maybe}]") == ["2:18: expected true or false, found 'maybe'"])
    }

    /// A metric is set only if all that is written with it goes on to make sense.
    @Test func aMetricThatBreaksALine() {
        let text = """
            metrics: {n: 2}
            view: {subviews: [{id: a}]}
            constraints: [a.width == view.width / n]
            steps: [{do: [n = 0]}]
            """
        #expect(faults(text) == ["4:19: with this value: a division by 0"])
    }

    /// Statements of endless parts are refused before anything looks at them part by part.
    @Test(arguments: ["(", "-", "1 + ", "((((1) + "])
    func manyParts(_ part: String) {
        let statement = "view.alpha = " + String(repeating: part, count: 100_000) + "1"
        #expect(
            faults("view: {}\nsteps: [{do: ['\(statement)']}]") == [
                "2:15: the statement has more than 200 parts"
            ])
    }
}
