import Foundation
import Testing

/// What the program answers to calls that it cannot carry out, and to those about itself.
@Suite struct CommandLineTests {
    @Test func version() throws {
        let outcome = try Program.run("--version")
        #expect(outcome.output == "scrollsim 0.1.0\n")
        #expect(outcome.status == 0)
    }

    @Test func help() throws {
        let outcome = try Program.run("--help")
        #expect(outcome.status == 0)
        for word in ["render SCENE", "frames SCENE", "list", "--device", "--offset", "--keys"] {
            #expect(outcome.output.contains(word))
        }
    }

    @Test(arguments: [
        (["--devcie", "phone"], "scrollsim: error: unknown option '--devcie' (did you mean '--device'?)\n"),
        (["rendr"], "scrollsim: error: no command or file named 'rendr' (did you mean 'render'?)\n"),
        (["diff", "x.yaml"], "scrollsim: error: command diff is not there yet\n"),
        (["check"], "scrollsim: error: check needs a scene: a path, '-', or gallery:NAME\n"),
        (
            ["frames", "Scenes/strip.yaml", "--step", "1"],
            "scrollsim: error: option --step cannot be 1: the scene has no steps\n"
        ),
        (
            ["render", "gallery:container-in-three-steps", "--step", "4"],
            "scrollsim: error: option --step cannot be '4': expected 0 to 3\n"
        ),
        (["frames"], "scrollsim: error: frames needs a scene: a path, '-', or gallery:NAME\n"),
        (["frames", "nowhere.yaml"], "scrollsim: error: cannot read nowhere.yaml: there is no such file\n"),
        (["frames", "Scenes"], "scrollsim: error: cannot read Scenes: it is a folder\n"),
        (
            ["frames", "gallery:carousle"],
            "scrollsim: error: no scene named 'gallery:carousle' (did you mean 'carousel'?); `scrollsim list` "
                + "prints them\n"
        ),
        (
            ["frames", "Scenes/strip.yaml", "--offset", "scrol=0,1"],
            "scrollsim: error: no scroll view named 'scrol': expected scroll (did you mean 'scroll'?)\n"
        ),
        (
            ["render", "Scenes/strip.yaml", "--size", "0x5"],
            "scrollsim: error: option --size cannot read '0x5': expected COLSxROWS, as 100x30, each 1 to 1000\n"
        ),
        (
            ["list", "--keys", "q"],
            "scrollsim: error: option --keys belongs to render, frames or play, not to list\n"
        ),
        (
            ["frames", "Scenes/strip.yaml", "--device", "iPhone 88"],
            "scrollsim: error: no device named 'iPhone 88' (did you mean 'iPhone 8'?); --device list prints them, "
                + "and WxH is one of that size\n"
        ),
    ])
    func unusableCalls(_ arguments: [String], _ message: String) throws {
        let outcome = try Program.run(Program.binary(), arguments)
        #expect(outcome.error == message)
        #expect(outcome.output == "")
        #expect(outcome.status == 2)
    }

    /// view, scroll, container and five boxes; 4 + 4 + 1 + 5 + 5 + 5 + 1 + 4 + 1 constraints.
    @Test func verbose() throws {
        let outcome = try Program.run("frames", "-v", "Scenes/vertical-list.yaml")
        #expect(
            outcome.error
                == "scrollsim: Scenes/vertical-list.yaml: 8 views, 30 constraints, phone 375 × 667\n")
    }

    @Test func unknownKey() throws {
        let outcome = try Program.run("frames", "Scenes/strip.yaml", "--keys", "Down Dwn")
        #expect(outcome.error.hasPrefix("scrollsim: error: unknown key 'Dwn' in --keys"))
        #expect(outcome.status == 2)
    }

    /// Without a terminal the interactive program says what to use instead.
    @Test func runWithoutATerminal() throws {
        let outcome = try Program.run("run", "Scenes/strip.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("render"))
        #expect(outcome.error.contains("--plain"))
        #expect(outcome.error.split(separator: "\n").count == 1)
    }

    /// A scene with two faults: both are said, with their places; nothing is printed of it.
    @Test func aSceneWithFaults() throws {
        let scene = """
            device: phone
            view:
              subviews:
                - id: box
                  backgroundColour: red
            constraints:
              - bxo.width == 100
            """
        let outcome = try Program.run("frames", "-", input: scene)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        let lines = outcome.error.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("-:5:7: error: ") == true)
        #expect(lines.first?.contains("did you mean 'backgroundColor'?") == true)
        #expect(lines.last?.hasPrefix("-:7:5: error: ") == true)
        #expect(lines.last?.contains("did you mean 'box'?") == true)
    }

    @Test func list() throws {
        let outcome = try Program.run("list")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("gallery:vertical-list ") && $0.contains("Vertical list") })
        #expect(lines.contains { $0.hasSuffix("Scenes/Broken/nothing-shows.yaml") })
    }

    /// A reader that goes away early is no reason to end in a signal.
    @Test func aClosedPipe() throws {
        let outcome = try Program.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "\"\(Program.binary().path)\" frames Scenes/strip.yaml | true"])
        #expect(outcome.error == "")
    }
}
