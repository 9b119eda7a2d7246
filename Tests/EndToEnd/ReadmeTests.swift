import Foundation
import Simulator
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
    private var readme: String {
        get throws {
            try String(contentsOf: Program.root.appendingPathComponent("README.md"), encoding: .utf8)
        }
    }

    @Test func showsTheKeysThatThereAre() throws { #expect(try readme.contains(KeyTable.markdown)) }

    @Test(arguments: [
        ["--help"], ["frames", "gallery:ends-nowhere"],
        ["check", "--breaks", "gallery:frames-by-hand"], ["check", "gallery:nothing-shows"],
        ["explain", "gallery:two-boxes", "b"],
        ["render", "gallery:vertical-list", "--keys", "Down Down", "--size", "80x24"],
    ]) func showsWhatIsPrinted(_ arguments: [String]) throws {
        let outcome = try Program.run(Program.binary(), arguments)
        #expect(outcome.status != 2)
        #expect(try readme.contains(outcome.output), "README.md lacks the output of \(arguments)")
    }
}
