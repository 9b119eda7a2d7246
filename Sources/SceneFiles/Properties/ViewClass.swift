import UIKit

/// A class of UIKit's that scene files can name.
struct ViewClass: Sendable {
    let name: String
    /// The class above it; nil for `UIView`.
    let superclassName: String?
    /// A view as `init()` makes it.
    let make: @MainActor @Sendable () -> UIView

    /// Every class that the program has.
    static let all: [ViewClass] = [
        ViewClass(name: "UIView", superclassName: nil) { UIView() },
        ViewClass(name: "UILabel", superclassName: "UIView") { UILabel() },
        ViewClass(name: "UIImageView", superclassName: "UIView") { UIImageView() },
        ViewClass(name: "UIScrollView", superclassName: "UIView") { UIScrollView() },
        ViewClass(name: "UIStackView", superclassName: "UIView") { UIStackView() },
        ViewClass(name: "UITableView", superclassName: "UIScrollView") { UITableView() },
        ViewClass(name: "UITableViewCell", superclassName: "UIView") { UITableViewCell() },
    ]

    /// What a view is that names no class.
    static let plain = all[0]

    /// What a row of a table is that names no class.
    static let cell = ViewClass(name: "UITableViewCell", superclassName: "UIView") { UITableViewCell() }

    /// UIKit's classes that are still to come.
    static let notYet = [
        "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewCell", "UIButton", "UITextField",
        "UITextView", "UISwitch", "UISlider", "UIStepper",
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
