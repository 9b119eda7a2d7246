import Testing
import UIKit

@testable import Simulator

/// Noise, and however it is cut. The generator is seeded: a failure comes back.
@Suite struct InputParserFuzzTests {
    /// Pieces that are likely to mean something, and bytes that are not.
    private static let pieces: [[UInt8]] = [
        Array("\u{1B}".utf8), Array("\u{1B}[".utf8), Array("\u{1B}[A".utf8), Array("\u{1B}OB".utf8),
        Array("\u{1B}[<65;10;5M".utf8), Array("\u{1B}[M".utf8), Array("\u{1B}[200~".utf8),
        Array("\u{1B}[201~".utf8), Array("\u{1B}]11;x".utf8), Array("\u{1B}\\".utf8), Array("\u{1B}P".utf8),
        Array("é滚😀".utf8), Array("q".utf8), Array(";;;;9999999999999999".utf8), [0x07], [0xFF], [0xC3],
        [0x9B],
        [0x00], Array(repeating: 0x3B, count: 90),
    ]

    private static func noise(_ random: inout SplitMix) -> [UInt8] {
        (0..<Int.random(in: 1...20, using: &random)).flatMap { _ in
            Bool.random(using: &random)
                ? pieces[Int.random(in: 0..<pieces.count, using: &random)]
                : [UInt8.random(in: 0...255, using: &random)]
        }
    }

    @Test func `the same bytes give the same events however they are cut`() {
        var random = SplitMix(state: 20_261)
        for round in 0..<3_000 {
            let bytes = Self.noise(&random)
            var whole = InputParser()
            let expected = whole.feed(bytes) + whole.timeOut()

            var cut = InputParser()
            var events: [InputEvent] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...min(5, rest.count), using: &random)
                events += cut.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            events += cut.timeOut()
            #expect(events == expected, "round \(round): \(bytes)")
        }
    }

    @Test func `after noise and an end of paste the parser works`() {
        var random = SplitMix(state: 7)
        for round in 0..<3_000 {
            var parser = InputParser()
            _ = parser.feed(Self.noise(&random))
            _ = parser.timeOut()
            _ = parser.feed(Array("\u{1B}[201~".utf8))
            _ = parser.timeOut()
            #expect(parser.feed(Array("\u{1B}[B".utf8)) == [.key(.down)], "round \(round)")
        }
    }
}
