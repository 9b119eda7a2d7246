import Testing

@testable import SceneFiles

/// The smallest parts of the format: numbers, names, places in a text.
@Suite struct TextTests {
    @Test func decimals() {
        let numbers: [(String, Double)] = [
            ("0", 0), ("12", 12), ("-0.5", -0.5), ("+3", 3), (".5", 0.5), ("1e3", 1000), ("2.5E-1", 0.25),
            ("007", 7),
        ]
        for (text, value) in numbers { #expect(DecimalText.read(text) == .number(value), "\(text)") }
        for text in ["1e400", ".inf", "-.INF", ".nan", "-1e999"] {
            #expect(DecimalText.read(text) == .notFinite)
        }
        for text in ["", "-", ".", "1.", "1e", "0x10", "1_000", "1:30", "1 2", "½", "١", "inf", "nan", "--1"]
        {
            #expect(DecimalText.read(text) == .notANumber, "\(text)")
        }
    }

    @Test func names() {
        for name in ["a", "_a1", "pin-bottom", "a--b", "视图", "é", "box1"] {
            #expect(Name.isValid(name), "\(name)")
        }
        for name in ["", "1a", "-a", "a-", "a b", "a.b", "a[0]", "😀", "*"] {
            #expect(!Name.isValid(name), "\(name)")
        }
    }

    /// libyaml ends lines at CR LF, CR, LF, NEL, LS and PS, and so do places.
    @Test func places() throws {
        let source = try SourceText(bytes: Array("a\r\nb\rc\nd\u{85}e\u{2028}f".utf8)[...])
        let places = source.scalars.indices.filter { source.scalars[$0].properties.isAlphabetic }.map {
            source.location(of: $0)
        }
        #expect(places.map(\.line) == [1, 2, 3, 4, 5, 6])
        #expect(places.map(\.column) == [1, 1, 1, 1, 1, 1])
        #expect(source.location(ofByte: 4) == SceneFiles.SourceLocation(line: 2, column: 2))
    }

    // Distances by hand: one letter more, one less, another one, two swapped.
    @Test func distances() {
        func distance(_ a: String, _ b: String) -> Int { EditDistance.between(Array(a), Array(b)) }
        #expect(distance("box", "box") == 0)
        #expect(distance("box", "boxx") == 1)
        #expect(distance("box", "bx") == 1)
        #expect(distance("box", "bux") == 1)
        #expect(distance("contianer", "container") == 1)
        #expect(distance("", "abc") == 3)
        #expect(distance("kitten", "sitting") == 3)
    }

    @Test func suggestions() {
        var suggestions = NameSuggestions()
        #expect(suggestions.nearest(to: "hight", among: ["right", "height"]) == "height")
        #expect(suggestions.nearest(to: "VIEW", among: ["scroll", "view"]) == "view")
        // A name of one letter is like no other.
        #expect(suggestions.nearest(to: "a", among: ["b"]) == nil)
        #expect(suggestions.nearest(to: "title", among: ["footer", "header"]) == nil)
        #expect(suggestions.nearest(to: "", among: ["a"]) == nil)
    }
}
