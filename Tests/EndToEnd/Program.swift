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
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = root
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
            .merging(environment) { $1 }
        let input = try TemporaryFile(input)
        let output = try TemporaryFile()
        let error = try TemporaryFile()
        process.standardInput = try FileHandle(forReadingFrom: input.url)
        process.standardOutput = try FileHandle(forWritingTo: output.url)
        process.standardError = try FileHandle(forWritingTo: error.url)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: try output.text, error: try error.text, status: process.terminationStatus)
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
