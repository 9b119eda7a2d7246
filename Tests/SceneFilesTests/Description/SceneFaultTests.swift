import SceneFiles
import Testing

/// What is wrong with the keys and values of a scene.
@Suite @MainActor struct SceneFaultTests {
    // MARK: - Top level

    @Test func theWholeScene() {
        expectFaults("▸5", "expected a map with the key 'view', found '5'")
        expectFaults("▸- view: {}", "expected a map with the key 'view', found a list")
        expectFaults("▸name: a", "a scene needs 'view'")
        expectFaults("view:▸", "expected a view, found nothing")
        expectFaults("view: ▸[]", "expected a view, found an empty list")
    }

    @Test func unknownKeys() {
        expectFaults("view: {}\n▸constrains: []", "unknown key 'constrains' (did you mean 'constraints'?)")
        expectFaults("view: {}\n▸colour: red", "unknown key 'colour'")
        expectFaults(
            "view: {}\ndevice: {width: 1, height: 1, ▸depth: 1}",
            "unknown key 'depth'; known here: 'width', 'height', 'safeArea', 'scale'")
    }

    @Test func whatIsNotYetThere() {
        expectFaults(
            "view: {subviews: [{class: ▸UICollectionView}]}", "UICollectionView is not yet supported")
        expectFaults("view: {▸image: cat}", "'image' is not yet supported")
        expectFaults(
            "view: {▸rowHeight: 8}", "'rowHeight' is a property of UITableView, and this is a UIView")
        expectFaults(
            "view: {subviews: [{class: UIScrollView, ▸zoomScale: 2}]}", "'zoomScale' is not yet supported")
        #expect(faults("view: {}\ntextMetrics: terminal") == [])
        #expect(faults("view: {}\ntextMetrics: sanFrancisco") == [])
        expectFaults("view: {▸spacing: 8}", "'spacing' is a property of UIStackView, and this is a UIView")
        expectFaults(
            "view: {▸decorations: []}", "'decorations' is a property of UIStackView, and this is a UIView")
    }

    @Test func texts() {
        expectFaults("view: {}\nname: ▸[a]", "expected a text, found a list")
        expectFaults("view: {}\nabout: ▸{a: b}", "expected a text, found a map")
    }

    @Test func metrics() {
        expectFaults("view: {}\nmetrics: ▸5", "expected a map of names and numbers, found '5'")
        expectFaults("view: {}\nmetrics: {a: ▸wide}", "expected a number, found 'wide'")
        expectFaults("view: {}\nmetrics: {a: ▸.inf}", "expected a finite number, found '.inf'")
        expectFaults("view: {}\nmetrics: {a: ▸1e400}", "expected a finite number, found '1e400'")
        expectFaults(
            "view: {}\nmetrics: {▸2a: 1}",
            "'2a' cannot be a metric's name; it begins with a letter or '_', then letters, digits, '_' and '-'"
        )
        expectFaults(
            "view: {}\nmetrics: {▸high: 1}",
            "a metric cannot be called 'high', which is a word of constraint lines")
        // One fault is enough for a metric that has one; its uses are none.
        expectFaults(
            "view: {}\nmetrics: {a: ▸b}\nconstraints: [view.width == a]", "expected a number, found 'b'")
    }

    @Test func devices() {
        expectFaults("view: {}\ndevice: ▸fhone", "no device 'fhone' (did you mean 'phone'?)")
        expectFaults(
            "view: {}\ndevice: ▸iPhone 15 Por", "no device 'iPhone 15 Por' (did you mean 'iPhone 15 Pro'?)")
        expectFaults(
            "view: {}\ndevice: ▸desk",
            "no device 'desk'; write 'phone', 'pocket', 'fit', a model as 'iPhone 8', or {width, height}")
        expectFaults(
            "view: {}\ndevice: ▸[1, 2]",
            "expected a device's name or {width, height, safeArea, scale}, found a list")
        expectFaults("view: {}\ndevice: ▸{width: 5}", "a device needs 'height'")
        expectFaults(
            "view: {}\ndevice: {width: ▸0, height: ▸-5, scale: ▸0}", "a width is above 0, found '0'",
            "a height is above 0, found '-5'", "a scale is above 0, found '0'")
        expectFaults(
            "view: {}\nlayoutDirection: ▸rightToLef",
            "no layoutDirection 'rightToLef' (did you mean 'rightToLeft'?)")
        expectFaults(
            "view: {}\nlayoutDirection: ▸up",
            "no layoutDirection 'up'; there are 'leftToRight', 'rightToLeft'")
        expectFaults("view: {}\nlayoutDirection:▸", "expected 'leftToRight' or 'rightToLeft', found nothing")
    }

