import Foundation
import Testing

/// `check --devices all` and `--breaks`: on which screens there is a fault.
@Suite struct SweepTests {
    /// A box of at least 380 points with 8 on either side: 380 + 8 + 8 = 396 points are needed.
    private static let box = """
        device: phone
        view: {subviews: [{id: box}]}
        constraints:
          - box.left == view.left + 8
          - box.right == view.right - 8
          - box.top == view.top
          - box.height == 20
          - box.width >= 380

        """

    private struct Report: Decodable {
        var diagnostics: [Diagnostic]
        var breaks: [Break]?

        struct Diagnostic: Decodable {
            var rule: String
            var devices: [String]?
            var details: [String]
        }
        struct Break: Decodable, Equatable {
            var file = "-"
            var rule: String
            var view: String?
            var axis: String
            var from: Int?
            var to: Int?
        }
    }

    private func report(_ option: String..., input: String) throws -> Report {
        let outcome = try Program.run(
            Program.binary(), ["check", "--format", "json"] + option + ["-"], input: input)
        return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    }

    /// A box in the upper left corner.
    private func scene(_ constraints: String...) -> String {
        let lines = ["box.left == view.left", "box.top == view.top"] + constraints
        return "device: phone\nview: {subviews: [{id: box}]}\nconstraints:\n"
            + lines.map { "  - \($0)\n" }.joined()
    }

    // MARK: - Devices

    /// The portrait screens that are narrower than 396 points: those of 320, 375 (three safe areas), 390 and 393.
    @Test func aFindingNamesItsDevices() throws {
        let found = try report("--devices", "all", input: SweepTests.box).diagnostics
        #expect(found.map(\.rule) == ["unsatisfiable"])
        #expect(
            found[0].devices == [
                "iPhone 5s portrait", "iPhone 8 portrait", "iPhone X portrait", "iPhone 12 mini portrait",
                "iPhone 12 portrait", "iPhone 14 Pro portrait",
            ])
        #expect(
            found[0].details.suffix(2) == [
                "only on 6 of 40 screens, those up to 393 points wide: iPhone 5s portrait, iPhone 8 portrait, "
                    + "iPhone X portrait and 3 more", "the numbers are those of iPhone 5s portrait",
            ])
    }

    /// What does not depend on the screen is told once, and without devices.
    @Test func whatIsEverywhereIsToldOnce() throws {
        let outcome = try Program.run("check", "--devices", "all", "Scenes/Broken/two-boxes-open.yaml")
        let plain = try Program.run("check", "Scenes/Broken/two-boxes-open.yaml")
        #expect(outcome.output.components(separatedBy: ": error: ").count == 3)
        #expect(!outcome.output.contains("only on"))
        #expect(outcome.status == 1)
        #expect(outcome.output.hasSuffix("2 errors\n") && plain.output.hasSuffix("2 errors\n"))
        let json = try Program.run(
            "check", "--devices", "all", "--format", "json", "Scenes/Broken/two-boxes-open.yaml")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.diagnostics.allSatisfy { $0.devices?.count == 40 })
    }

    /// The few are named: only the screen of 320 points is narrower than 321. And so are the few that are left out: only
    /// the largest tablet on its side is 1366 wide.
    @Test func fewDevicesAreNamed() throws {
        let narrow = scene("box.height == 9", "box.right == view.right", "box.width >= 321")
        #expect(
            try report("--devices", "all", input: narrow).diagnostics[0].details.contains(
                "only on iPhone 5s portrait"))
        let wide = scene("box.height == 9", "box.right == view.right", "box.width >= 1366")
        #expect(
            try report("--devices", "all", input: wide).diagnostics[0].details.contains(
                "on every screen but iPad Pro (12.9-inch) landscape"))
    }

    /// More than 1000 points high are the tablets upright; of those on their side the highest has 1024 as well, as has
    /// the upright one of 768 points.
    @Test func rangesOfLengths() throws {
        let high = scene("box.width == 9", "box.bottom == view.bottom", "box.height <= 1000")
        let details = try report("--devices", "all", input: high).diagnostics[0].details
        #expect(details.contains { $0.contains(" screens, those from 1024 points high on: ") })
    }

    @Test func devicesTakeThePlaceOfTheScene() throws {
        let both = try Program.run("check", "--devices", "all", "--device", "phone", "Scenes/strip.yaml")
        #expect(both.status == 2)
        #expect(both.error.contains("options --devices and --device cannot go together"))
        let other = try Program.run("check", "--devices", "some", "Scenes/strip.yaml")
        #expect(other.status == 2)
        #expect(other.error.contains("option --devices has no 'some': expected all"))
    }

    // MARK: - Breaks

    /// 395 points are too few, 396 are not.
    @Test func theWidthAtWhichAFaultEnds() throws {
        let found = try report("--breaks", input: SweepTests.box).breaks
        #expect(found == [Report.Break(rule: "unsatisfiable", view: "box", axis: "width", to: 395)])
        let text = try Program.run("check", "--breaks", "-", input: SweepTests.box).output
        #expect(
            text.contains(
                """

                -: faults that begin or end between 160 and 1400 points
                  box: unsatisfiable below 396 points wide

                """))
    }

    /// The box is too narrow below 300 points, and too wide from 701 points on; it does not depend on the height.
    @Test func twoRanges() throws {
        let input = scene(
            "box.height == 9", "box.right == view.right", "box.width >= 300", "box.width <= 700")
        #expect(
            try report("--breaks", input: input).breaks == [
                Report.Break(rule: "unsatisfiable", view: "box", axis: "width", to: 299),
                Report.Break(rule: "unsatisfiable", view: "box", axis: "width", from: 701),
            ])
        let output = try Program.run("check", "--breaks", "-", input: input).output
        #expect(output.contains("  box: unsatisfiable below 300 points wide\n"))
        #expect(output.contains("  box: unsatisfiable from 701 points wide on\n"))
    }

    /// Along the height as well, and the status is that of the scene on its own device, 667 high.
    @Test func theHeightAtWhichAFaultBegins() throws {
        let input = scene("box.width == 9", "box.bottom == view.bottom", "box.height <= 700")
        let outcome = try Program.run("check", "--breaks", "-", input: input)
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                -: faults that begin or end between 160 and 1400 points
                  box: unsatisfiable from 701 points high on

                """)
    }

    @Test func nothingThatBegins() throws {
        let outcome = try Program.run("check", "--breaks", "Scenes/strip.yaml")
        #expect(
            outcome.output == "Scenes/strip.yaml: no fault begins or ends between 160 and 1400 points\n")
        let sarif = try Program.run("check", "--breaks", "--format", "sarif", "Scenes/strip.yaml")
        #expect(sarif.error == outcome.output)
        #expect(sarif.output.hasPrefix("{"))
    }
}
