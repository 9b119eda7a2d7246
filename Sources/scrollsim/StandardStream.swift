import UIKit

/// Standard output and standard error as places to write text to.
enum StandardStream {
    case output, error

    /// Writes the text, whole. A reader that has gone away is no fault of ours: the rest is dropped.
    func write(_ text: String) {
        let handle = self == .output ? FileHandle.standardOutput : FileHandle.standardError
        try? handle.write(contentsOf: Data(text.utf8))
    }

    /// Whether a terminal is at the other end.
    var isTerminal: Bool { isatty(self == .output ? 1 : 2) == 1 }
}
