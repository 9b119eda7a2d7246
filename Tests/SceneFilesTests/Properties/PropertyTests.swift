import Testing
import UIKit

@testable import SceneFiles

/// Properties as scene files write them, read back from the views.
@Suite @MainActor struct PropertyTests {
    /// The subview of a scene whose only subview has a class and properties.
    func view<View: UIView>(_ properties: String, as type: View.Type = View.self) throws -> View {
        let lines = properties.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
        let text = "metrics: {gap: 8}\nview:\n  subviews:\n    - class: \(View.self)\n\(lines)"
        return try #require(scene(text).views.last?.view as? View)
    }

    /// One for each view of a repeat, gone through again where they are fewer; the innermost repeat counts.
    @Test func aListIsOneForEachViewOfARepeat() throws {
        let scene = try scene(
            """
            view:
              subviews:
                - id: row
                  repeat: 2
                  backgroundColor: [systemRed, systemBlue]
                  subviews:
                    - {id: tag, class: UILabel, repeat: 3, text: [a, b]}
                    - {id: title, class: UILabel, text: [one, two]}
            """)
        let labels = scene.views.compactMap { $0.view as? UILabel }.map(\.text)
        #expect(labels == ["a", "b", "a", "one", "a", "b", "a", "two"])
        #expect(
            scene.views.filter { $0.id.hasPrefix("row") }.map(\.view.backgroundColor)
                == [.systemRed, .systemBlue])
    }

    @Test func aListNeedsARepeat() throws {
        let messages = faults(
            """
            view:
              subviews:
                - {id: title, class: UILabel, text: [one, two]}
            """)
        #expect(
            messages == [
                "3:7: a list of values for 'text' is one for each view of a 'repeat', and this view is in none"
            ])
    }

    @Test func viewProperties() throws {
        let view = try view(
            """
            backgroundColor: systemTeal
            isHidden: true
            alpha: 0.5
            clipsToBounds: yes
            tag: -7
            autoresizesSubviews: false
            layoutMargins: {top: 1, left: gap, right: 3}
            semanticContentAttribute: forceRightToLeft
            preservesSuperviewLayoutMargins: true
            insetsLayoutMarginsFromSafeArea: false
            contentHuggingPriority: {horizontal: high, vertical: 251.5}
            contentCompressionResistancePriority: {vertical: required}
            """, as: UIView.self)
        #expect(view.backgroundColor == .systemTeal)
        #expect(view.isHidden)
        #expect(view.alpha == 0.5)
        #expect(view.clipsToBounds)
        #expect(view.tag == -7)
        #expect(!view.autoresizesSubviews)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.preservesSuperviewLayoutMargins)
        #expect(!view.insetsLayoutMarginsFromSafeArea)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(251.5))
        // The axis that is not named keeps its default.
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    }

    @Test func margins() throws {
        let plain = try view("layoutMargins: {top: 1, left: gap, right: 3}", as: UIView.self)
        #expect(plain.layoutMargins == UIEdgeInsets(top: 1, left: 8, bottom: 0, right: 3))
        let mirrored = try view(
            "directionalLayoutMargins: {leading: 1, trailing: 2}\nsemanticContentAttribute: forceRightToLeft",
            as: UIView.self)
        #expect(mirrored.layoutMargins == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
    }

    @Test func labelProperties() throws {
        let label = try view(
            """
            text: Hello, world
            font: {size: 20, weight: semibold, style: italic}
            textColor: "#f00"
            textAlignment: center
            lineBreakMode: byWordWrapping
            numberOfLines: 0
            preferredMaxLayoutWidth: 120
            """, as: UILabel.self)
        #expect(label.text == "Hello, world")
        #expect(label.font.pointSize == 20)
        #expect(label.font.weight == .semibold)
        #expect(label.font.isItalic)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(label.numberOfLines == 0)
        #expect(label.preferredMaxLayoutWidth == 120)
    }

    @Test func textsAndFonts() throws {
        #expect(try view("text: 17", as: UILabel.self).text == "17")
        #expect(try view("text: \"\"", as: UILabel.self).text == "")
        #expect(try view("text:", as: UILabel.self).text == nil)
        #expect(try view("text: ~", as: UILabel.self).text == nil)
        #expect(try view("text: |\n  two\n  lines", as: UILabel.self).text == "two\nlines")
        #expect(try view("font: 12", as: UILabel.self).font.pointSize == 12)
        let bold = try view("font: {weight: bold}", as: UILabel.self).font
        // A label's own size is 17.
        #expect(bold.pointSize == 17)
        #expect(bold.weight == .bold)
    }

    @Test func scrollViewProperties() throws {
        let scroll = try view(
            """
            contentOffset: [0, 30]
            contentSize: [100, 1000.5]
            contentInset: {top: 10, bottom: -5}
            contentInsetAdjustmentBehavior: never
            isPagingEnabled: on
            isScrollEnabled: false
            isDirectionalLockEnabled: true
            bounces: false
            alwaysBounceVertical: true
            alwaysBounceHorizontal: true
            scrollsToTop: off
            showsVerticalScrollIndicator: false
            showsHorizontalScrollIndicator: no
            decelerationRate: fast
            """, as: UIScrollView.self)
        #expect(scroll.contentSize == CGSize(width: 100, height: 1000.5))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 30))
        #expect(scroll.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: -5, right: 0))
        #expect(scroll.contentInsetAdjustmentBehavior == .never)
        #expect(scroll.isPagingEnabled)
        #expect(!scroll.isScrollEnabled)
        #expect(scroll.isDirectionalLockEnabled)
        #expect(!scroll.bounces)
        #expect(scroll.alwaysBounceVertical)
        #expect(scroll.alwaysBounceHorizontal)
        #expect(!scroll.scrollsToTop)
        #expect(!scroll.showsVerticalScrollIndicator)
        #expect(!scroll.showsHorizontalScrollIndicator)
        #expect(scroll.decelerationRate == .fast)
    }

    /// `#RGB` doubles each digit; the fourth byte is the opacity.
    @Test func colors() throws {
        func color(_ text: String) throws -> UIColor? {
            try view("backgroundColor: '\(text)'", as: UIView.self).backgroundColor
        }
        #expect(try color("#EF5931") == UIColor(red: 239 / 255, green: 89 / 255, blue: 49 / 255, alpha: 1))
        #expect(try color("#ef5931") == UIColor(rgb: 0xEF5931))
        #expect(try color("#1A0") == UIColor(rgb: 0x11AA00))
        #expect(try color("#00FF0080") == UIColor(red: 0, green: 1, blue: 0, alpha: 128 / 255))
        for (name, named) in UIColor.named { #expect(try color(name) == named) }
    }

    /// Every property of the lists is read by its own name, and belongs to a class that there is.
    @Test func lists() {
        let names = Property.all.map { "\($0.owner).\($0.name)" }
        #expect(Set(names).count == names.count)
        for property in Property.all {
            #expect(ViewClass.named(property.owner) != nil)
            #expect(!Property.notYet.contains(property.name), "\(property.name)")
        }
    }
}
