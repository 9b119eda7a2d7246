import Foundation
import Testing

@testable import Terminal

/// A folder of a test's own, gone with its owner.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/scrollsim-test-XXXXXX\0".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = String(cString: made)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in it.
    func file(_ name: String) -> String { path + "/" + name }

    /// Opens a file, empties it, writes and closes it.
    func write(_ text: String, to name: String) throws {
        let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(descriptor >= 0)
        TerminalOutput.write(Array(text.utf8), to: descriptor)
        close(descriptor)
    }
}
