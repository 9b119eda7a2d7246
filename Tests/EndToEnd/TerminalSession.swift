import Foundation

/// The real program in a real terminal: tmux runs it, types and reads the screen.
final class TerminalSession {
    private let socket = "scrollsim-test-\(UUID().uuidString)"

    /// Starts a shell of `width` × `height` cells and types a command into it.
    init(
        _ command: String, width: Int = 80, height: Int = 24, shell: String = "sh",
        environment: [String: String] = [:]
    ) throws {
        var arguments = ["-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)"]
        let values = ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
        for (name, value) in values.merging(environment, uniquingKeysWith: { $1 }).sorted(by: {
            $0.key < $1.key
        }) {
            arguments += ["-e", "\(name)=\(value)"]
        }
        arguments += ["-c", Program.root.path, "env -u ENV \(shell)"]
        try tmux(arguments)
        try tmux(["set-option", "-g", "escape-time", "0"])
        try waitFor { $0.contains { "$#".contains($0) } }
        try type(command.replacingOccurrences(of: "scrollsim", with: Program.binary().path))
        try send("Enter")
    }

    deinit { _ = try? tmux(["kill-server"]) }

    /// Sends keys by tmux's names.
    func send(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

    /// Types text as it is.
    func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

    /// Sends bytes that no key of tmux stands for.
    func send(bytes text: String) throws {
        try tmux(["send-keys", "-H"] + text.utf8.map { String($0, radix: 16) })
    }

    func resize(width: Int, height: Int) throws {
        try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
    }

    /// The screen as text, blanks at the ends of lines dropped.
    func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

    /// The screen, line by line, as `render` prints it: of cells that are filled in part the part that is seen.
    func lines() throws -> [String] {
        try tmux(["capture-pane", "-p", "-e"]).split(separator: "\n", omittingEmptySubsequences: false).map {
            CapturedLine(String($0)).text
        }
    }

    /// The screen and what has scrolled off it.
    func history() throws -> String { try tmux(["capture-pane", "-p", "-S", "-"]) }

    /// What tmux knows of the pane, by a format.
    func state(_ format: String) throws -> String {
        try tmux(["display-message", "-p", format]).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    struct NeverCame: Error, CustomStringConvertible {
        let screen: String
        var description: String { "the screen that was waited for did not come; the last one:\n" + screen }
    }

    /// Waits until the screen fulfils a condition and has stopped changing.
    /// - Throws: `NeverCame` after ten seconds.
    @discardableResult func waitFor(_ condition: (String) -> Bool) throws -> String {
        let deadline = Date().addingTimeInterval(10)
        var last = ""
        while Date() < deadline {
            let now = try screen()
            if now == last, condition(now) { return now }
            last = now
            Thread.sleep(forTimeInterval: 0.03)
        }
        throw NeverCame(screen: last)
    }

    /// Waits until a text stands on the screen.
    @discardableResult func waitFor(_ text: String) throws -> String { try waitFor { $0.contains(text) } }

    struct Failed: Error { let message: String }

    @discardableResult private func tmux(_ arguments: [String]) throws -> String {
        let outcome = try Program.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["tmux", "-L", socket] + arguments)
        guard outcome.status == 0 else { throw Failed(message: outcome.error) }
        return outcome.output
    }
}
