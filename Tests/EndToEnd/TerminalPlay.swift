import Foundation
import Simulator

/// A session file played in a terminal by the real program.
@MainActor struct TerminalPlay {
    private let session: TerminalSession
    private let usesColor: Bool

    init(_ file: SessionFile) throws {
        let words = ["scrollsim run", file.scene, file.usesASCII ? "--ascii" : nil].compactMap { $0 }
        usesColor = file.usesColor
        session = try TerminalSession(
            words.joined(separator: " "), width: file.size.width, height: file.size.height,
            environment: file.usesColor ? [:] : ["NO_COLOR": "1"])
    }

    /// Types keys, turns the wheel, or changes the terminal's size.
    func send(_ input: SessionFile.Input) throws {
        switch input {
        case .resize(let size): try session.resize(width: size.width, height: size.height)
        case .keys(let words):
            for word in words {
                for event in try KeyScript.events(of: word) {
                    if case .mouse(let event) = event {
                        try session.send(bytes: TerminalPlay.report(of: event))
                    } else {
                        try session.send(word == ";" ? "\\;" : word)
                    }
                }
                // With a key right behind it Escape would be Alt, as no person could type it.
                if word == "Escape" { Thread.sleep(forTimeInterval: 0.1) }
            }
        }
    }

    /// Waits until the screen is what a block expects; what is wrong with the last one if that never comes.
    func complaint(_ block: SessionFile.Block) throws -> String? {
        let block = usesColor ? block.withoutFill : block
        var last = "there was no screen"
        let deadline = Date().addingTimeInterval(10)
        while Date() < deadline {
            let lines = try session.lines()
            guard let complaint = block.complaint(about: usesColor ? lines.map(\.withoutFill) : lines) else {
                return nil
            }
            last = complaint
            Thread.sleep(forTimeInterval: 0.03)
        }
        return last
    }

    /// What a terminal reports for something done with the mouse, in mode 1006.
    private static func report(of event: MouseEvent) -> String {
        func number(_ button: MouseEvent.Button?) -> Int {
            switch button {
            case .left: 0
            case .middle: 1
            case .right: 2
            case nil: 3
            case .other: 128
            }
        }
        var (code, final) = (0, "M")
        switch event.action {
        case .press(let button): code = number(button)
        case .release(let button): (code, final) = (number(button), "m")
        case .move(let button): code = 32 + number(button)
        case .wheel(let wheel): code = 64 + ([.up, .down, .left, .right].firstIndex(of: wheel) ?? 0)
        }
        if event.modifiers.contains(.shift) { code += 4 }
        if event.modifiers.contains(.alt) { code += 8 }
        if event.modifiers.contains(.control) { code += 16 }
        return "\u{1B}[<\(code);\(event.position.x + 1);\(event.position.y + 1)\(final)"
    }
}

extension String {
    /// The text with blanks in place of full blocks: on a terminal with colours they are blanks on a colour.
    fileprivate var withoutFill: String { replacingOccurrences(of: "█", with: " ") }
}

extension SessionFile.Block {
    fileprivate var withoutFill: SessionFile.Block {
        var block = self
        block.picture = picture?.map(\.withoutFill)
        return block
    }
}
