import SceneFiles
import Testing
import UIKit

/// Trees of views: ids, numbers, repetitions and places.
@Suite @MainActor struct ViewTreeTests {
    @Test func viewsInsideARepeatedViewTakeItsIndex() throws {
        let scene = try scene(
            """
            view:
              subviews:
                - id: row
                  repeat: 2
                  subviews:
                    - id: title
                    - {id: tag, repeat: 2, subviews: [{}]}
                - id: gone
                  repeat: 0
                  subviews: [{id: inside}]
            """)
        #expect(
            scene.views.map(\.id) == [
                "view", "row[0]", "title[0]", "tag[0][0]", "UIView-4", "tag[0][1]", "UIView-6",
                "row[1]", "title[1]", "tag[1][0]", "UIView-10", "tag[1][1]", "UIView-12",
            ])
        #expect(
            scene.views.filter { !$0.isNamed }.map(\.id) == [
                "UIView-4", "UIView-6", "UIView-10", "UIView-12",
            ])
        for view in scene.views { #expect(view.view.accessibilityIdentifier == view.id) }
        let parents = scene.views.dropFirst().map { $0.view.superview?.accessibilityIdentifier }
        #expect(
            parents == [
                "view", "row[0]", "row[0]", "tag[0][0]", "row[0]", "tag[0][1]",
                "view", "row[1]", "row[1]", "tag[1][0]", "row[1]", "tag[1][1]",
            ])
    }

    /// The number is the view's place in the tree, from 0, whatever its class.
    @Test func numbersOfViewsWithoutID() throws {
        let scene = try scene(
            "view: {class: UIScrollView, subviews: [{class: UILabel}, {id: a}, {class: UIImageView}, {}]}")
        #expect(scene.views.map(\.id) == ["view", "UILabel-1", "a", "UIImageView-3", "UIView-4"])
        #expect(
            scene.views.map(\.className) == ["UIScrollView", "UILabel", "UIView", "UIImageView", "UIView"])
    }

    @Test func placesByFrameOrByConstraints() throws {
        let scene = try scene(
            "view: {subviews: [{id: a, frame: [1, 2.5, 3, 4], autoresizingMask: [flexibleWidth, flexibleTopMargin]}, {id: b}]}"
        )
        let a = try scene.view("a")
        #expect(a.frame == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(a.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(a.translatesAutoresizingMaskIntoConstraints)
        let b = try scene.view("b")
        #expect(!b.translatesAutoresizingMaskIntoConstraints)
        #expect(scene.view.translatesAutoresizingMaskIntoConstraints)
    }

    /// Layout counts with a stated intrinsic size, and the view's class is UIKit's.
    @Test(arguments: ["UIView", "UILabel", "UIImageView", "UIScrollView"])
    func intrinsicSizes(_ className: String) throws {
        let scene = try scene(
            "view: {subviews: [{id: a, class: \(className), intrinsicContentSize: [30, none]}]}\n"
                + "constraints: [a.left == view.left, a.top == view.top, a.height == 10]")
        let view = try scene.view("a")
        #expect(String(describing: type(of: view)) == className)
        scene.window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    }

    /// `view` is a controller's root: 16 at the sides, 20 from a width of 400 on, and the safe area.
    @Test func marginsOfTheRoot() throws {
        let small = try scene("device: iPhone 8\nview: {}")
        #expect(small.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
        let large = try scene("device: {width: 400, height: 100}\nview: {}")
        #expect(large.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        let stated = try scene(
            "device: phone\nview: {layoutMargins: {top: 8, left: 40, bottom: 8, right: 8}}")
        #expect(stated.view.layoutMargins == UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 16))
    }

    @Test func whatUIKitHasNoPlaceFor() throws {
        let scene = try scene("view: {subviews: [{id: a, allow: [zero-size, floor-only]}]}")
        #expect(scene.views.map(\.allowedRules) == [[], ["zero-size", "floor-only"]])
        #expect(scene.views.last?.location == SceneFiles.SourceLocation(line: 1, column: 19))
    }

    @Test(arguments: [
        ("Scenes/vertical-list.yaml", "vertical-list"), ("list.json", "list"), ("a.b.yaml", "a.b"),
        ("list", "list"),
        (".hidden", ".hidden"), ("-", "-"), ("", ""),
    ])
    func namesOfFiles(_ file: String, _ name: String) throws {
        #expect(try scene("view: {}", file: file).name == name)
        #expect(try scene("view: {}\nname: A scene", file: file).name == "A scene")
    }

    /// JSON is YAML, apart from pairs of escapes.
    @Test func scenesInJSON() throws {
        let text = """
            {
            \t"name": "Liste \\u00e9 😀",
            \t"metrics": {"gap": 1e1},
            \t"view": {"subviews": [{"id": "a", "isHidden": true, "frame": [0, -0.5, "gap", 4]}]},
            \t"constraints": ["a.width == gap", {"constraint": "a.height == 4", "isActive": false}]
            }
            """
        let scene = try scene(text)
        #expect(scene.name == "Liste é 😀")
        #expect(try scene.view("a").frame == CGRect(x: 0, y: -0.5, width: 10, height: 4))
        #expect(scene.equations == ["a.width == 10", "a.height == 4"])
    }
}
