import Foundation
import Simulator
import Testing

@testable import scrollsim

/// Every golden screen in `Tests/Data/screens`: the sketches of the design at their sizes, and other sizes, without
/// colour and in ASCII.
///
/// `RECORD_SCREENS=1 swift test --filter ScreenFileTests` writes what is shown into the files. Read every cell of the
/// difference before you commit it.
@MainActor @Suite struct ScreenFileTests {
    private nonisolated static let folder = Program.root.appendingPathComponent("Tests/Data/screens")

    nonisolated static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".screen") }.sorted()

    private nonisolated static var isRecording: Bool {
        ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1"
    }

    private func file(_ name: String) throws -> ScreenFile {
        let url = ScreenFileTests.folder.appendingPathComponent(name)
        return try ScreenFile(String(contentsOf: url, encoding: .utf8), name: name)
    }

    private func picture(of file: ScreenFile) throws -> CellBuffer {
        let words = Call.words(of: file.call.joined(separator: " "))
        let call = try Call(arguments: ["render", "--quiet"] + words, environment: [:])
        let front = try call.startedFront(scrolls: true)
        for event in try call.keys() { _ = front.handle(event) }
        let picture = call.wantsASCII ? front.draw().withASCIIGlyphs : front.draw()
        return file.usesColor ? picture : picture.withoutColors
    }

    @Test func thereAreScreens() { #expect(ScreenFileTests.names.count >= 17) }

    @Test(arguments: names) func isAsItWas(_ name: String) throws {
        let file = try file(name)
        let picture = try picture(of: file)
        if ScreenFileTests.isRecording {
            let url = ScreenFileTests.folder.appendingPathComponent(name)
            try file.content(showing: picture).write(to: url, atomically: true, encoding: .utf8)
            Issue.record("\(name) is recorded; read the difference before you commit it")
            return
        }
        let (text, style) = (ScreenFile.text(of: picture), ScreenFile.style(of: picture))
        if text != file.text { Issue.record("\(name):\n\(ScreenDifference(file.text, text))") }
        if style != file.style { Issue.record("\(name), style:\n\(ScreenDifference(file.style, style))") }
    }

    /// Verdict, offset, open edge and fault are in the text, where no style is.
    @Test(arguments: names) func tellsWithoutStyle(_ name: String) throws {
        let file = try file(name)
        #expect(!file.tells.isEmpty, "\(name) tells nothing")
        let text = file.text.joined(separator: "\n")
        for words in file.tells { #expect(text.contains(words), "\(name)") }
    }
}

extension Call {
    /// The words of a call as a shell would part them, with double quotes only.
    fileprivate static func words(of text: String) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }
}
