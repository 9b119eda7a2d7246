import Foundation
import Testing

/// The scenes of the founding documents, through `frames --format json`.
@Suite struct FramesTests {
    struct Report: Decodable {
        var file: String
        var scenes: [Screen]

        struct Screen: Decodable {
            var name: String
            var device: Device
            var views: [View]
            var scrollViews: [ScrollView]
            var diagnostics: [Diagnostic]
        }
        struct Device: Decodable, Equatable {
            var name: String
            var width: Double
            var height: Double
        }
        struct View: Decodable {
            var id: String
            var `class`: String
            var parent: String?
            var frame: [Double]
            var ambiguous: [String]
        }
        struct ScrollView: Decodable {
            var id: String
            var frame: [Double]
            var contentSize: [Double]
            var ambiguous: [String]
            var contentOffset: [Double]
            var adjustedContentInset: [Double]
            var minimumOffset: [Double]
            var maximumOffset: [Double]
            var scrolls: Scrolls
        }
        struct Scrolls: Decodable, Equatable {
            var horizontally: Bool
            var vertically: Bool
        }
        struct Diagnostic: Decodable {
            var rule: String
            var constraints: [String]
            var givenUp: String?
            var line: Int
        }

        func frame(_ id: String) -> [Double]? { scenes[0].views.first { $0.id == id }?.frame }
        func ambiguous(_ id: String) -> [String]? { scenes[0].views.first { $0.id == id }?.ambiguous }
        var scroll: ScrollView? { scenes[0].scrollViews.first }
    }

    private func report(_ arguments: String...) throws -> Report {
        let outcome = try Program.run(Program.binary(), ["frames", "--format", "json"] + arguments)
        #expect(outcome.error == "")
        #expect(outcome.status == 0)
        return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    }

    /// The worked example of the scene format: five boxes and six gaps of 100.
    @Test func verticalList() throws {
        let report = try report("Scenes/vertical-list.yaml")
        #expect(report.file == "Scenes/vertical-list.yaml")
        #expect(report.scenes[0].name == "Vertical list")
        #expect(report.scenes[0].device == Report.Device(name: "phone", width: 375, height: 667))
        #expect(report.scenes[0].views.map(\.id).prefix(3) == ["view", "scroll", "container"])
        #expect(report.scenes[0].views[0].parent == nil)
        #expect(report.scenes[0].views[2].parent == "scroll")
        #expect(report.frame("container") == [0, 0, 375, 1100])
        #expect(report.frame("box[4]") == [0, 900, 375, 100])
        let scroll = try #require(report.scroll)
        #expect(scroll.frame == [0, 0, 375, 667])
        #expect(scroll.contentSize == [375, 1100])
        #expect(scroll.minimumOffset == [0, 0])
        #expect(scroll.maximumOffset == [0, 433])
        #expect(scroll.scrolls == Report.Scrolls(horizontally: false, vertically: true))
        #expect(scroll.ambiguous == [])
        #expect(report.scenes[0].views.allSatisfy { $0.ambiguous.isEmpty })
        #expect(report.scenes[0].diagnostics.isEmpty)
    }

    /// The status bar of an iPhone 8 makes the automatic inset of 20 and the range −20 … 433.
    @Test func verticalListOnAModel() throws {
        let report = try report("Scenes/vertical-list.yaml", "--device", "iPhone 8")
        let scroll = try #require(report.scroll)
        #expect(scroll.adjustedContentInset == [20, 0, 0, 0])
        #expect(scroll.minimumOffset == [0, -20])
        #expect(scroll.maximumOffset == [0, 433])
        #expect(scroll.contentOffset == [0, -20])
    }

    /// Five pages of 375 × 220, centred: (667 − 220) / 2 = 223.5.
    @Test func carousel() throws {
        let report = try report("Scenes/carousel.yaml")
        let scroll = try #require(report.scroll)
        #expect(scroll.frame == [0, 223.5, 375, 220])
        #expect(scroll.contentSize == [1875, 220])
        #expect(scroll.maximumOffset == [1500, 0])
        #expect(scroll.scrolls == Report.Scrolls(horizontally: true, vertically: false))
        #expect(report.frame("page[4]") == [1500, 0, 375, 220])
        #expect(report.frame("card[4]") == [16, 16, 343, 188])
    }

