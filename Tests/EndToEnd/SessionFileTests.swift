import Foundation
import SceneFiles
import Simulator
import Testing
import UIKit

@testable import scrollsim

/// Every file in `Tests/Data/sessions`, through the session itself and through the program in a terminal.
///
/// `RECORD_SESSIONS=1 swift test --filter SessionFileTests` writes the screens of the session into the files. Read
/// every cell of the difference before you commit it: what our program prints is no expectation.
@MainActor @Suite(.serialized) struct SessionFileTests {
    private nonisolated static let folder = Program.root.appendingPathComponent("Tests/Data/sessions")

    /// The names of the files, sorted.
    nonisolated static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".session") }.sorted()

    private static func file(_ name: String) throws -> SessionFile {
        try SessionFile(
            String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), name: name)
    }

    private nonisolated static var isRecording: Bool {
        ProcessInfo.processInfo.environment["RECORD_SESSIONS"] == "1"
    }

    @Test func `there are files`() { #expect(!SessionFileTests.names.isEmpty) }

    @Test(arguments: names) func `as a session`(name: String) throws {
        let file = try SessionFileTests.file(name)
        let screens = try ScriptedPlay.screens(of: file)
        if SessionFileTests.isRecording {
            try file.text(expecting: screens).write(
                to: SessionFileTests.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            // A run that records proves nothing, and must not pass anywhere.
            Issue.record("\(name) is recorded; read the difference before you commit it")
            return
        }
        for (block, screen) in zip(file.blocks, screens) {
            if let complaint = block.complaint(about: screen) {
                Issue.record("\(name):\(block.line):\n\(complaint)")
            }
        }
    }

    @Test(.enabled(if: !isRecording), arguments: names) func `in a terminal`(name: String) throws {
        let file = try SessionFileTests.file(name)
        let play = try TerminalPlay(file)
        for block in file.blocks {
            try play.send(block.input)
            if let complaint = try play.complaint(block) {
                Issue.record("\(name):\(block.line):\n\(complaint)")
                return
            }
        }
    }
}

/// A session file played without a terminal.
@MainActor enum ScriptedPlay {
    /// What the screen shows after each block.
    static func screens(of file: SessionFile) throws -> [[String]] {
        let batches = try file.blocks.map { block in
            switch block.input {
            case .keys(let words): try KeyScript.events(of: words.joined(separator: " "))
            case .resize(let size): [InputEvent.resize(size)]
            }
        }
        let screen = ScriptedScreen(size: file.size, batches: batches)
        try run(file.scene, on: screen)
        // The first one is there before anything is pressed.
        return screen.states.dropFirst().map { (file.usesASCII ? $0.withASCIIGlyphs : $0).lines }
    }

    /// What `scrollsim run` does with a scene, on another screen. The only place that knows it.
    private static func run(_ scene: String?, on screen: ScriptedScreen) throws {
        let call = try Call(
            arguments: ["run", "--quiet"] + [scene].compactMap { $0 }, environment: [:])
        let loaded = try call.loadScene()
        let isWalkthrough = loaded.steps.contains { $0.note != nil }
        loaded.runSteps(to: isWalkthrough ? 0 : loaded.steps.count)
        Session(stage: try call.stage(of: loaded), size: screen.size).run(on: screen)
    }
}
