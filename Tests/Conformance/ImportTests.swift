import Foundation
import Testing

/// The walls between the modules. SwiftPM does not stop an import of what a dependency depends on, so they are
/// written down here.
@Suite struct ImportTests {
    /// Who may import whom. UIKit brings Foundation along.
    static let allowed: [(target: String, imports: [String])] = [
        ("ConstraintSolver", []),
        ("UIKit", ["ConstraintSolver", "Foundation"]),
        ("_Testing_UIKit", []),
        ("Diagnosis", ["UIKit", "ConstraintSolver"]),
        ("LayoutDSL", ["UIKit"]),
        ("Gallery", ["UIKit", "LayoutDSL", "Verbatim"]),
        ("SceneFiles", ["UIKit", "CYAML"]),
        ("Simulator", ["UIKit", "Diagnosis"]),
        ("Terminal", ["Simulator", "CNcurses", "Glibc"]),
        ("scrollsim", ["UIKit", "Diagnosis", "LayoutDSL", "SceneFiles", "Gallery", "Simulator", "Terminal"]),
        ("Benchmarks", ["ConstraintSolver", "Diagnosis", "UIKit", "SceneFiles", "Simulator"]),
    ]

    private var sources: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
    }

    @Test func everyTargetIsListed() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let listed = ImportTests.allowed.map(\.target) + ["CNcurses", "CYAML"]
        #expect(folders.sorted() == listed.sorted())
    }

    @Test(arguments: allowed.map(\.target)) func importsWhatItMay(_ target: String) throws {
        let allowed = try #require(ImportTests.allowed.first { $0.target == target }).imports
        let folder = sources.appendingPathComponent(target)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
                else { continue }
                #expect(allowed.contains(words[index + 1]), "\(file.lastPathComponent): \(line)")
            }
        }
    }
}
