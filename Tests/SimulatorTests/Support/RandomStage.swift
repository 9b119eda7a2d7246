import UIKit

@testable import Simulator

/// Scenes of random frames and constraints, with scroll views in scroll views and texts in two scripts.
@MainActor struct RandomStage {
    private var numbers: SplitMix
    private var count = 0

    init(seed: UInt64) { numbers = SplitMix(state: seed) }

    private static let devices = [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 304, height: 272),
        CGSize(width: 20, height: 10), CGSize(width: 1366, height: 1024),
    ]
    private static let texts = [
        "box", "A longer text of several words", "滚动视图", "混合 text 与 words", "e\u{301}́", "", "👨‍👩‍👧",
    ]

    mutating func stage() -> Stage {
        let size = RandomStage.devices.randomElement(using: &numbers) ?? .zero
        let scroll = scrollView(size, depth: 0)
        scroll.frame = CGRect(origin: .zero, size: size)
        return Stages.stage("Random", about: "What it is about 大意.", size: size, isFit: chance(10), [scroll])
    }

    private mutating func scrollView(_ size: CGSize, depth: Int) -> UIScrollView {
        let content = CGSize(width: length(size.width * 3), height: length(size.height * 4))
        let views = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
            view(in: content, depth: depth + 1)
        }
        let scroll = Stages.scroll(name("scroll"), .zero, content: content, views)
        scroll.isPagingEnabled = chance(4)
        scroll.isScrollEnabled = !chance(10)
        if chance(4) {
            scroll.contentInset = UIEdgeInsets(
                top: length(50), left: length(20), bottom: length(50), right: 0)
        }
        if chance(4) {
            // Tied to the content, but not always at both ends: what is left open is drawn open.
            let box = Stages.view(name("tied"), 0, 0, 0, 0, Stages.orange)
            box.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(box)
            box.topAnchor.constraint(equalTo: scroll.topAnchor, constant: length(30)).isActive = true
            box.leftAnchor.constraint(equalTo: scroll.leftAnchor).isActive = true
            if chance(2) { box.rightAnchor.constraint(equalTo: scroll.rightAnchor).isActive = true }
            if chance(2) { box.heightAnchor.constraint(equalToConstant: length(900)).isActive = true }
            if chance(2) { box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true }
        }
        return scroll
    }

    private mutating func view(in content: CGSize, depth: Int) -> UIView {
        let frame = CGRect(
            x: length(content.width), y: length(content.height), width: length(content.width / 2),
            height: length(content.height / 3))
        if depth < 3, chance(5) {
            let inner = scrollView(frame.size, depth: depth)
            inner.frame = frame
            return inner
        }
        if chance(3) {
            let text = RandomStage.texts.randomElement(using: &numbers) ?? ""
            let label = Stages.label(text, frame.minX, frame.minY, frame.width, frame.height)
            label.numberOfLines = Int.random(in: 0...2, using: &numbers)
            return label
        }
        let color = chance(5) ? nil : Stages.orange
        return Stages.view(
            name(chance(4) ? "视图" : "box"), frame.minX, frame.minY, frame.width, frame.height, color)
    }

    /// A length up to `most` in points, sometimes none and sometimes negative where a place is meant.
    private mutating func length(_ most: CGFloat) -> CGFloat {
        chance(8) ? 0 : CGFloat.random(in: 0...max(1, most), using: &numbers).rounded()
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }

    private mutating func name(_ text: String) -> String {
        count += 1
        return "\(text)[\(count)]"
    }
}