    // MARK: - Views

    @Test func ids() {
        expectFaults("view: {id: ▸root}", "the root view is always called 'view', found 'root'")
        expectFaults(
            "view: {subviews: [{id: ▸view}]}", "only the root view is called 'view'; choose another id")
        expectFaults("view: {subviews: [{id: a}, {id: ▸a}]}", "the id 'a' is there twice; first at 1:24")
        expectFaults(
            "view: {subviews: [{id: ▸my box}]}",
            "'my box' cannot be an id; it begins with a letter or '_', then letters, digits, '_' and '-'")
        expectFaults(
            "view: {subviews: [{id: ▸UIView-1}]}",
            "'UIView-1' is what views without id are called; choose another id")
        #expect(faults("view: {id: view, subviews: [{id: my-box}, {id: _a1}, {id: 视图}]}") == [])
    }

    @Test func theRootFillsTheDevice() {
        expectFaults(
            "view: {▸frame: [0, 0, 1, 1], ▸repeat: 2, ▸autoresizingMask: []}",
            "the root view fills the device and takes no 'frame'",
            "the root view fills the device and takes no 'repeat'",
            "the root view fills the device and takes no 'autoresizingMask'")
    }

    @Test func classes() {
        expectFaults("view: {class: ▸UIScrolView}", "no class 'UIScrolView' (did you mean 'UIScrollView'?)")
        expectFaults("view: {class: ▸Window}", "no class 'Window'")
        expectFaults("view: {class: ▸}", "expected a class of UIKit's, found nothing")
        // The properties of a class that is not known are not judged, but their values are.
        expectFaults(
            "view: {class: ▸Window, contentSize: ▸5}", "no class 'Window'",
            "expected [width, height], found '5'")
    }

    @Test func subviews() {
        expectFaults("view: {subviews: ▸5}", "expected a list of views, found '5'")
        expectFaults("view: {subviews: [▸a, {}]}", "expected a view, found 'a'")
        #expect(faults("view:\n  subviews:\nconstraints:\nmetrics:\n") == [])
    }

    @Test func repetitions() {
        func view(_ value: String) -> String { "view: {subviews: [{id: box, repeat: \(value)}]}" }
        expectFaults(view("▸-1"), "'repeat' cannot be negative, found '-1'")
        expectFaults(view("▸2.5"), "expected a whole number, found '2.5'")
        expectFaults(view("▸many"), "expected a whole number, found 'many'")
        // How many there are is not known, so lines about them are not judged.
        expectFaults(
            view("▸x") + "\nconstraints: [box.top == view.top]", "expected a whole number, found 'x'")
        #expect(faults("metrics: {n: 3}\n" + view("n") + "\nconstraints: ['box[2].top == view.top']") == [])
    }

    @Test func keysOfViews() {
        expectFaults("view: {▸subview: []}", "UIView has no property 'subview' (did you mean 'subviews'?)")
        expectFaults(
            "view: {▸backgroudColor: red}",
            "UIView has no property 'backgroudColor' (did you mean 'backgroundColor'?)")
        expectFaults("view: {▸zzz: 1}", "UIView has no property 'zzz'")
        expectFaults(
            "view: {▸contentInset: {}}", "'contentInset' is a property of UIScrollView, and this is a UIView")
        expectFaults(
            "view: {▸translatesAutoresizingMaskIntoConstraints: false}",
            "'translatesAutoresizingMaskIntoConstraints' is not a key of scene files; "
                + "write 'frame' for a view that its frame places")
        expectFaults(
            "view: {subviews: [{class: UILabel, text: Hello, ▸world}]}",
            "unknown key 'world' without a value; inside { } YAML takes ',' for its own: quote the line")
    }

    // MARK: - Values

    /// Expects one fault in the value of a property of a label in a scroll view.
    func expect(
        _ property: String, _ message: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let isOfLabels = ["text", "font", "numberOfLines", "textAlignment"].contains {
            property.hasPrefix($0)
        }
        let text =
            "metrics: {gap: 8}\nview:\n  class: \(isOfLabels ? "UILabel" : "UIScrollView")\n  \(property)"
        expectFaults(text, message, sourceLocation: sourceLocation)
    }

    @Test func numbers() {
        expect("alpha: ▸half", "expected a number, found 'half'")
        expect("alpha: ▸gpa", "expected a number, found 'gpa' (did you mean 'gap'?)")
        expect("alpha: ▸\"0.5\"", "expected a number, found the text '0.5'; leave out the quotes")
        expect("alpha: ▸[1]", "expected a number, found a list")
        expect("alpha: ▸-.inf", "expected a finite number, found '-.inf'")
        expect("alpha: ▸0x1F", "expected a number, found '0x1F'")
        expect("tag: ▸1e12", "expected a whole number, found '1e12'")
        expect("isHidden: ▸1", "expected true or false, found '1'")
        expect("isHidden: ▸'true'", "expected true or false, found the text 'true'")
    }