    /// Ten boxes of 80 and eleven gaps of 20: 1020 wide, 120 high, at (667 − 120) / 2.
    @Test func strip() throws {
        let report = try report("Scenes/strip.yaml")
        let scroll = try #require(report.scroll)
        #expect(scroll.frame == [0, 273.5, 375, 120])
        #expect(scroll.contentSize == [1020, 120])
        #expect(scroll.maximumOffset == [645, 0])
        #expect(report.frame("container") == [0, 0, 1020, 120])
        #expect(report.frame("box[9]") == [920, 20, 80, 80])
    }

    @Test func twoBoxes() throws {
        let report = try report("Scenes/two-boxes.yaml")
        #expect(report.scroll?.contentSize == [20, 10])
        #expect(report.scroll?.ambiguous == [])
        #expect(report.frame("b") == [10, 0, 10, 10])
    }

    /// The inner carousel's content is three frames wide and no part of the outer content:
    /// 100 + 20 + 180 + 20 + 5 · 220 + 4 · 20 + 20 = 1520.
    @Test func pageWithACarousel() throws {
        let report = try report("Scenes/page-with-carousel.yaml")
        let scrollViews = report.scenes[0].scrollViews
        #expect(scrollViews.map(\.id) == ["scroll", "banners"])
        #expect(scrollViews[0].contentSize == [375, 1520])
        #expect(scrollViews[1].frame == [0, 120, 375, 180])
        #expect(scrollViews[1].contentSize == [1125, 180])
    }

    @Test func framesByHand() throws {
        let report = try report("Scenes/frames-by-hand.yaml")
        #expect(report.scroll?.contentSize == [375, 1000])
        #expect(report.scroll?.ambiguous == [])
        #expect(report.frame("lower") == [20, 520, 335, 460])
        #expect(report.scroll?.maximumOffset == [0, 333])
    }

    /// A header of 60, six cards of 140 and six gaps of 20: 1020; the hidden banner has no height and no gap.
    @Test func stack() throws {
        let report = try report("Scenes/stack.yaml")
        #expect(report.scroll?.contentSize == [375, 1020])
        #expect(report.frame("stack") == [0, 0, 375, 1020])
        #expect(report.frame("card[5]") == [0, 880, 375, 140])
        #expect(report.frame("banner") == [0, 1020, 375, 0])
        #expect(report.scroll?.ambiguous == [])
    }

    /// The box and the content wait for each other: both are open, on both axes.
    @Test func nothingShows() throws {
        let report = try report("Scenes/Broken/nothing-shows.yaml")
        #expect(report.frame("box") == [5, 5, 0, 0])
        #expect(report.ambiguous("box") == ["width", "height"])
        #expect(report.scroll?.contentSize == [0, 0])
        #expect(report.scroll?.ambiguous == ["contentWidth", "contentHeight"])
    }

    /// The boxes are decided; the container's height and the content's are not.
    @Test func endsNowhere() throws {
        let report = try report("Scenes/Broken/ends-nowhere.yaml")
        #expect(report.frame("box[4]") == [0, 900, 375, 100])
        #expect(report.ambiguous("box[4]") == [])
        #expect(report.ambiguous("container") == ["height"])
        #expect(report.scroll?.ambiguous == ["contentHeight"])
        #expect(report.scroll?.scrolls.vertically == false)
    }

    @Test func twoBoxesLeftOpen() throws {
        let report = try report("Scenes/Broken/two-boxes-open.yaml")
        #expect(report.ambiguous("a") == [])
        #expect(report.ambiguous("b") == [])
        #expect(report.scroll?.ambiguous == ["contentWidth", "contentHeight"])
        #expect(report.scroll?.contentSize == [0, 0])
    }

