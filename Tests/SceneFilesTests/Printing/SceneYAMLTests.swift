import SceneFiles
import Testing
import UIKit

/// A scene that is written as YAML is the same scene when it is loaded.
@MainActor @Suite struct SceneYAMLTests {
    /// Loads a scene's bytes, and again what is written of it.
    private func pair(_ bytes: [UInt8], options: SceneOptions = SceneOptions()) throws -> (Scene, Scene) {
        let scene = try SceneLoader.load(bytes: bytes, file: "scene.yaml", options: options).get()
        let written = try SceneLoader.load(bytes: Array(scene.yaml.utf8), file: "scene.yaml").get()
        return (scene, written)
    }

    private func places(_ scene: Scene) -> [String] {
        scene.views.map { entry in
            let scrollView = entry.view as? UIScrollView
            let content = scrollView.map { " \($0.contentSize) \($0.contentOffset)" } ?? ""
            let label = entry.view as? UILabel
            let text = label.map { " \($0.text ?? "-") \($0.font.pointSize) \($0.textAlignment)" } ?? ""
            let color =
                entry.view.backgroundColor.map { "\($0.red) \($0.green) \($0.blue) \($0.opacity)" } ?? ""
            return
                "\(entry.id) \(entry.className) \(entry.view.frame)\(content)\(text) \(color) \(entry.allowedRules)"
        }
    }

    private func lines(_ scene: Scene) -> [String] {
        zip(scene.constraints, scene.equations).map {
            "\($0.text) | \($1) @\($0.constraint.priority.rawValue) \($0.constraint.isActive) \($0.name ?? "-")"
        }
    }

    private func expectEqual(_ scene: Scene, _ written: Scene) {
        #expect(scene.yaml == written.yaml)
        #expect(scene.name == written.name)
        #expect(scene.about == written.about)
        #expect(scene.device == written.device)
        #expect(scene.steps.map(\.statements) == written.steps.map(\.statements))
        #expect(scene.steps.map(\.code) == written.steps.map(\.code))
        #expect(scene.steps.map(\.note) == written.steps.map(\.note))
        #expect(scene.steps.map(\.hasLayout) == written.steps.map(\.hasLayout))
        for count in 0...scene.steps.count {
            for each in [scene, written] {
                each.runSteps(to: count)
                if count == each.steps.count { each.window.layoutIfNeeded() }
            }
            #expect(lines(scene) == lines(written))
            #expect(places(scene) == places(written))
        }
    }

    @Test func everySceneThatComesAlong() throws {
        let log = ContradictionLog.write
        ContradictionLog.write = { _ in }
        defer { ContradictionLog.write = log }
        for (name, bytes) in try SceneFolder.files() {
            let (scene, written) = try pair(bytes)
            #expect(scene.yaml.utf8.count > 100, "\(name)")
            expectEqual(scene, written)
        }
    }

