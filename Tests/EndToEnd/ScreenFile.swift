import Foundation
import Simulator

/// A golden screen: how it is made, what can be read from its text alone, the text, and what the cells look like.
///
/// ```
/// # Where the picture comes from.
/// call: gallery:vertical-list --offset scroll=0,128 --size 80x24
/// colors: none
/// tells: offset 128
/// text:
/// |a line for each row
/// style:
/// |a letter for each cell
/// ```
///
/// `colors: none` is what a terminal without colours shows; `--ascii` in the call is drawn with ASCII. Of the letters
/// `a` is the accent, `g` good, `b` bad, `q` and `f` greys, `i` the scroll indicator, `p` paint, `o` a ghost, `.`
/// the terminal's own colours; capitals are bold, and for paint reversed.
struct ScreenFile {
    let name: String
    private(set) var call: [String] = []
    private(set) var usesColor = true
    /// What has to be in the text.
    private(set) var tells: [String] = []
    private(set) var text: [String] = []
    private(set) var style: [String] = []
    private let head: [String]

    /// Why a file is none.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads a file's text.
    /// - Throws: `Unreadable` at the first line that means nothing.
    init(_ content: String, name: String) throws {
        self.name = name
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        head = Array(lines.prefix { $0 != "text:" })
        var isStyle = false
        for (index, line) in lines.enumerated() {
            let value = String(line.drop { $0 != ":" }.dropFirst(2))
            switch line.prefix(while: { $0 != ":" }) {
            case "call": call = value.split(separator: " ").map(String.init)
            case "colors" where value == "none": usesColor = false
            case "tells": tells.append(value)
            case "text": isStyle = false
            case "style": isStyle = true
            case let other where other.hasPrefix("|") || line.hasPrefix("|"):
                if isStyle {
                    style.append(String(line.dropFirst()))
                } else {
                    text.append(String(line.dropFirst()))
                }
            case let other where other.isEmpty || line.hasPrefix("#"): break
            default: throw Unreadable(description: "\(name):\(index + 1): this line means nothing")
            }
        }
        if call.isEmpty { throw Unreadable(description: "\(name): there is no call") }
    }

    /// The file with another picture in it.
    func content(showing picture: CellBuffer) -> String {
        (head + ["text:"] + ScreenFile.text(of: picture).map { "|" + $0 } + ["style:"]
            + ScreenFile.style(of: picture).map { "|" + $0 }).joined(separator: "\n") + "\n"
    }

    static func text(of picture: CellBuffer) -> [String] { picture.lines }

    /// The letters of the cells, blanks at the ends of rows cut off.
    static func style(of picture: CellBuffer) -> [String] {
        (0..<picture.size.height).map { y in
            var line = picture.row(y).map(letter).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private static func letter(_ cell: Cell) -> String {
        if cell.width == 0 { return "" }
        let letter =
            switch cell.style.foreground {
            case .palette(81): "a"
            case .palette(114): "g"
            case .palette(203): "b"
            case .palette(244): "q"
            case .palette(240): "f"
            case .palette(250): "i"
            case .rgb: cell.style.isDim ? "o" : "p"
            case .palette: "c"
            case .standard:
                cell.style.background != .standard ? "p" : cell == .blank ? " " : cell.style.isDim ? "o" : "."
            }
        return cell.style.isBold || cell.style.isReversed ? letter.uppercased() : letter
    }
}
