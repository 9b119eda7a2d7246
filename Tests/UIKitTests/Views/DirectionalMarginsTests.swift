import Testing

@testable import UIKit

/// Margins by reading direction: the leading side is right where one reads from right to left, whenever that is
/// known.
@MainActor @Suite struct DirectionalMarginsTests {
    private func margins(_ direction: UIUserInterfaceLayoutDirection) -> (UIView, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        window.layoutDirection = direction
        let view = UIView(frame: window.bounds)
        // Set before the view is in a window, as code mostly does.
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5)
        window.addSubview(view)
        return (view, window)
    }

    @Test func leadingIsWhereReadingBegins() {
        let (left, _) = margins(.leftToRight)
        #expect(left.layoutMargins == UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 5))
        let (right, window) = margins(.rightToLeft)
        withExtendedLifetime(window) {
            #expect(right.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 30))
            #expect(
                right.directionalLayoutMargins
                    == NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 5))
        }
    }

    /// What is set by sides stays on its side.
    @Test func sidesStay() {
        let (view, window) = margins(.rightToLeft)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
        withExtendedLifetime(window) {
            #expect(view.layoutMargins.left == 7 && view.layoutMargins.right == 9)
        }
    }

    /// The guide of a view of 400: 5 from the left, 30 from the right.
    @Test func theGuideFollows() {
        let (view, window) = margins(.rightToLeft)
        let inner = UIView()
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
        ])
        window.layoutIfNeeded()
        #expect(inner.frame.minX == 5 && inner.frame.width == 365)
    }
}
