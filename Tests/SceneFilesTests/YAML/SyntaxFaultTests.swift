import SceneFiles
import Testing

/// What is wrong with a file as a text and as YAML. The messages are the format's own; places follow the rule
/// that a line and a column are counted from 1, columns in code points.
@Suite @MainActor struct SyntaxFaultTests {
    @Test func emptyFiles() {
        let message = "the file is empty; a scene has at least a 'view'"
        expectFaults("▸", message)
        expectFaults("▸# nothing but a comment\n", message)
    }

    @Test func textThatIsNotUTF8() {
        let message = "byte 0xFF is not UTF-8; scene files are UTF-8"
        #expect(faults(bytes: Array("view: {}\nname: é".utf8) + [0xFF]) == ["2:8: \(message)"])
        #expect(faults(bytes: [0xFE, 0xFF, 0, 0x61]) == ["1:1: the file is UTF-16; scene files are UTF-8"])
        #expect(faults(bytes: [0xEF, 0xBB, 0xBF] + Array("view: {}".utf8)) == [])
    }

    @Test func controlCharacters() {
        expectFaults(
            "view: {}\nname: é▸\u{1}", "the control character U+0001 is not allowed in a scene file")
    }

    @Test func secondDocuments() {
        expectFaults("view: {}\n▸---\nview: {}", "a second document begins here; a scene file holds one")
    }

    @Test func whatIsNotClosed() {
        expectFaults("view: ▸{subviews: []", "this { is not closed")
        expectFaults("view:\n  subviews: ▸[", "this [ is not closed")
        expectFaults("view: {}\nname: ▸\"open", "this \" is not closed")
        expectFaults("view: {}\nname: ▸'open", "this ' is not closed")
    }

    /// The trap of a line in a flow map: YAML takes its brackets.
    @Test func unquotedLinesInBraces() {
        let message = "inside { } and [ ] YAML takes brackets and commas for its own; quote the line"
        expectFaults("view: {}\nconstraints:\n- {name: a, constraint: box▸[last].top == view.top}", message)
        expectFaults("view: {}\nconstraints: [box[▸*].top == view.top]", message)
        expectFaults(
            "view: {subviews: [{id: a}]}\nconstraints:\n- {constraint: a.size == (10, ▸20)}",
            "unknown key '20)' without a value; inside { } YAML takes ',' for its own: quote the line")
    }

    @Test func escapesOfJSON() {
        expectFaults(
            "{\"view\": {}, \"name\": \"▸\\ud83d\\ude00\"}",
            "a character beyond U+FFFF is written as itself, not as a pair of escapes; put the emoji here")
        #expect(faults("{\"view\": {}, \"name\": \"\\u00e9 \\/ 😀\"}") == [])
    }

    @Test func keys() {
        expectFaults(
            "name: a\nview: {}\n▸name: b", "the key 'name' is there twice; first at 1:1")
        expectFaults("view: {}\n▸[a]: b", "expected a word as key, found a list")
        expectFaults(
            "view:\n  ▸<<: {}",
            "merge keys ('<<') are not part of the format; write the keys out or alias a whole value")
    }

    @Test func tags() {
        expectFaults(
            "view: {}\nname: ▸!!str 5",
            "tags as 'tag:yaml.org,2002:str' are not part of the format; leave it out")
    }

    @Test func aliases() {
        expectFaults("view: {subviews: ▸*list}", "no anchor '&list' before this alias")
        expectFaults(
            "view: {subviews: [&boxes {}, ▸*boxs]}",
            "no anchor '&boxs' before this alias (did you mean 'boxes'?)")
        expectFaults("view: &a {subviews: [▸*a]}", "the alias '*a' contains itself")
        #expect(faults("view: {subviews: [&a {backgroundColor: red}, *a, *a]}") == [])
    }

    @Test func whatLibyamlSays() {
        expectFaults(
            "name: a▸: b\nview: {}",
            "a ':' cannot stand here; is a line indented wrongly, or a text unquoted?")
        expectFaults(
            "view: {}\nname: ▸@a", "a value cannot begin like this; quote it, and indent with blanks")
        expectFaults("view: {}\n▸- a", "expected a key and ':' here; is a line indented wrongly?, found '-'")
        expectFaults("name: a\n▸\tb: c\nview: {}", "a tab cannot indent; use blanks")
        expectFaults("{\"view\" ▸1}", "expected ',' or '}', found '1'")
        expectFaults("view: {}\nname: \"a▸\\q\"", "no such escape; in double quotes a '\\' is written twice")
    }
}
