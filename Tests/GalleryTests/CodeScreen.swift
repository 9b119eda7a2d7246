import Gallery
import Testing
import UIKit

/// A scene in code on a screen of some size, laid out.
@MainActor struct CodeScreen {
    let window: UIWindow

    init(_ name: String, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat? = nil) throws {
        let scene = try #require(CodeScene.all.first { $0.name == name })
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let scale { window.screenScale = scale }
        UIScreen.main.bounds = window.bounds
        window.textMetrics = .terminal
        window.rootViewController = scene.make()
    }

    func laidOut() -> CodeScreen {
        window.runPasses()
        return self
    }

    var scroll: UIScrollView {
        get throws { try #require(try view("scroll") as? UIScrollView) }
    }

    func view(_ name: String) throws -> UIView {
        try #require(CodeScreen.view(name, in: window), "\(name)")
    }

    /// Where a view is in the content of the scroll view.
    func place(of name: String) throws -> CGRect {
        let view = try view(name)
        return view.convert(view.bounds, to: try scroll)
    }

    private static func view(_ name: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == name { return view }
        return view.subviews.lazy.compactMap { self.view(name, in: $0) }.first
    }
}
