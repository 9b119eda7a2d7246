import UIKit

/// A view's class as printed code can name it: UIKit's own one that is nearest.
@MainActor struct UIKitClass {
    /// As `UILabel`.
    let name: String

    init(of view: UIView) {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            let path = String(reflecting: current.subjectType).split(separator: ".")
            if path.count == 2, path[0] == "UIKit" {
                name = String(path[1])
                return
            }
            mirror = current.superclassMirror
        }
        name = "UIView"
    }

    /// The name without UIKit's prefix, in small letters: `scrollView`.
    var word: String {
        let rest = name.hasPrefix("UI") ? name.dropFirst(2) : name[...]
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// A view as `init()` makes it, to see which properties were changed.
    var fresh: UIView {
        switch name {
        case "UILabel": UILabel()
        case "UIImageView": UIImageView()
        case "UIScrollView": UIScrollView()
        case "UIStackView": UIStackView()
        default: UIView()
        }
    }
}
