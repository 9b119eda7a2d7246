import Foundation
import Testing

@testable import scrollsim

/// Completions and the manual's page, as shells and man read them.
@MainActor @Suite struct CompletionsTests {
    private func output(_ arguments: String...) throws -> String {
        let outcome = try Program.run(Program.binary(), arguments)
        #expect(outcome.status == 0)
        return outcome.output
    }

    private nonisolated static func has(_ program: String) -> Bool {
        ["/usr/bin", "/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }

    /// Every command and option that there is, and none that is not there yet.
    @Test(arguments: ["bash", "zsh", "fish"]) func nameEverything(_ shell: String) throws {
        let script = try output("completions", shell)
        for command in Command.all where command.isListed {
            #expect(script.contains(command.name) == command.isReady)
        }
        for option in CommandOption.all {
            let name = shell == "fish" ? "-l \(option.name.dropFirst(2))" : option.name
            if option.isReady { #expect(script.contains(name), "\(option.name)") }
        }
    }

    private func completed(_ words: String...) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bash")
        defer { try? FileManager.default.removeItem(at: file) }
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let script =
            try output("completions", "bash")
            + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _scrollsim\n"
            + "for word in \"${COMPREPLY[@]}\"; do echo \"$word\"; done\n"
        try Data(script.utf8).write(to: file)
        let outcome = try Program.run(URL(fileURLWithPath: "/bin/bash"), [file.path])
        #expect(outcome.error == "")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func bashCompletes() throws {
        #expect(try completed("scrollsim", "fr") == ["frames"])
        #expect(try completed("scrollsim", "frames", "--col") == ["--color"])
        #expect(try completed("scrollsim", "frames", "--color", "") == ["auto", "always", "never"])
        #expect(try completed("scrollsim", "check", "--explain", "stray") == ["stray-scroll"])
        // A name with blanks comes quoted.
        #expect(try completed("scrollsim", "frames", "--device", "iPhone 8 P") == ["iPhone\\ 8\\ Plus"])
        #expect(try completed("scrollsim", "completions", "") == ["bash", "zsh", "fish"])
    }

    @Test(.enabled(if: has("zsh"), "zsh is not on this machine")) func zshReadsIt() throws {
        let script = try output("completions", "zsh")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).zsh")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(script.utf8).write(to: file)
        #expect(try Program.run(URL(fileURLWithPath: "/usr/bin/zsh"), ["-n", file.path]).status == 0)
    }

    @Test(.enabled(if: has("fish"), "fish is not on this machine")) func fishReadsIt() throws {
        let script = try output("completions", "fish")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).fish")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(script.utf8).write(to: file)
        #expect(try Program.run(URL(fileURLWithPath: "/usr/bin/fish"), ["-n", file.path]).status == 0)
    }

    @Test func thePageNamesEverything() throws {
        let page = try output("man")
        #expect(page.hasPrefix(".TH SCROLLSIM 1 \"\" \"scrollsim 0.1.0\"\n"))
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "KEYS", "EXIT STATUS"] {
            #expect(page.contains(".SH \(section)\n"))
        }
        for option in CommandOption.all where option.isReady {
            #expect(page.contains(option.name.replacingOccurrences(of: "-", with: "\\-")))
        }
    }

    @Test(.enabled(if: has("groff"), "groff is not on this machine")) func groffReadsThePage() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).1")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(try output("man").utf8).write(to: file)
        let outcome = try Program.run(
            URL(fileURLWithPath: "/usr/bin/groff"), ["-man", "-Tutf8", "-ww", "-z", "-Kutf8", file.path])
        #expect(outcome.error == "")
        #expect(outcome.status == 0)
    }

    @Test func anUnknownShell() throws {
        let outcome = try Program.run(Program.binary(), ["completions", "tcsh"])
        #expect(outcome.error == "scrollsim: error: no completions for 'tcsh': expected bash, zsh or fish\n")
        #expect(outcome.status == 2)
        let none = try Program.run(Program.binary(), ["completions"])
        #expect(none.error == "scrollsim: error: completions needs a shell: expected bash, zsh or fish\n")
    }
}
