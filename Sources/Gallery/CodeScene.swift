import UIKit

/// A scene that is built in code: one screen, laid out in one way.
public struct CodeScene: Sendable {
    /// What `gallery:` calls it: the way, and which of the two screens it is.
    public let name: String
    /// What a person reads.
    public let title: String
    /// What it teaches, in a sentence or two.
    public let about: String
    /// The file that builds it, inside the folder of this module.
    public let file: String
    /// Whether it is kept as its writer has it, and may be wrong.
    public var isVerbatim: Bool { file.hasPrefix("Verbatim/") }
    /// The device that it is meant for.
    public let device: String
    /// The controller of a new screen.
    public let make: @MainActor @Sendable () -> UIViewController

    init(
        _ name: String, _ title: String, about: String, file: String, device: String = "phone",
        make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.title = title
        self.about = about
        self.file = file
        self.device = device
        self.make = make
    }
}

/// The numbers that the founding documents' two screens have, in points.
enum Measure {
    /// The height of a box, and the distance between boxes.
    static let orangeViewGap: CGFloat = 100
    /// The height of the carousel.
    static let carouselHeight: CGFloat = 220
    /// The distance from a page to its card.
    static let cardGap: CGFloat = 16
    /// What stands on the cards.
    static let cities = ["Oslo", "Lima", "Kyoto", "Cairo", "Quito"]
}
