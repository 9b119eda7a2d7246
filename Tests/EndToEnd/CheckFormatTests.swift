import Foundation
import Testing

/// What `check` prints for programs: SARIF and the annotations of GitHub's workflows.
@Suite struct CheckFormatTests {
    private static let broken = "Scenes/Broken/ends-nowhere.yaml"

    /// Two views of a width that cannot be, in a file whose name has what the formats must escape.
    private static let contradiction = """
        device: phone
        view: {subviews: [{id: box}]}
        constraints:
          - box.left == view.left
          - box.top == view.top
          - box.height == 50
          - box.width == 100
          - box.width == 200

        """

    private func sarif(_ arguments: String..., input: String = "") throws -> [String: Any] {
        let outcome = try Program.run(
            Program.binary(), ["check", "--format", "sarif"] + arguments, input: input)
        let log = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        return try #require(log as? [String: Any])
    }

    private func run(of log: [String: Any]) throws -> [String: Any] {
        try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func results(of log: [String: Any]) throws -> [[String: Any]] {
        try #require(try run(of: log)["results"] as? [[String: Any]])
    }

    /// Every object at a path of keys, all elements of the lists on the way.
    private func objects(at path: String, in object: [String: Any]) -> [[String: Any]] {
        path.split(separator: ".").reduce([object]) { objects, key in
            objects.flatMap { object -> [[String: Any]] in
                let value = object[String(key)]
                return value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] } ?? []
            }
        }
    }

    /// The properties that SARIF 2.1.0, section 3, requires of the objects that are written, by its clauses.
    private static let required: [(path: String, keys: [String], clause: String)] = [
        ("", ["version", "runs"], "3.13"),
        ("runs", ["tool"], "3.14"),
        ("runs.tool", ["driver"], "3.18"),
        ("runs.tool.driver", ["name"], "3.19"),
        ("runs.tool.driver.rules", ["id"], "3.49"),
        ("runs.tool.driver.rules.shortDescription", ["text"], "3.12"),
        ("runs.tool.driver.rules.fullDescription", ["text"], "3.12"),
        ("runs.tool.driver.rules.help", ["text"], "3.12"),
        ("runs.invocations", ["executionSuccessful"], "3.20"),
        ("runs.results", ["message"], "3.27"),
        ("runs.results.message", ["text"], "3.11"),
        ("runs.results.locations.physicalLocation", ["artifactLocation"], "3.29"),
        ("runs.results.locations.physicalLocation.artifactLocation", ["uri"], "3.4"),
        ("runs.results.locations.physicalLocation.region", ["startLine"], "3.30"),
        ("runs.results.fixes", ["artifactChanges"], "3.55"),
        ("runs.results.fixes.artifactChanges", ["artifactLocation", "replacements"], "3.56"),
        ("runs.results.fixes.artifactChanges.replacements", ["deletedRegion"], "3.57"),
        ("runs.results.fixes.artifactChanges.replacements.deletedRegion", ["startLine"], "3.30"),
    ]

    @Test func sarifHasWhatTheSchemaRequires() throws {
        let log = try sarif("Scenes/Broken")
        #expect(log["version"] as? String == "2.1.0")
        for (path, keys, clause) in CheckFormatTests.required {
            let objects = objects(at: path, in: log)
            #expect(!objects.isEmpty, "\(path), \(clause)")
            for key in keys { #expect(objects.allSatisfy { $0[key] != nil }, "\(path).\(key), \(clause)") }
        }
        // 3.14.17: the unit of columns; 3.27.10: the levels.
        #expect(try run(of: log)["columnKind"] as? String == "unicodeCodePoints")
        let levels = try results(of: log).compactMap { $0["level"] as? String }
        #expect(levels.count == (try results(of: log).count))
        #expect(levels.allSatisfy { ["none", "note", "warning", "error"].contains($0) })
    }

    /// 3.27.5 and 3.27.6: the index leads to the rule of that id; all rules are there, with the words of
    /// `--list-rules` and `--explain`.
    @Test func sarifListsTheRules() throws {
        let log = try sarif("Scenes/Broken")
        let rules = objects(at: "runs.tool.driver.rules", in: log)
        let listed = try Program.run("check", "--list-rules").output.split(separator: "\n")
        #expect(
            rules.compactMap { $0["id"] as? String } == listed.map { String($0.prefix { $0 != " " }) })
        for result in try results(of: log) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        let page = try Program.run("check", "--explain", "unsatisfiable").output
        #expect(rules.contains { ($0["help"] as? [String: Any])?["text"] as? String == page })
    }

    @Test func sarifTellsWhatAndWhere() throws {
        let result = try #require(try results(of: try sarif(CheckFormatTests.broken)).first)
        #expect(result["ruleId"] as? String == "ambiguous-content-height")
        #expect(result["level"] as? String == "error")
        let location = objects(at: "locations.physicalLocation", in: result)[0]
        #expect(
            (location["artifactLocation"] as? [String: Any])?["uri"] as? String == CheckFormatTests.broken)
        #expect(location["region"] as? [String: Int] == ["startLine": 10, "startColumn": 7])
    }

    /// Replacing the text of the region makes the file that `--fix` writes.
    @Test func sarifFixesAreTextReplacements() throws {
        let scene = try TemporaryFile(CheckFormatTests.contradiction, ending: "yaml")
        let result = try #require(try results(of: try sarif(scene.url.path)).first)
        let replacement = objects(at: "fixes.artifactChanges.replacements", in: result)[0]
        let region = try #require(replacement["deletedRegion"] as? [String: Int])
        let text = try #require((replacement["insertedContent"] as? [String: Any])?["text"] as? String)
        var lines = try scene.text.components(separatedBy: "\n")
        let (start, end) = (try #require(region["startLine"]), try #require(region["endLine"]))
        let head = lines[start - 1].prefix(try #require(region["startColumn"]) - 1)
        let tail = lines[end - 1].dropFirst(try #require(region["endColumn"]) - 1)
        lines.replaceSubrange(start - 1..<end, with: ["\(head)\(text)\(tail)"])
        #expect(try Program.run("check", "--fix", scene.url.path).status == 0)
        #expect(try scene.text == lines.joined(separator: "\n"))
    }

    /// 3.27.17: what tells results apart between runs is the same when the lines have moved, and differs between
    /// the results of a file.
    @Test func sarifFingerprintsDoNotFollowLines() throws {
        func fingerprints(_ text: String) throws -> [String] {
            let log = try sarif("-", input: text)
            return try results(of: log).compactMap {
                ($0["partialFingerprints"] as? [String: String])?["ruleViewConstraints/v1"]
            }
        }
        let plain = try fingerprints(CheckFormatTests.contradiction)
        #expect(plain == ["unsatisfiable | box | box.width == 100 | box.width == 200"])
        #expect(try fingerprints("# a comment\n\n" + CheckFormatTests.contradiction) == plain)
        let all = try results(of: try sarif("Scenes/Broken")).compactMap { result -> String? in
            guard let prints = result["partialFingerprints"] as? [String: String] else { return nil }
            let artifact = objects(at: "locations.physicalLocation.artifactLocation", in: result)[0]
            return "\(artifact["uri"] ?? "") \(prints["ruleViewConstraints/v1"] ?? "")"
        }
        #expect(Set(all).count == all.count)
    }

    /// RFC 3986: what is not plain is written as percent signs and digits, and an absolute path is a file URI.
    @Test func sarifURIs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a b:ü.yaml")
        try Data(CheckFormatTests.contradiction.utf8).write(to: file)
        let log = try sarif(file.path)
        let artifact = objects(at: "runs.results.locations.physicalLocation.artifactLocation", in: log)[0]
        #expect(artifact["uri"] as? String == "file://\(folder.path)/a%20b%3A%C3%BC.yaml")
    }

    /// Nothing found is a log too, and says whether every file could be used.
    @Test func sarifWithoutResults() throws {
        let clean = try sarif("Scenes/strip.yaml")
        #expect(try results(of: clean).isEmpty)
        #expect(objects(at: "runs.invocations", in: clean)[0]["executionSuccessful"] as? Bool == true)
        let log = try sarif("Scenes/missing.yaml", "Scenes/strip.yaml")
        #expect(objects(at: "runs.invocations", in: log)[0]["executionSuccessful"] as? Bool == false)
    }

    @Test func github() throws {
        let outcome = try Program.run("check", "--format", "github", CheckFormatTests.broken)
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(
            lines[0].hasPrefix(
                "::error file=Scenes/Broken/ends-nowhere.yaml,line=10,col=7,title=ambiguous-content-height::The height of "
            ))
        // The message's own lines are one to GitHub.
        #expect(lines[0].contains("%0Afix: contentSize would be 375 × 1100%0A  + box[4].bottom == "))
    }

    /// GitHub's toolkit escapes `%`, CR and LF everywhere, and in properties `:` and `,` too. Notes are notices.
    @Test func githubEscapes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("50%,a:b.yaml")
        try Data(CheckFormatTests.contradiction.utf8).write(to: file)
        let output = try Program.run("check", "--format", "github", file.path).output
        #expect(output.hasPrefix("::error file=\(folder.path)/50%25%2Ca%3Ab.yaml,line=8,col="))
        // Commas and colons of the message stay.
        #expect(output.contains("::These required constraints cannot all hold (200 needed, 100 given: "))
        let all = try Program.run("check", "--format", "github", "Scenes/Broken").output.split(
            separator: "\n")
        #expect(all.allSatisfy { $0.hasPrefix("::") })
        let report = try Program.run("check", "--format", "json", "Scenes/Broken").output
        let counts = try #require(report.range(of: "\"counts\": ").map { report[$0.upperBound...] })
        for (command, noun) in [("error", "errors"), ("warning", "warnings"), ("notice", "notes")] {
            let count = all.count { $0.hasPrefix("::\(command) ") }
            #expect(counts.contains("\"\(noun)\": \(count)"), "\(command)")
        }
    }
}
