import SceneFiles
import Testing
import UIKit

/// The scene files that come with the program.
@Suite @MainActor struct SceneFolderTests {
    @Test func allLoad() throws {
        for (name, bytes) in try SceneFolder.files() {
            guard case .failure(let failure) = SceneLoader.load(bytes: bytes, file: name) else { continue }
            Issue.record("\(failure)")
        }
    }

    @Test func theDamagedOneLoadsWhole() {
        #expect(faults(MutilationTests.json) == [])
    }
}
