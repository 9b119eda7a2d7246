import UIKit

/// One of the ways to write a scene: as its file has it, or in a spelling of code. The text is made when it is first
/// looked at.
@MainActor package final class StageText {
    /// What the way is called: the file's name, or `snapkit`.
    package let name: String
    private let make: @MainActor () -> String
    private(set) lazy var text = make()

    package init(_ name: String, _ make: @escaping @MainActor () -> String) {
        self.name = name
        self.make = make
    }
}
