import UIKit

/// What the reader's front page tells.
struct News {
    let title: String
    let summary: String

    /// The banners at the top.
    @MainActor static let banners: [(headline: String, color: UIColor)] = [
        ("The tide comes in", .systemTeal), ("Night trains return", .systemIndigo),
        ("A map of quiet", .systemOrange),
    ]

    /// The cards below, from the first to the last.
    static let articles = [
        News(
            title: "Rivers on the move",
            summary: "What a flood plain remembers, and what maps should forget."),
        News(
            title: "A lighthouse for sale",
            summary: "Four rooms, one keeper, no neighbours. Offers before the autumn tides."),
        News(
            title: "Bread in space",
            summary: "The first loaf baked in orbit was square. The second one floated."),
        News(
            title: "港口的早晨",
            summary: "渡轮在雾里等了四十分钟，乘客们学会了彼此的名字。"),
        News(
            title: "The last typewriter",
            summary: "It writes to nobody, and nobody answers, every day at nine."),
        News(
            title: "Bees keep their hours",
            summary: "They do not dance before ten, whatever the sun says."),
        News(
            title: "云上的图书馆",
            summary: "每一层都有风，每一本书都有窗。"),
        News(
            title: "A bridge learns to sing",
            summary: "Wind at twelve knots gives a fifth, at twenty an octave."),
        News(
            title: "Salt, and where it goes",
            summary: "A grain travels further than the sailor who spilled it."),
        News(
            title: "The clock that waits",
            summary: "It is always late, and the town has agreed to be so too."),
        News(
            title: "Paper boats, real sea",
            summary: "Nine children, one current, and a dog that swims ahead."),
        News(
            title: "慢车的风景",
            summary: "车窗外的稻田，一格一格地向后走。"),
    ]
}
