import Testing

@testable import UIKit

/// Frames on a screen with pixels, AL-28: equal columns that fill a width.
@MainActor @Suite struct RoundingVectorTests {
    nonisolated static let columns = Vector.area("autolayout.rounding")
    nonisolated static var covered: [Vector] { columns }

    @Test(arguments: columns) func columns(_ vector: Vector) throws {
        let width = CGFloat(try #require(vector.number(vector.given["superW"])))
        let expected = try #require(vector.expect["framesEdgeRounded"] as? [Any])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        window.screenScale = CGFloat(try #require(vector.number(vector.given["scale"])))
        let views = expected.map { _ in UIView() }
        var left = window.leftAnchor
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            view.leftAnchor.constraint(equalTo: left).isActive = true
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = view !== views[0]
            left = view.rightAnchor
        }
        left.constraint(equalTo: window.rightAnchor).isActive = true
        window.layoutIfNeeded()
        for (view, pair) in zip(views, expected) {
            let numbers = try #require(vector.point(pair))
            #expect(CGPoint(x: view.frame.minX, y: view.frame.width) == numbers)
        }
    }
}
