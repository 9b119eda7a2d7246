import UIKit

/// The first line: what is shown, on which device, at which scale.
struct HeadLine {
    let name: String
    let device: String
    let deviceSize: CGSize
    let arrangement: Arrangement
    /// The focused scroll view's name if it is one of several; nil if there is nothing to tell.
    let focus: String?
    /// How many steps have run, and of how many.
    var steps: (done: Int, count: Int)?
    /// The scene's place in the gallery; nil for one that was not opened from there.
    var place: ScenePlace?

    func draw(into buffer: inout CellBuffer) {
        let width = buffer.size.width
        var scale = stepText ?? scaleText
        // The name is worth more than its place among others.
        if let place, TextFitting.width(of: scale + name) + 12 + place.text.count <= width {
            scale += "    \(place.text)"
        }
        let scaleStart = width - TextFitting.width(of: scale) - 1
        buffer.put(scale, x: scaleStart, y: 0, style: Theme.quiet)
        let name = TextFitting.shortened(name, to: max(0, scaleStart - 4))
        let end = 1 + buffer.put(name, x: 1, y: 0, style: Theme.plain.bold)
        let rest = TextFitting.shortened(deviceText, to: max(0, scaleStart - end - 4))
        let place = end + 2 + buffer.put(rest, x: end + 2, y: 0, style: Theme.quiet)
        guard let focus else { return }
        let words = TextFitting.shortened("▸ \(focus)", to: max(0, scaleStart - place - 4))
        buffer.put(words, x: place + 2, y: 0, style: Theme.accent)
    }

    /// `step 2 of 3  ● ● ○`; of very many steps the number alone.
    private var stepText: String? {
        steps.map { done, count in
            let dots = (0..<count).map { $0 < done ? "●" : "○" }.joined(separator: " ")
            return "step \(done) of \(count)" + (count < 10 ? "  \(dots)" : "")
        }
    }

    private var deviceText: String {
        if arrangement.kind == .contentOnly { return "content area" }
        let (width, height) = (NumberText.short(deviceSize.width), NumberText.short(deviceSize.height))
        return "\(device)  \(width) × \(height)"
    }

    private var scaleText: String {
        let projection = arrangement.projection
        if arrangement.kind == .around {
            return "1 column = \(NumberText.short(projection.pointsPerColumn)) pt"
        }
        return "1 row = \(NumberText.short(projection.pointsPerRow)) pt"
    }
}
