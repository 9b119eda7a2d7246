import LayoutDSL
import SceneFiles
import Testing
import UIKit

@testable import scrollsim

/// What is printed of a scene lays out what the scene lays out. The expectation is the scene's own layout, which
/// other tests hold to arithmetic.
@MainActor @Suite struct PrintedLayoutTests {
    @Test(arguments: Printed.all) func isPrintedAsItIsCompiled(_ printed: Printed) throws {
        let scene = try Printed.scene(printed.scene)
        let spelling = try #require(LayoutSpelling.named(printed.spelling))
        let source = spelling.source(of: PrintedLayout(of: scene), function: printed.function)
        #expect(try source == printed.source)
    }

    @Test(arguments: Printed.all) func laysOutTheSame(_ printed: Printed) throws {
        let scene = try Printed.scene(printed.scene)
        let window = UIWindow(frame: scene.window.frame)
        window.deviceSafeAreaInsets = scene.window.deviceSafeAreaInsets
        window.screenScale = scene.window.screenScale
        window.textMetrics = scene.window.textMetrics
        window.layoutDirection = scene.window.layoutDirection
        let controller = UIViewController()
        controller.view = UIView()
        window.rootViewController = controller
        printed.layOut(controller.view)
        scene.window.layoutIfNeeded()
        window.layoutIfNeeded()
        let (found, expected) = (Place.all(in: controller.view), Place.all(in: scene.view))
        #expect(found.count == expected.count)
        for (found, expected) in zip(found, expected) { #expect(found == expected) }
    }

    /// Every scene can be printed in every spelling, and always in the same way.
    @Test func printsEveryScene() throws {
        for path in try Printed.scenes {
            for spelling in LayoutSpelling.all {
                let first = spelling.source(of: PrintedLayout(of: try Printed.scene(path)))
                #expect(first == spelling.source(of: PrintedLayout(of: try Printed.scene(path))))
                #expect(first.hasSuffix("}\n"))
            }
        }
    }
}

/// Where a view is, and where its content is.
private struct Place: Equatable, CustomTestStringConvertible {
    let className: String
    let frame: CGRect
    let isHidden: Bool
    let color: UIColor?
    var contentSize: CGSize?
    var offset: CGPoint?
    var text: String?

    var testDescription: String {
        "\(className) \(NumberText.list(frame)) \(contentSize.map { "content \($0)" } ?? "")"
    }

    @MainActor private init(_ view: UIView) {
        className = UIKitClassName.name(of: view)
        frame = view.frame
        isHidden = view.isHidden
        color = view.backgroundColor
        contentSize = (view as? UIScrollView)?.contentSize
        offset = (view as? UIScrollView)?.contentOffset
        text = (view as? UILabel)?.text
    }

    @MainActor static func all(in view: UIView) -> [Place] {
        [Place(view)] + view.subviews.flatMap { all(in: $0) }
    }
}

/// UIKit's class that a view is of or inherits from.
private enum UIKitClassName {
    @MainActor static func name(of view: UIView) -> String {
        switch view {
        case is UILabel: "UILabel"
        case is UIImageView: "UIImageView"
        case is UIStackView: "UIStackView"
        case is UIScrollView: "UIScrollView"
        default: "UIView"
        }
    }
}