    /// Scrolled by hand and clamped: 1100 − 667 = 433.
    @Test func offsets() throws {
        #expect(
            try report("Scenes/vertical-list.yaml", "--offset", "scroll=0,300").scroll?.contentOffset == [
                0, 300,
            ])
        #expect(
            try report("Scenes/vertical-list.yaml", "--offset", "scroll=9,900").scroll?.contentOffset == [
                0, 433,
            ])
        // One row of 40 points at 80 × 24, then to the end.
        #expect(try report("Scenes/vertical-list.yaml", "--keys", "Down").scroll?.contentOffset == [0, 40])
        #expect(
            try report("Scenes/vertical-list.yaml", "--keys", "Down End").scroll?.contentOffset == [0, 433])
        #expect(
            try report("Scenes/carousel.yaml", "--keys", "Right Right").scroll?.contentOffset == [750, 0])
    }

    @Test func rotatedAndMirrored() throws {
        let rotated = try report("Scenes/vertical-list.yaml", "--rotate")
        #expect(rotated.frame("view") == [0, 0, 667, 375])
        #expect(rotated.scroll?.contentSize == [667, 1100])
        let other = try report("Scenes/vertical-list.yaml", "--device", "320x480")
        #expect(other.scenes[0].device == Report.Device(name: "320x480", width: 320, height: 480))
        #expect(other.scroll?.maximumOffset == [0, 620])
    }

    /// Required constraints that contradict one another: the newest is given up, and the set is named by lines.
    @Test func contradiction() throws {
        let scene = """
            name: Contradiction
            device: phone
            view:
              subviews:
                - id: box
            constraints:
              - box.left == view.left
              - box.top == view.top
              - box.height == 50
              - box.width == 100
              - box.width == 200
            """
        let outcome = try Program.run("frames", "--format", "json", "-", input: scene)
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
        #expect(outcome.status == 0)
        #expect(report.frame("box") == [0, 0, 100, 50])
        let diagnostic = try #require(report.scenes[0].diagnostics.first)
        #expect(diagnostic.rule == "unsatisfiable")
        #expect(diagnostic.constraints == ["box.width == 100", "box.width == 200"])
        #expect(diagnostic.givenUp == "box.width == 200")
        #expect(diagnostic.line == 11)
        // The log is UIKit's, on standard error, and can be left out.
        #expect(outcome.error.contains("Unable to simultaneously satisfy constraints."))
        #expect(outcome.error.contains("Will attempt to recover by breaking constraint"))
        #expect(try Program.run("frames", "-q", "-", input: scene).error == "")
    }

    /// Same input, same bytes.
    @Test func theSameBytes() throws {
        let first = try Program.run("frames", "--format", "json", "Scenes/page-with-carousel.yaml")
        let second = try Program.run("frames", "--format", "json", "Scenes/page-with-carousel.yaml")
        #expect(first.output == second.output)
        #expect(
            first.output.hasPrefix("{\n  \"file\": \"Scenes/page-with-carousel.yaml\",\n  \"scenes\": [{\n"))
    }

    /// Step 0 is before any layout; the state after the last step is what is printed without `--step`. The numbers
    /// are the page's: five boxes of 100 and six gaps of 100 are 1100.
    @Test func stepsAndTheirTrace() throws {
        let scene = "gallery:container-in-three-steps"
        let before = try Program.run("frames", scene, "--step", "0").output
        #expect(before.hasPrefix("step 0 of 3: no layout pass has run\n"))
        let second = try Program.run("frames", scene, "--step", "2").output
        #expect(second.contains("  container.width == screenWidth   → 1 constraint\n"))
        #expect(second.contains("undecided: contentHeight") && !second.contains("step 3"))
        let last = try Program.run("frames", scene).output
        #expect(last.contains("  content 375 × 1100\n") && last.contains("step 3 of 3"))
        let json = try Program.run("frames", "--format", "json", scene, "--step", "1").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let scenes = try #require(object["scenes"] as? [[String: Any]])
        let steps = try #require(scenes[0]["steps"] as? [[String: Any]])
        #expect(steps.count == 1)
        #expect((steps[0]["trace"] as? [String])?.last == "layout pass   → scroll (0, 0, 375, 667)")
    }
}
