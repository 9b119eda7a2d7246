import SceneFiles
import Testing

/// What is wrong with constraint lines, at the word at fault. UIKit's reasons are those of its own messages:
/// "Location attributes must be specified in pairs", "Invalid pairing of layout attributes".
@Suite @MainActor struct LineFaultTests {
    /// Expects one fault in a line, at its mark.
    func expect(_ line: String, _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
    {
        expectFaults(sceneAround(line), message, sourceLocation: sourceLocation)
    }

    // MARK: - Grammar

    @Test func theLeftSide() {
        let alone = "the left side is one attribute of a view alone; numbers stand on the right"
        expect("▸2 * label.width == 5", alone)
        expect("label.width ▸* 2 == 5", alone)
        expect("label.width ▸+ 5 == label.height", alone)
        expect("▸= label.width", "expected an attribute of a view as 'box.left', found '='")
        expect("▸label == 5", "'label' is a view, and an attribute of it is needed; write 'label.top'")
        expect("label.▸", "expected an attribute behind '.', found the end of the line")
    }

    @Test func relations() {
        expect("label.width ▸= 5", "expected '==', '<=' or '>=', found '='")
        expect("label.width ▸≤ 5", "expected '==', '<=' or '>=', found '≤'")
        expect("label.width ▸=> 5", "expected '==', '<=' or '>=', found '=>'")
        expect("label.width ▸5", "expected '==', '<=' or '>=', found '5'")
        expect("label.width▸", "expected '==', '<=' or '>=', found the end of the line")
    }

    @Test func theRightSide() {
        expect("label.width ==▸", "expected an attribute, a view or a number, found the end of the line")
        expect("label.width == ▸/", "expected an attribute, a view or a number, found '/'")
        expect("label.width == 2 * ▸3", "expected an attribute of a view as 'box.width', found '3'")
        expect("label.width == 5 ▸6", "expected the end of the line or '@' and a priority, found '6'")
        expect("label.width == label.height * ▸@ 5", "expected a number, found '@'")
        expect("label.size == (1, 2▸", "expected ',' or ')', found the end of the line")
        expect("label.size == ▸(1)", "expected '(width, height)', found 1 number")
        expect(
            "label.edges == view inset ▸(1, 2, 3)", "expected '(top, left, bottom, right)', found 3 numbers")
    }

    @Test func constants() {
        expect("label.left == view.left ▸+5", "'+' needs a blank before and after it")
        expect("label.left == view.left▸+ 5", "'+' needs a blank before and after it")
        expect("label.left == view.left▸-5", "'-' needs a blank before and after it")
        expect("label.left == view.left + 5 ▸+ 5", "a line has one constant; add up the numbers")
        expect("label.width == 5 ▸+ 5", "a line has one constant; add up the numbers")
        expect("label.width == ▸gap + 5", "a line has one constant; add up the numbers")
        expect(
            "label.width == ▸-gap",
            "a metric has no sign of its own; write '- gap' behind an attribute, or make the metric negative")
    }

    @Test func indexWords() {
        func index(_ written: String) -> String {
            "expected an index as [0], [last], [last-1], [*], [i], [i+1] or [i-1], found '\(written)'"
        }
        expect("box▸[].top == container.top", index("[]"))
        expect("box▸[last+1].top == container.top", index("[last+1]"))
        expect("box▸[i - 1].top == container.top", index("[i - 1]"))
        expect("box▸[-1].top == container.top", index("[-1]"))
        expect("box▸[j].top == container.top", index("[j]"))
        expect("box[0▸", "expected ']', found the end of the line")
    }

    @Test func emptyLines() {
        expect("▸\"\"", "expected a constraint line, found the text ''")
        expect("▸[a]", "expected a constraint line, found a list")
        expect("{name: a, constraint: ▸}", "expected a constraint line, found nothing")
        expect("▸{name: a}", "a constraint in a map needs 'constraint'")
        expect(
            "{▸nmae: a, constraint: label.width == 5}",
            "unknown key 'nmae' (did you mean 'name'?)")
        expect(
            "{name: ▸1a, constraint: label.width == 5}",
            "'1a' cannot be a constraint's name; it begins with a letter or '_', then letters, digits, '_' and '-'"
        )
        expect(
            "{isActive: ▸maybe, constraint: label.width == 5}", "expected true or false, found 'maybe'")
    }

    // MARK: - Names

    @Test func unknownNames() {
        expect("▸contianer.top == view.top", "no view named 'contianer' (did you mean 'container'?)")
        expect("▸zzz.top == view.top", "no view named 'zzz'")
        expect(
            "▸UIView-9.top == view.top", "'UIView-9' is a view without id and cannot be named; give it an id")
        expect("label.▸hieght == 5", "no attribute named 'hieght' (did you mean 'height'?)")
        expect("label.width == ▸gpa", "no metric named 'gpa' (did you mean 'gap'?)")
        expect("label.width == label.height * ▸gpa", "no metric named 'gpa' (did you mean 'gap'?)")
        expect(
            "label.top == scroll.▸contentLayoutGuid.top",
            "no layout guide named 'contentLayoutGuid' (did you mean 'contentLayoutGuide'?)")
        expect(
            "label.top == view.safeAreaLayoutGuide.▸layoutMarginsGuide.top",
            "a layout guide has no guide 'layoutMarginsGuide' of its own")
        expect(
            "label.left == ▸container",
            "'container' is a view, and an attribute of it is needed; write 'container.left'")
    }

    @Test func guides() {
        expect(
            "label.top == container.▸contentLayoutGuide.top",
            "'contentLayoutGuide' is a guide of scroll views, and 'container' is a UIView")
        expect(
            "label.top == view.safeAreaLayoutGuide.▸firstBaseline",
            "a layout guide has no 'firstBaseline': guides have no baselines and no margins")
        expect(
            "scroll.frameLayoutGuide.▸leftMargin == view.left",
            "a layout guide has no 'leftMargin': guides have no baselines and no margins")
    }

    @Test func severalFaultsInALine() {
        expectFaults(
            sceneAround("▸lable.▸hight == container.▸widht * ▸gpa"),
            "no view named 'lable' (did you mean 'label'?)",
            "no attribute named 'hight' (did you mean 'height'?)",
            "no attribute named 'widht' (did you mean 'width'?)",
            "no metric named 'gpa' (did you mean 'gap'?)")
    }

    // MARK: - Indices

    @Test func missingAndSuperfluousIndices() {
        expect(
            "▸box.top == container.top",
            "'box' is repeated 5 times; write 'box[*]' for each of them, or one index")
        expect(
            "▸only.top == view.top", "'only' is repeated once; write 'only[*]' for each of them, or one index"
        )
        expect("▸tag[0].top == view.top", "'tag' has 2 indices, found 1; write 'tag[*][*]' for each")
        expect("label▸[0].top == view.top", "'label' is not repeated and takes no index")
        expect("box[0]▸[1].top == view.top", "'box' has one index")
    }

    @Test func indicesOutOfRange() {
        expect("box▸[5].top == container.top", "no 'box[5]': 'box' goes from [0] to [4]")
        expect("box▸[last-5].top == container.top", "no 'box[last-5]': 'box' goes from [0] to [4]")
        expect("gone▸[0].top == view.top", "no 'gone[0]': 'gone' is repeated 0 times")
        expect("gone▸[last].top == view.top", "no 'gone[last]': 'gone' is repeated 0 times")
        expect(
            "box▸[99999999999999999999].top == view.top",
            "no 'box[99999999999999999999]': 'box' goes from [0] to [4]")
    }

    @Test func linesThatComeOutEmpty() {
        expect("▸gone[*].top == view.top", "the line makes no constraint: 'gone' is repeated 0 times")
        expect(
            "▸only[i].top == only[i-1].bottom",
            "the line makes no constraint: there is no i for which all of these exist")
        expect("▸only[*].top == only[0].top", "the line makes no constraint: there is only the view itself")
    }

    @Test func unequalCounts() {
        expect(
            "box[*].top == row▸[*].top",
            "[*] means the same one on both sides, but there are 5 of 'box' and 2 of 'row'")
    }

    // MARK: - What UIKit does not allow

    @Test func wrongPairs() {
        expect(
            "label.left == ▸20",
            "'left' is a position, and positions are measured from one another, not set to a number; "
                + "write as in 'view.left + 20'")
        expect(
            "label.left == 0 * view.▸left",
            "'left' is a position, and positions are measured from one another, not set to a number; "
                + "write as in 'view.left + 20'")
        expect(
            "label.left == view.▸width",
            "cannot relate 'left' to 'width': one is a position, the other a size")
        expect(
            "label.width == view.▸left",
            "cannot relate 'width' to 'left': one is a position, the other a size")
        expect(
            "label.left == view.▸top", "cannot relate 'left' to 'top': one is horizontal, the other vertical")
        expect(
            "label.left == view.▸leading",
            "cannot relate 'left' to 'leading': one changes sides with the reading direction, the other does not"
        )
    }

    @Test func wrongCompounds() {
        expect(
            "label.edges == ▸5",
            "'edges' are positions, and positions are measured from one another, not set to a number; "
                + "write a view behind the relation")
        expect(
            "label.center == ▸gap",
            "'center' are positions, and positions are measured from one another, not set to a number; "
                + "write a view behind the relation")
        expect("label.center == ▸gpa", "no view named 'gpa'")
        expect("label.edges == ▸(1, 2)", "'(w, h)' is a size, and 'edges' is none")
        expect("label.width == ▸(1, 2)", "'(w, h)' is a size, and 'width' is none")
        expect("label.edges == view.▸size", "cannot relate 'edges' to 'size'")
        expect("label.edges == view.▸top", "cannot relate 'edges' to 'top'")
        expect("label.top == view.▸edges", "cannot relate 'top' to 'edges'")
        expect(
            "label.size == view.▸size * 2",
            "'size' cannot be multiplied; write a line for each of its attributes")
        expect(
            "label.center == view ▸inset 5",
            "'inset' moves edges and sizes inwards, and 'center' is neither; write '+' or '-'")
    }

    @Test func priorities() {
        expect(
            "label.width == 5 @ ▸0", "a priority is 1 to 1000, 'required', 'high' or 'low', found 0")
        expect(
            "label.width == 5 @ ▸1001", "a priority is 1 to 1000, 'required', 'high' or 'low', found 1001")
        expect(
            "label.width == 5 @ ▸hgih",
            "a priority is 1 to 1000, 'required', 'high' or 'low', found 'hgih' (did you mean 'high'?)")
        expect(
            "label.width == 5 @▸",
            "expected a priority: 1 to 1000, 'required', 'high' or 'low', found the end of the line")
    }

    @Test func numbers() {
        expect("label.width == label.height / ▸0", "a division by 0")
        expect("label.width == label.height / ▸none", "a division by 0")
        expect("label.width == ▸1e999", "the numbers of this line come to more than a finite number")
        expect(
            "label.width == ▸label.height * 1e200 * 1e200",
            "the numbers of this line come to more than a finite number")
    }

    // MARK: - Places

    @Test func aQuotedLineIsFaultyWhereItBegins() {
        expect("▸\"contianer.top == view.top\"", "no view named 'contianer' (did you mean 'container'?)")
        expect("▸'label.top == contianer.top'", "no view named 'contianer' (did you mean 'container'?)")
    }

    @Test func aFoldedLineIsFaultyAtItsWord() {
        expect(
            "container.top ==\n    \n    ▸contianer.bottom\n    + 5",
            "no view named 'contianer' (did you mean 'container'?)")
    }

    @Test func columnsAreCodePoints() {
        // Each of these characters is three bytes and one code point.
        expectFaults(
            "view: {subviews: [{id: 视图}]}\nconstraints:\n- {name: a, constraint: 视图.width == ▸宽}\n",
            "no metric named '宽'")
    }
}
