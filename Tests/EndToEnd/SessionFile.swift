import Foundation
import Simulator

/// A session as a file tells it: keys, and what the screen shows after them.
///
/// ```
/// # A remark. Without a scene it is the program without one.
/// scene: gallery:vertical-list
/// size: 80x24
/// color: none
/// glyphs: ascii
///
/// > Down Down
/// |the whole screen,
/// |a line for each row
/// > Left
/// contains: 375 = 375   does not scroll
/// > resize 100x30
/// contains: 1 row = 32 pt
/// ```
///
/// Keys are those of `--keys`; `resize` stands alone, and `>` without keys is the first screen. `color: none` and
/// `glyphs: ascii` are `NO_COLOR` and `--ascii`.
struct SessionFile {
    /// What is done before a screen is looked at.
    enum Input {
        case keys([String])
        case resize(CellSize)
    }

    /// Keys, and what is expected after them.
    struct Block {
        /// The line of the keys, counted from 1.
        let line: Int
        let input: Input
        /// The whole screen; nil if only words are expected.
        var picture: [String]?
        /// Where the picture's lines stand in the file, counted from 0.
        var pictureLines: Range<Int>?
        /// Words that the screen contains.
        var words: [String] = []
    }

    /// Why a file is none.
    struct Unreadable: Error, CustomStringConvertible {
        let name: String
        let line: Int
        let reason: String
        var description: String { "\(name):\(line): \(reason)" }
    }

    let name: String
    private(set) var scene: String?
    private(set) var size = CellSize(width: 80, height: 24)
    private(set) var usesColor = true
    private(set) var usesASCII = false
    private(set) var blocks: [Block] = []
    private let lines: [String]

    /// Reads the text of a file.
    /// - Throws: `Unreadable` at the first line that means nothing, or a block that expects nothing.
    init(_ text: String, name: String) throws {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in lines.enumerated() {
            do {
                try read(line, at: index)
            } catch let error as Meaningless {
                throw Unreadable(name: name, line: index + 1, reason: error.reason)
            }
        }
        if let block = blocks.first(where: { $0.picture == nil && $0.words.isEmpty }) {
            throw Unreadable(name: name, line: block.line, reason: "nothing is expected after these keys")
        }
    }

    private struct Meaningless: Error { let reason: String }

    private mutating func read(_ line: String, at index: Int) throws {
        if line.hasPrefix("|") {
            try addPictureLine(String(line.dropFirst()), at: index)
        } else if line.hasPrefix(">") {
            blocks.append(Block(line: index + 1, input: try SessionFile.input(String(line.dropFirst()))))
        } else if !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw Meaningless(reason: "no keys, no screen and no name") }
            let value = parts[1].drop { $0 == " " }
            try set(String(parts[0]), to: String(value))
        }
    }

    private mutating func addPictureLine(_ text: String, at index: Int) throws {
        guard !blocks.isEmpty else { throw Meaningless(reason: "a screen before any keys") }
        let last = blocks.count - 1
        guard let lines = blocks[last].pictureLines else {
            blocks[last].picture = [text]
            blocks[last].pictureLines = index..<index + 1
            return
        }
        guard lines.upperBound == index else { throw Meaningless(reason: "a second screen after these keys") }
        blocks[last].picture?.append(text)
        blocks[last].pictureLines = lines.lowerBound..<index + 1
    }

    private mutating func set(_ name: String, to value: String) throws {
        if name == "contains" {
            guard !blocks.isEmpty else { throw Meaningless(reason: "words before any keys") }
            blocks[blocks.count - 1].words.append(value)
            return
        }
        guard blocks.isEmpty else { throw Meaningless(reason: "'\(name)' belongs before the first keys") }
        switch (name, value) {
        case ("scene", _): scene = value
        case ("size", _): size = try SessionFile.size(value)
        case ("color", "none"): usesColor = false
        case ("glyphs", "ascii"): usesASCII = true
        default: throw Meaningless(reason: "'\(name): \(value)' means nothing")
        }
    }

    private static func input(_ text: String) throws -> Input {
        let words = text.split(separator: " ").map(String.init)
        if words.first == "resize" {
            guard words.count == 2 else { throw Meaningless(reason: "resize stands alone with a size") }
            return .resize(try size(words[1]))
        }
        do {
            _ = try KeyScript.events(of: text)
        } catch {
            throw Meaningless(reason: "\(error)")
        }
        return .keys(words)
    }

    private static func size(_ text: String) throws -> CellSize {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1], width > 0, height > 0
        else { throw Meaningless(reason: "'\(text)' is no size, as 80x24") }
        return CellSize(width: width, height: height)
    }

    /// The text of the file with other screens in place of those that it expects; `screens` has one for each block.
    func text(expecting screens: [[String]]) -> String {
        var lines = lines
        for (block, screen) in zip(blocks, screens).reversed() {
            guard let range = block.pictureLines else { continue }
            lines.replaceSubrange(range, with: screen.map { "|" + $0 })
        }
        return lines.joined(separator: "\n")
    }
}

extension SessionFile.Block {
    /// What is wrong with a screen after these keys, to read; nil if it is as expected.
    func complaint(about screen: [String]) -> String? {
        var complaints: [String] = []
        if let picture {
            let expected = ScreenDifference.trimmed(picture)
            let actual = ScreenDifference.trimmed(screen)
            if expected != actual { complaints.append(ScreenDifference(expected, actual).description) }
        }
        let text = screen.joined(separator: "\n")
        let missing = words.filter { !text.contains($0) }
        if !missing.isEmpty {
            complaints += missing.map { "not on the screen: \($0)" }
            if picture == nil { complaints.append(text) }
        }
        return complaints.isEmpty ? nil : complaints.joined(separator: "\n")
    }
}
