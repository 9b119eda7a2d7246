import Foundation
import Testing

@testable import UIKit

/// Autoresizing masks: AR-01 … AR-07 by both ways of following, AR-08 the equation of a log.
@MainActor @Suite struct AutoresizingVectorTests {
    nonisolated static let vectors = Vector.area("autolayout.autoresizing").filter {
        $0.expect["equation"] == nil
    }
    nonisolated static let equation = Vector.ids("AR-08")
    nonisolated static var covered: [Vector] { vectors + equation }

    private func mask(_ vector: Vector) -> UIView.AutoresizingMask {
        let symbols = Array((vector.given["mask"] as? String ?? "").dropFirst(2))
        let parts: [UIView.AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        return zip(symbols, parts).reduce(into: []) { if $1.0 == "&" { $0.insert($1.1) } }
    }

    private func number(_ vector: Vector, _ key: String) -> CGFloat {
        CGFloat(vector.number(vector.given[key]) ?? .nan)
    }

    private func check(_ view: UIView, _ parent: UIView, _ vector: Vector) throws {
        let tolerance = 0.0001
        #expect(abs(view.frame.minX - (try #require(vector.number(vector.expect["x"])))) < tolerance)
        #expect(abs(view.frame.width - (try #require(vector.number(vector.expect["w"])))) < tolerance)
        let right = parent.bounds.width - view.frame.maxX
        #expect(abs(right - (try #require(vector.number(vector.expect["right"])))) < tolerance)
    }

    @Test(arguments: vectors) func followsByFrames(_ vector: Vector) throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: number(vector, "superW0"), height: 50))
        let view = UIView(
            frame: CGRect(x: number(vector, "x0"), y: 0, width: number(vector, "w0"), height: 50))
        view.autoresizingMask = mask(vector)
        parent.addSubview(view)
        parent.frame.size.width = number(vector, "superW")
        try check(view, parent, vector)
    }

    /// The engine's rows say the same where a constraint mentions the view.
    @Test(arguments: vectors) func followsBesideConstraints(_ vector: Vector) throws {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: number(vector, "superW0"), height: 50))
        let view = UIView(
            frame: CGRect(x: number(vector, "x0"), y: 0, width: number(vector, "w0"), height: 50))
        view.autoresizingMask = mask(vector)
        parent.addSubview(view)
        let follower = UIView()
        follower.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(follower)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
            follower.topAnchor.constraint(equalTo: view.topAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor),
            follower.heightAnchor.constraint(equalToConstant: 7),
        ])
        parent.layoutIfNeeded()
        parent.frame.size.width = number(vector, "superW")
        parent.layoutIfNeeded()
        try check(view, parent, vector)
        #expect(abs(follower.frame.minX - view.frame.maxX - 5) < 0.0001)
        #expect(abs(follower.frame.width - view.frame.width) < 0.0001)
    }

    /// AR-08: a log's factor and constant for a view of 64 with both margins flexible, in a superview of 320.
    @Test(arguments: equation) func equationOfALog(_ vector: Vector) throws {
        let words = try #require(vector.expect["equation"] as? String).split { " *".contains($0) }
        // minX == 0.500507*super.width - 32.0324
        let factor = try #require(Double(words[2]))
        let constant = try #require(Double(words[5]))
        let length = number(vector, "w")
        let equation = AutoresizingEquation(
            minimum: CGFloat(factor) * (320 - length), length: length, whole: 320, flexibleLow: true,
            flexibleLength: false, flexibleHigh: true)
        #expect(abs(equation.minimumFactor - CGFloat(factor)) < 1e-9)
        #expect(abs(equation.minimumConstant + CGFloat(constant)) < 1e-4)
        #expect(equation.lengthFactor == 0)
        #expect(equation.lengthConstant == length)
    }
}
