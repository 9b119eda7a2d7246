import UIKit

extension Axis {
    /// The same as constraints call it.
    var layoutAxis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}
