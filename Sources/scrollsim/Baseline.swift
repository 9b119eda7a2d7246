import UIKit

/// The findings that are known, so that only new ones count.
struct Baseline {
    /// How often each finding is known, by its file and identity.
    private var counts: [Entry: Int] = [:]

    fileprivate struct Entry: Hashable {
        let file: String
        let identity: FindingIdentity
    }

    /// Knows what scenes have.
    init(of scenes: [CheckedScene]) {
        for scene in scenes {
            for finding in scene.findings { counts[Entry(scene.file, finding.identity), default: 0] += 1 }
        }
    }

    // MARK: - As a file

    /// The format's version, for readers to come.
    private static let version = 1

    /// Reads a file that `text` was written to.
    /// - Throws: `CallFailure.unreadableFile` with what is wrong with it.
    @MainActor init(path: String) throws(CallFailure) {
        let bytes = try Call.read(path)
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(bytes))
        } catch {
            throw .unreadableFile(path, "it is no baseline, as --write-baseline writes it")
        }
        guard file.version == Baseline.version else {
            throw .unreadableFile(
                path,
                "it is a baseline of version \(file.version), and this program reads \(Baseline.version)")
        }
        for finding in file.findings {
            let identity = FindingIdentity(
                rule: finding.rule, view: finding.view, constraints: finding.constraints.sorted())
            counts[Entry(finding.file, identity), default: 0] += 1
        }
    }

    private struct File: Decodable {
        var version: Int
        var findings: [Finding]

        struct Finding: Decodable {
            var file: String
            var rule: String
            var view: String?
            var constraints: [String]
        }
    }

    /// The findings, sorted, one a line: a file whose changes can be read.
    var text: String {
        let entries = counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted {
            $0.key.lexicographicallyPrecedes($1.key)
        }
        let rows = entries.map { entry in
            JSONText.object([
                ("file", .text(entry.file)), ("rule", .text(entry.identity.rule)),
                ("view", entry.identity.view.map(JSONText.text) ?? .null),
                ("constraints", .texts(entry.identity.constraints)),
            ])
        }
        return """
            {
              "version": \(Baseline.version),
              "findings": \(JSONText.rows(rows, indent: "  "))
            }

            """
    }

    // MARK: - Looking up

    /// The findings of a scene that are not known. Of several that are the same, as many are known as there were.
    func new(of scene: CheckedScene) -> [Finding] {
        zip(scene.findings, scene.findings.ordinals).filter { finding, ordinal in
            ordinal >= counts[Entry(scene.file, finding.identity), default: 0]
        }.map { $0.0 }
    }
}

extension Baseline.Entry {
    fileprivate init(_ file: String, _ identity: FindingIdentity) {
        self.init(file: Baseline.Entry.plain(file), identity: identity)
    }

    /// What entries are sorted by.
    fileprivate var key: [String] { [file, identity.rule, identity.view ?? ""] + identity.constraints }

    /// A path without what makes no difference: `./`, and the current folder in front.
    private static func plain(_ file: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        var path = file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
        while path.hasPrefix("./") { path.removeFirst(2) }
        return path.replacingOccurrences(of: "//", with: "/")
    }
}
