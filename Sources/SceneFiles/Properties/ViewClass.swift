import UIKit

/// A class of UIKit's that scene files can name.
struct ViewClass: Sendable {
    let name: String
    /// The class above it; nil for `UIView`.
    let superclassName: String?
    /// A view as `init()` makes it.
    let make: @MainActor @Sendable () -> UIView
    /// A view that has this intrinsic size, whatever is in it.
    let makeSized: @MainActor @Sendable (CGSize) -> UIView

    /// Every class that the program has.
    static let all: [ViewClass] = [
        ViewClass(name: "UIView", superclassName: nil, make: { UIView() }, makeSized: { Sized.UIView($0) }),
        ViewClass(
            name: "UILabel", superclassName: "UIView", make: { UILabel() }, makeSized: { Sized.UILabel($0) }),
        ViewClass(
            name: "UIImageView", superclassName: "UIView", make: { UIImageView() },
            makeSized: { Sized.UIImageView($0) }),
        ViewClass(
            name: "UIScrollView", superclassName: "UIView", make: { UIScrollView() },
            makeSized: { Sized.UIScrollView($0) }),
        ViewClass(
            name: "UIStackView", superclassName: "UIView", make: { UIStackView() },
            makeSized: { Sized.UIStackView($0) }),
    ]

    /// What a view is that names no class.
    static let plain = all[0]

    /// UIKit's classes that are still to come.
    static let notYet = [
        "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
        "UICollectionViewCell", "UIButton", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper",
        "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView", "UIPageControl", "UIDatePicker",
        "UIPickerView", "UISearchBar", "UIToolbar", "UITabBar", "UINavigationBar", "UIVisualEffectView",
        "UIControl",
    ]

    /// The class of that name.
    static func named(_ name: String) -> ViewClass? { all.first { $0.name == name } }

    /// What a view without an id is called, `number` being its place in the tree, from 0.
    func numberedName(_ number: Int) -> String { "\(name)-\(number)" }

    /// Whether a text is what a view without an id can be called.
    static func isNumbered(_ text: String) -> Bool {
        guard let hyphen = text.lastIndex(of: "-"), Int(text[text.index(after: hyphen)...]) != nil else {
            return false
        }
        let name = String(text[..<hyphen])
        return named(name) != nil || notYet.contains(name)
    }

    /// Whether the class is the one of that name or a subclass of it.
    func inherits(from name: String) -> Bool {
        name == self.name || superclassName.flatMap(ViewClass.named)?.inherits(from: name) ?? false
    }
}

/// Views whose intrinsic size a scene states. They bear UIKit's names, so that reports and messages that ask a
/// view for its class say what the scene says.
private enum Sized {
    final class UIView: UIKit.UIView {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        override var intrinsicContentSize: CGSize { size }
    }

    final class UILabel: UIKit.UILabel {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        override var intrinsicContentSize: CGSize { size }
    }

    final class UIImageView: UIKit.UIImageView {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        override var intrinsicContentSize: CGSize { size }
    }

    final class UIScrollView: UIKit.UIScrollView {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        override var intrinsicContentSize: CGSize { size }
    }

    final class UIStackView: UIKit.UIStackView {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        override var intrinsicContentSize: CGSize { size }
    }
}