    @Test func geometry() {
        expect("contentOffset: ▸[1, 2, 3]", "expected [x, y], found a list of 3")
        expect("contentSize: [1, ▸-2]", "a height cannot be negative, found '-2'")
        expect("contentSize: ▸{width: 1}", "expected [width, height], found a map")
        expect(
            "contentInset: {▸leading: 1}",
            "unknown key 'leading'; known here: 'top', 'left', 'bottom', 'right'")
        expect("contentInset: ▸5", "expected {top, left, bottom, right}, found '5'")
        expect("intrinsicContentSize: [▸nil, none]", "expected a number, found 'nil'")
        expectFaults("view: {subviews: [{frame: [0, 0, ▸-1, 5]}]}", "a width cannot be negative, found '-1'")
        expectFaults(
            "view: {subviews: [{frame: ▸[0, 0]}]}", "expected [x, y, width, height], found a list of 2")
        expectFaults(
            "view: {subviews: [{autoresizingMask: [▸flexibleWith]}]}",
            "no autoresizingMask 'flexibleWith' (did you mean 'flexibleWidth'?)")
        expectFaults("view: {allow: ▸zero-size}", "expected a list of rules, found 'zero-size'")
    }

    @Test func colors() {
        expect(
            "backgroundColor: ▸'#EF59'",
            "no colour '#EF59'; write '#RGB', '#RRGGBB', '#RRGGBBAA' or a name of UIKit's as 'systemRed'")
        expect("backgroundColor: ▸sytemRed", "no colour 'sytemRed' (did you mean 'systemRed'?)")
        expect(
            "backgroundColor:▸ #EF5931",
            "expected a colour, found nothing; YAML takes '#' for a comment: quote the colour")
        expect("backgroundColor: ▸[1, 0, 0]", "expected a colour, found a list")
    }

    @Test func fontsAndWords() {
        expect("font: ▸big", "expected a font's size, found 'big'")
        expect("font: ▸0", "a font's size is above 0, found '0'")
        expect("font: {weight: ▸blod}", "no weight 'blod' (did you mean 'bold'?)")
        expect("font: {style: ▸oblique}", "no style 'oblique'; there are 'normal', 'italic'")
        expect("textAlignment: ▸centre", "no textAlignment 'centre' (did you mean 'center'?)")
        expect(
            "contentInsetAdjustmentBehavior: ▸nver",
            "no contentInsetAdjustmentBehavior 'nver' (did you mean 'never'?)")
        expect("contentHuggingPriority: ▸251", "expected {horizontal, vertical}, found '251'")
        expect(
            "contentHuggingPriority: {horizontal: ▸0}",
            "a priority is 1 to 1000, 'required', 'high' or 'low', found '0'")
    }

    // MARK: - All at once

    /// Every fault of a file is found in one run, in the order of the file.
    @Test func allFaultsInOneRun() {
        expectFaults(
            """
            device: ▸fhone
            view:
              ▸colour: red
              subviews:
                - id: box
                  alpha: ▸half
                  ▸alpha: 1
                - class: ▸UILable
            constraints:
              - ▸bocks.top == view.top
              - box.top == view.▸botom
              - box.top ▸= view.top
            steps: [▸3]
            """,
            "no device 'fhone' (did you mean 'phone'?)", "UIView has no property 'colour'",
            "expected a number, found 'half'", "the key 'alpha' is there twice; first at 6:7",
            "no class 'UILable' (did you mean 'UILabel'?)", "no view named 'bocks'",
            "no attribute named 'botom' (did you mean 'bottom'?)", "expected '==', '<=' or '>=', found '='",
            "expected a step as {note: …, do: […]}, found '3'")
    }

    /// Without views no name can be judged, but how lines are written can.
    @Test func linesWithoutViews() {
        expectFaults(
            "▸constraints: [a.top == b.top, a.top ▸= b.top]", "a scene needs 'view'",
            "expected '==', '<=' or '>=', found '='")
    }

    /// The page's own example of how a fault is printed.
    @Test func linesOfAFailure() throws {
        let text = "view:\n  subviews: [{id: container}]\nconstraints:\n  - contianer.top == view.top"
        guard case .failure(let failure) = SceneLoader.load(bytes: Array(text.utf8), file: "Scenes/list.yaml")
        else {
            Issue.record("it loads")
            return
        }
        #expect(
            failure.description
                == "Scenes/list.yaml:4:5: error: no view named 'contianer' (did you mean 'container'?)")
    }
}
