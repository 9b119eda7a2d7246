import UIKit

/// The length of a scroll view's content in terms of the scene's metrics: `11 × orangeViewGap`.
///
/// Found, and proved, by laying the scene out with other values; the content is linear in them or there is no
/// formula.
public struct ContentFormula: Sendable, Equatable {
    /// The metrics that the length depends on, in the order of the file, and how often each is in it.
    public let terms: [(metric: String, factor: Double)]
    /// What is added to them, in points.
    public let rest: Double

    /// Tries the metrics of a scene that was laid out, on another scene of the same file; nil if the length
    /// depends on none, or not linearly.
    ///
    /// - Parameters:
    ///   - scene: The scene, with all steps done that count.
    ///   - length: Reads the length in points; given a scene like the first.
    @MainActor public init?(of scene: Scene, _ length: @escaping (Scene) -> CGFloat?) {
        let trial = scene.restarted()
        trial.runSteps(to: scene.stepsDone)
        trial.window.layoutIfNeeded()
        guard let measure = Measure(trial, length), let factors = measure.factors(), !factors.isEmpty,
            measure.isSumOf(factors)
        else { return nil }
        terms = factors
        let rest = factors.reduce(measure.start) { $0 - $1.factor * (trial.metrics[$1.metric] ?? 0) }
        self.rest = abs(rest) < ContentFormula.tolerance ? 0 : rest
    }

    /// Lengths are rounded to pixels, and to this.
    private static let tolerance = 0.001

    fileprivate static func isNothing(_ length: Double) -> Bool { abs(length) < tolerance }

    /// `11 × orangeViewGap`, `7 × gap + bannerHeight + 100`.
    public var text: String {
        var text = ""
        for (metric, factor) in terms {
            let size = abs(factor) == 1 ? metric : "\(NumberText.short(CGFloat(abs(factor)))) × \(metric)"
            text += text.isEmpty ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + "
            text += size
        }
        if rest != 0 { text += (rest < 0 ? " - " : " + ") + NumberText.short(CGFloat(abs(rest))) }
        return text
    }

    public static func == (a: ContentFormula, b: ContentFormula) -> Bool {
        a.rest == b.rest
            && a.terms.elementsEqual(b.terms) { $0.metric == $1.metric && $0.factor == $1.factor }
    }
}

/// Lays a scene out with other values of its metrics, and reads a length.
@MainActor private struct Measure {
    private let scene: Scene
    private let length: (Scene) -> CGFloat?
    /// The length as it is.
    let start: Double

    init?(_ scene: Scene, _ length: @escaping (Scene) -> CGFloat?) {
        guard let start = length(scene) else { return nil }
        self.scene = scene
        self.length = length
        self.start = Double(start)
    }

    /// By how much the length grows for one more of each metric that matters; nil where twice as much is not two
    /// more.
    func factors() -> [(metric: String, factor: Double)]? {
        var factors: [(metric: String, factor: Double)] = []
        for name in scene.metrics.names {
            guard let value = scene.metrics[name] else { continue }
            let once = growth([(name, value + 1)])
            let twice = growth([(name, value + 2)])
            guard let back = growth([(name, value)]), ContentFormula.isNothing(back) else { return nil }
            guard let once, let twice else { continue }
            guard ContentFormula.isNothing(twice - 2 * once) else { return nil }
            if !ContentFormula.isNothing(once) { factors.append((name, once)) }
        }
        return factors
    }

    /// Whether the growths add up: a metric that is multiplied with another looks linear while they are tried one
    /// by one.
    func isSumOf(_ factors: [(metric: String, factor: Double)]) -> Bool {
        let more = factors.map { ($0.metric, (scene.metrics[$0.metric] ?? 0) + 1) }
        let expected = factors.reduce(0) { $0 + $1.factor }
        let found = growth(more)
        _ = growth(more.map { ($0.0, $0.1 - 1) })
        return found.map { ContentFormula.isNothing($0 - expected) } ?? false
    }

    /// How much longer it is with other values; nil if they make no sense.
    private func growth(_ values: [(String, Double)]) -> Double? {
        for (name, value) in values {
            guard (try? scene.setMetric(name, to: value)) != nil else { return nil }
        }
        scene.window.layoutIfNeeded()
        return length(scene).map { Double($0) - start }
    }
}
