import UIKit

extension UIView {
    /// The colour that fills the view; nil for one that is transparent.
    var paintedColor: UIColor? {
        if let backgroundColor, backgroundColor.opacity >= 0.01 { return backgroundColor }
        return self is UIImageView ? UIImageView.standIn : nil
    }

    /// Whether the view itself leaves something on the screen.
    var paintsItself: Bool {
        if let label = self as? UILabel, label.text?.isEmpty == false { return true }
        return paintedColor != nil
    }

    /// Whether something inside the view leaves something on the screen.
    var paintsInside: Bool {
        subviews.contains { !$0.isHidden && $0.alpha >= 0.01 && ($0.paintsItself || $0.paintsInside) }
    }

    /// Whether the view has a name and nothing in it leaves anything on the screen, so that one sees it by an outline only:
    /// not the root view, which is as large as the screen, nor a scroll view, whose content is what it shows.
    var isEmptyContainer: Bool {
        guard accessibilityIdentifier != nil, !paintsItself, !(superview is UIWindow) else { return false }
        if self is UILabel || self is UIImageView || self is UIScrollView { return false }
        return subviews.allSatisfy { $0.isHidden || $0.alpha < 0.01 }
    }

    /// Whether a size of zero means that the view was meant to be seen and is not: not for a label that says
    /// nothing or a picture that is not there.
    var isMissing: Bool {
        if let label = self as? UILabel { return label.text?.isEmpty == false }
        return !(self is UIImageView)
    }
}

extension UIImageView {
    /// What stands for a picture.
    fileprivate static let standIn = UIColor.systemGray
}

extension UIView {
    /// The first view of the tree that is called so, this one included.
    func view(called name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        for subview in subviews {
            if let found = subview.view(called: name) { return found }
        }
        return nil
    }
}
