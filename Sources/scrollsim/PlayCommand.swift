import SceneFiles
import Simulator
import UIKit

extension Command {
    /// Plays keys and records what the screen shows.
    static let play = Command(
        name: "play", operand: "SCENE", meaning: "plays keys and records a picture or an asciicast"
    ) { call in
        let (cast, image) = (call.value("--cast"), call.value("--svg"))
        guard cast != nil || image != nil else { throw CallFailure.nothingToRecord }
        let front = try call.startedFront()
        var recording = Asciicast(size: front.size)
        @MainActor func picture() -> CellBuffer {
            call.wantsASCII ? front.draw().withASCIIGlyphs : front.draw()
        }
        recording.add(picture())
        for event in try call.keys() {
            if front.handle(event) == .quit { break }
            recording.add(picture())
        }
        if let cast { try Call.write(recording.text, to: cast) }
        if let image, let last = recording.last { try Call.write(last.svgText, to: image) }
        return .done
    }
}

extension Call {
    /// Writes a file as a whole.
    /// - Throws: `CallFailure.unwritableFile`
    static func write(_ text: String, to path: String) throws(CallFailure) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw .unwritableFile(path, "it may not be written, or its folder is not there")
        }
    }
}

/// A recording in asciicast's second version: a header, then an event a line. Time is counted and not measured: half
/// a second passes before each picture, so that the same keys give the same bytes.
struct Asciicast {
    private static let pause = 0.5

    private let size: CellSize
    private var events: [String] = []
    /// The picture that was added last.
    private(set) var last: CellBuffer?

    init(size: CellSize) { self.size = size }

    /// Adds a picture; one that is the same as the last only lets time pass.
    mutating func add(_ buffer: CellBuffer) {
        defer { last = buffer }
        pictures += 1
        guard buffer != last else { return }
        let rows = buffer.ansiText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let text = "\u{1B}[H" + rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
        let time = NumberText.short(CGFloat(Double(pictures) * Self.pause))
        events.append("[\(time), \"o\", \(JSONText.text(text).description)]\n")
    }

    private var pictures = 0

    var text: String {
        "{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height)}\n" + events.joined()
    }
}
