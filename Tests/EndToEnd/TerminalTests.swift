import Foundation
import Testing

/// The program as a person uses it, in tmux. One test at a time: a machine with two cores is enough for it.
@Suite(.serialized) struct TerminalTests {
    /// What `render` prints for the same keys.
    private func rendered(_ scene: String, keys: String, size: String) throws -> [String] {
        let outcome = try Program.run(
            "render", scene, "--format", "text", "--size", size, "--keys", keys)
        #expect(outcome.status == 0)
        return words(outcome.output)
    }

    /// The words and brackets of a screen, line by line. Of a cell that is filled in part the terminal may be shown
    /// the other part reversed, which a captured screen does not tell.
    private func words(_ screen: String) -> [String] {
        let blocks = Set("█▇▆▅▄▃▂▁▀▔▐░▒▓")
        var lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.map { blocks.contains($0) ? " " : String($0) }.joined().split(separator: " ").joined(
                separator: " ")
        }
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    @Test func aListScrollsDown() throws {
        let session = try TerminalSession("scrollsim Scenes/vertical-list.yaml")
        try session.waitFor("offset 0")
        try session.send("Down", "Down")
        let screen = try session.waitFor("offset 80")
        #expect(screen.contains("content 1100 > 667"))
        #expect(
            words(screen) == (try rendered("Scenes/vertical-list.yaml", keys: "Down Down", size: "80x24")))
        try session.send("End")
        try session.waitFor("offset 433")
        try session.send("Home")
        try session.waitFor("offset 0")
    }

    @Test func aCarouselScrollsRight() throws {
        let session = try TerminalSession("scrollsim Scenes/carousel.yaml", width: 100, height: 30)
        try session.waitFor("content 1875 > 375")
        try session.send("Right")
        let screen = try session.waitFor("offset 375")
        #expect(words(screen) == (try rendered("Scenes/carousel.yaml", keys: "Right", size: "100x30")))
    }

    /// The page scrolls with Down; after Tab the arrows belong to the carousel inside it.
    @Test func aCarouselInsideAList() throws {
        let session = try TerminalSession("scrollsim Scenes/page-with-carousel.yaml")
        try session.waitFor("offset 0")
        try session.send("Down")
        try session.waitFor("offset 40")
        try session.send("Tab", "Right")
        try session.waitFor("offset 375")
    }

    /// The list of faults: Enter writes the fix into what is shown, and the box is there; u takes it back. The file
    /// stays as it is.
    @Test func aFixIsTried() throws {
        let session = try TerminalSession("scrollsim gallery:nothing-shows")
        try session.waitFor("⏎ try")
        try session.send("d")
        try session.waitFor("+ box.size == scroll.size - 10")
        try session.send("Enter")
        try session.waitFor("✓ contentSize is 375 × 667")
        try session.waitFor("no faults")
        try session.send("u")
        try session.waitFor("⏎ contentSize would be 375 × 667")
        try session.send("Escape")
        try session.waitFor("⏎ try")
    }

    /// A scene whose steps have notes begins before the first one; n runs a step, p goes back.
    @Test func aWalkthrough() throws {
        let session = try TerminalSession("scrollsim gallery:container-in-three-steps")
        try session.waitFor("step 0 of 3")
        try session.send("n")
        try session.waitFor("content height is not decided")
        try session.send("n", "n")
        let screen = try session.waitFor("y 1100 > 667")
        #expect(screen.contains("step 3 of 3") && screen.contains("Boxes from the container's top"))
        try session.send("p")
        try session.waitFor("height is not decided")
    }

    /// A smaller terminal draws the same at a larger scale and comes back; far too small says so.
    @Test func resizing() throws {
        let session = try TerminalSession("scrollsim Scenes/vertical-list.yaml", width: 100, height: 30)
        let before = try session.waitFor("1 row = 32 pt")
        try session.resize(width: 80, height: 24)
        try session.waitFor("1 row = 40 pt")
        try session.resize(width: 20, height: 5)
        try session.waitFor("24 × 8")
        try session.resize(width: 100, height: 30)
        let after = try session.waitFor("1 row = 32 pt")
        #expect(words(after) == words(before))
    }

    private func expectRestored(_ session: TerminalSession) throws {
        let state = try session.state(
            "#{alternate_on} #{mouse_any_flag} #{cursor_flag} #{keypad_cursor_flag}")
        #expect(state == "0 0 1 0")
        // The shell reads and echoes lines as before.
        try session.send("Enter")
        try session.type("echo $((6 * 7))")
        try session.send("Enter")
        try session.waitFor { $0.split(separator: "\n").contains("42") }
    }

    @Test func quitting() throws {
        let session = try TerminalSession("scrollsim Scenes/vertical-list.yaml; echo status $?")
        try session.waitFor("offset 0")
        // Escape alone is told from the beginning of a sequence by what does not follow.
        try session.send("Escape")
        Thread.sleep(forTimeInterval: 0.2)
        try session.send("q")
        try session.waitFor("status 0")
        try expectRestored(session)
    }

    @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131), ("SEGV", 139)])
    func killing(_ signal: String, _ status: Int) throws {
        let session = try TerminalSession("scrollsim Scenes/vertical-list.yaml")
        try session.waitFor("offset 0")
        let pane = try session.state("#{pane_pid}")
        let kill = try Program.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", "kill -\(signal) $(pgrep -P \(pane) scrollsim)"])
        #expect(kill.status == 0)
        try session.waitFor { !$0.contains("offset 0") }
        // An interrupted shell drops the rest of its line, so it is asked afterwards.
        try session.type("echo status $?")
        try session.send("Enter")
        try session.waitFor("status \(status)")
        try expectRestored(session)
    }

    /// Stopped, the shell is there again; going on, the picture is.
    @Test func suspending() throws {
        let session = try TerminalSession(
            "scrollsim Scenes/vertical-list.yaml", shell: "bash --norc --noprofile")
        try session.waitFor("offset 0")
        try session.send("Down", "C-z")
        try session.waitFor("Stopped")
        let state = try session.state("#{alternate_on} #{mouse_any_flag}")
        #expect(state == "0 0")
        try session.type("fg")
        try session.send("Enter")
        try session.waitFor("offset 40")
        try session.send("Down")
        try session.waitFor("offset 80")
        try session.send("q")
        try expectRestored(session)
    }

    /// A trap in the program itself: the terminal is given back before the process ends.
    @Test func aTrap() throws {
        let session = try TerminalSession(
            "SCROLLSIM_TRAP=1 scrollsim Scenes/vertical-list.yaml; echo status $?")
        try session.waitFor("status 132")
        let history = try session.history()
        #expect(history.contains("Fatal error: SCROLLSIM_TRAP is set"))
        try expectRestored(session)
    }

    @Test func anError() throws {
        let session = try TerminalSession("scrollsim nowhere.yaml; echo status $?")
        let screen = try session.waitFor("status 2")
        #expect(screen.contains("cannot read nowhere.yaml"))
        try expectRestored(session)
    }

    @Test func aTerminalWithoutCursorAddressing() throws {
        let session = try TerminalSession(
            "TERM=dumb scrollsim Scenes/vertical-list.yaml; echo status $?", width: 200)
        let screen = try session.waitFor("status 2")
        #expect(screen.contains("render"))
    }

    /// What takes longer than a second says how far it is, on a terminal and nowhere else; the line goes away again.
    @Test func checkTellsHowFarItIs() throws {
        let folders = Array(repeating: "Scenes/Broken", count: 12).joined(separator: " ")
        let session = try TerminalSession(
            "scrollsim check --breaks --devices all \(folders) >/dev/null; echo it is \"done\"")
        try session.waitFor { $0.contains("checking ") && $0.contains(" of \(12 * 24) …") }
        try session.send("C-c")
        let other = try TerminalSession(
            "scrollsim check --breaks Scenes/Broken >/dev/null; echo it is \"done\"")
        #expect(try !other.waitFor("it is done").contains("checking"))
    }
}
