import SceneFiles
import Testing
import UIKit

/// Constraint lines taken out of a file and put in; all else must stay as it is, byte for byte.
@MainActor @Suite struct SceneEditingTests {
    private func edit(
        _ text: String, removing removed: [String] = [], adding added: [String] = []
    ) throws -> String? {
        let scene = try SceneLoader.load(bytes: Array(text.utf8), file: "scene.yaml").get()
        let lines = try removed.map { text in
            let entry = try #require(scene.constraints.first { $0.text == text })
            return (text: text, location: entry.location)
        }
        return scene.edited(text, removing: lines, adding: added)
    }

    private let head = """
        view:  # the root
          subviews:
            - {id: a}
            - {id: b, repeat: 3}

        """

    @Test func added() throws {
        let text = head + "constraints:\n  - a.top == view.top   # up\n\n# the end\n"
        #expect(
            try edit(text, adding: ["a.left == view.left"])
                == head
                + "constraints:\n  - a.top == view.top   # up\n  - a.left == view.left\n\n# the end\n")
    }

    @Test func addedWithoutALineEndOrAList() throws {
        #expect(
            try edit(head + "constraints:\n- a.top == view.top", adding: ["a.left == view.left"])
                == head + "constraints:\n- a.top == view.top\n- a.left == view.left")
        #expect(
            try edit(head, adding: ["a.left == view.left"])
                == head + "constraints:\n  - a.left == view.left\n")
    }

    @Test func carriageReturnsStay() throws {
        let text = (head + "constraints:\n  - a.top == view.top\n").replacingOccurrences(
            of: "\n", with: "\r\n")
        #expect(
            try edit(text, adding: ["a.left == view.left"]) == text + "  - a.left == view.left\r\n")
    }

    @Test func replacedInItsPlace() throws {
        let text = head + "constraints:\n  - a.width == 1  # one\n  - a.height == 2\n"
        #expect(
            try edit(text, removing: ["a.width == 1"], adding: ["a.width == 1 @999"])
                == head + "constraints:\n  - a.width == 1 @999  # one\n  - a.height == 2\n")
    }

    @Test func takenOut() throws {
        let text = head + "constraints:\n  - a.width ==\n      1\n  - a.height == 2\n"
        #expect(
            try edit(text, removing: ["a.width == 1"]) == head + "constraints:\n  - a.height == 2\n")
    }

    /// One index of three is taken out: the others are written out.
    @Test func oneOfALineWithIndices() throws {
        let text = head + "constraints:\n  - b[*].top == view.top\n  - a.height == 2\n"
        #expect(
            try edit(text, removing: ["b[1].top == view.top"])
                == head + """
                    constraints:
                      - b[0].top == view.top
                      - b[2].top == view.top
                      - a.height == 2

                    """)
    }

    @Test func inBrackets() throws {
        let text = head + "constraints: [a.width == 1, 'a.height == 2', \"a.top == view.top\"]\n"
        #expect(
            try edit(text, adding: ["a.left == view.left"])
                == head
                + "constraints: [a.width == 1, 'a.height == 2', \"a.top == view.top\", \"a.left == view.left\"]\n"
        )
        #expect(
            try edit(text, removing: ["a.height == 2"])
                == head + "constraints: [a.width == 1, \"a.top == view.top\"]\n")
        #expect(
            try edit(text, removing: ["a.top == view.top"])
                == head + "constraints: [a.width == 1, 'a.height == 2']\n")
        #expect(
            try edit(text, removing: ["a.width == 1"], adding: ["a.width == 3"])
                == head + "constraints: [\"a.width == 3\", 'a.height == 2', \"a.top == view.top\"]\n")
    }

    @Test func namedLines() throws {
        let text =
            head + "constraints:\n  - name: w\n    constraint: a.width == 1\n  - a.height == 2\n"
        #expect(
            try edit(text, removing: ["a.width == 1"]) == head + "constraints:\n  - a.height == 2\n")
        #expect(
            try edit(text, removing: ["a.width == 1"], adding: ["a.width == 1 @999"])
                == head
                + "constraints:\n  - name: w\n    constraint: \"a.width == 1 @999\"\n  - a.height == 2\n")
        #expect(
            try edit(
                head + "constraints:\n  - {name: w, constraint: a.width == 1}\n", removing: ["a.width == 1"])
                == head + "constraints:\n")
    }

    @Test func namedLinesInBraces() throws {
        #expect(
            try edit(
                head + "constraints:\n  - {name: w, constraint: a.width == 1}  # one\n",
                removing: ["a.width == 1"], adding: ["a.width == 2"])
                == head + "constraints:\n  - {name: w, constraint: \"a.width == 2\"}  # one\n")
    }

    @Test func json() throws {
        let text = #"{"view": {"subviews": [{"id": "a"}]}, "constraints": ["a.width == 1"]}"#
        #expect(
            try edit(text, adding: ["a.height == 2"])
                == #"{"view": {"subviews": [{"id": "a"}]}, "constraints": ["a.width == 1", "a.height == 2"]}"#
        )
    }
}
