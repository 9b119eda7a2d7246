import Foundation

/// The program that was built with these tests.
enum Program {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    #if DEBUG
        private static let configuration = "debug"
    #else
        private static let configuration = "release"
    #endif

    /// A built binary of the package.
    static func binary(_ name: String = "scrollsim") -> URL {
        root.appendingPathComponent(".build/\(configuration)/\(name)")
    }

    /// What a run printed, and how it ended.
    struct Outcome: Sendable {
        var output: String
        var error: String
        var status: Int32
    }

    /// Runs the program in the package's folder without a terminal, in an environment of its own.
    static func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(binary(), arguments, input: input, environment: environment)
    }

    static func run(
        _ executable: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        let variables = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
            .merging(environment) { $1 }
        let input = try TemporaryFile(input)
        let output = try TemporaryFile()
        let error = try TemporaryFile()
        let status = try spawn(
            executable.path, arguments, variables.map { "\($0.key)=\($0.value)" },
            files: [
                (0, input.url.path, O_RDONLY), (1, output.url.path, O_WRONLY), (2, error.url.path, O_WRONLY),
            ])
        return Outcome(output: try output.text, error: try error.text, status: status)
    }

    struct NotStarted: Error { let path: String }

    /// Starts a program in the package's folder and waits for its end. Foundation's `Process` waits for everybody
    /// who has inherited a descriptor of its own, and so for ever after starting a server.
    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String],
        files: [(descriptor: Int32, path: String, flags: Int32)]
    ) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for file in files {
            posix_spawn_file_actions_addopen(&actions, file.descriptor, file.path, file.flags, 0)
        }
        // The threads that tests run on block signals, and a program would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", root.path, path] + arguments
        let argv = words.map { strdup($0) } + [nil]
        let envp = environment.map { strdup($0) } + [nil]
        defer { for text in argv + envp { free(text) } }
        var process: pid_t = 0
        guard posix_spawn(&process, words[0], &actions, &attributes, argv, envp) == 0 else {
            throw NotStarted(path: path)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The exit status, or as shells have it 128 and the signal.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}

/// A file that goes away with its owner.
final class TemporaryFile {
    let url: URL

    init(_ text: String = "", ending: String = "txt") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(ending)")
        try Data(text.utf8).write(to: url)
    }

    var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }

    deinit { try? FileManager.default.removeItem(at: url) }
}