    /// Everything that a scene file can say, in JSON and with names for numbers: it comes out as YAML.
    @Test func everyKey() throws {
        let json = #"""
            {"name": "12", "about": "Two\nlines # and: signs ", "layoutDirection": "rightToLeft",
             "textMetrics": "sanFrancisco",
             "device": {"width": 320.5, "height": 480, "safeArea": {"top": 20}, "scale": 3},
             "metrics": {"gap": 8.25, "wide-gap": -3, "on": 1},
             "view": {"layoutMargins": {"left": gap}, "subviews": [
               {"id": "scroll", "class": "UIScrollView", "contentInset": {"top": 1, "right": 2.5},
                "contentSize": [100, gap], "contentOffset": [0, -1], "decelerationRate": "fast",
                "allow": ["stray-scroll", "zero-size"], "isPagingEnabled": true,
                "subviews": [
                 {"id": "text", "class": "UILabel", "text": " yes ", "font": {"size": 9.5, "weight": "heavy", "style": "italic"},
                  "contentHuggingPriority": {"vertical": "high"}, "contentCompressionResistancePriority": {"horizontal": 20, "vertical": 1},
                  "directionalLayoutMargins": {"leading": 4}},
                 {"id": "empty", "class": "UILabel", "text": "", "textColor": "label"},
                 {"id": "note", "class": "UILabel", "text": "null", "numberOfLines": 0, "lineBreakMode": "byClipping"},
                 {"class": "UIImageView", "frame": [0.125, -2, 3, gap], "autoresizingMask": ["flexibleWidth"],
                  "backgroundColor": "#123"},
                 {"class": "UIImageView", "frame": [1, 2, 3, 4], "backgroundColor": "#12345678"},
                 {"id": "sized", "intrinsicContentSize": ["none", 12.5]}]},
               {"id": "stack", "class": "UIStackView", "axis": "vertical", "alignment": "trailing",
                "decorations": [{"id": "line", "frame": [0, 0, 1, 1]}],
                "subviews": [{"id": "a", "customSpacing": gap}, {"id": "b", "repeat": 3, "alpha": 0.5,
                  "backgroundColor": ["red", "#010203"],
                  "subviews": [{"id": "c", "class": "UILabel", "repeat": 2, "text": ["one, two", "no", "#3"]}]}]}]},
             "constraints": [
               "scroll.edges == view.edges inset gap", "stack.leading == view.leading + wide-gap @ low",
               {"name": "top", "constraint": "stack.top == view.top + 1e1 @999.5", "isActive": false},
               {"constraint": "H:|-[a(>=10@750)]", "options": ["directionRightToLeft"]},
               {"constraint": "V:[a]-(8@1)-[b[0]]", "options": ["alignAllLeading", "alignAllTrailing"]},
               "V:[a(gap)]", "b[*].height == 20 ", "c[*][0].width == gap", "sized.center == scroll.center"],
             "steps": [
               {"note": "Adds\nand removes.", "code": {"snapkit": "a\n  b\n\nc\n", "masonry": "one"}, "layout": false,
                "add": {"to": "view", "subviews": [{"id": "new", "frame": [1, 2, 3, 4], "tag": 7}],
                        "constraints": [{"name": "wide", "constraint": "a.width == 30"}]}},
               {"code": "plain: text", "activate": ["top"], "do": ["gap = 9", "scroll.contentOffset = (0, 3)"]},
               {"deactivate": ["top"], "remove": ["new", "line"]}]}
            """#
        let (scene, written) = try pair(Array(json.utf8))
        expectEqual(scene, written)
        #expect(!scene.yaml.contains("{\"name\""))
    }

    /// What the call asked for is in the file.
    @Test func anotherDeviceAndDirection() throws {
        let text = "device: iPhone 8\nview:\n  subviews:\n    - id: box\n"
        let device = try #require(Device(argument: "iPhone 15 Pro"))
        let options = SceneOptions(device: device, layoutDirection: .rightToLeft)
        let (_, written) = try pair(Array(text.utf8), options: options)
        #expect(written.device == device)
        #expect(written.yaml == "device: iPhone 15 Pro\nlayoutDirection: rightToLeft\n" + text.dropFirst(17))
        let turned = try pair(Array(text.utf8), options: SceneOptions(rotates: true)).1
        #expect(turned.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }

    @Test func nothingButTheRoot() throws {
        #expect(try scene("view: {}").yaml == "view: {}\n")
    }

    /// Repeats, metrics and lines stay as they are written.
    @Test func theListIsWrittenAsPeopleWriteIt() throws {
        let text = """
            name: List
            device: phone
            metrics:
              gap: 100
            view:
              subviews:
                - id: scroll
                  class: UIScrollView
                  subviews:
                    - id: box
                      repeat: 5
                      backgroundColor: "#EF5931"
            constraints:
              - scroll.edges == view.edges
              - box[*].height == gap
              - box[i].top == box[i-1].bottom + gap
              - {name: pin, constraint: "box[last].bottom == scroll.bottom", isActive: false}

            """
        #expect(try scene(text).yaml == text)
    }
}
