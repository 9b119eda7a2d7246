import UIKit

/// A layout guide that a constraint line can name.
struct GuideName: Sendable {
    let name: String
    /// Whether only scroll views have it.
    let isOfScrollViews: Bool
    /// The guide of a view; nil for a view that has none.
    let guide: @MainActor @Sendable (UIView) -> UILayoutGuide?

    static let all: [GuideName] = [
        GuideName(name: "contentLayoutGuide", isOfScrollViews: true) {
            ($0 as? UIScrollView)?.contentLayoutGuide
        },
        GuideName(name: "frameLayoutGuide", isOfScrollViews: true) {
            ($0 as? UIScrollView)?.frameLayoutGuide
        },
        GuideName(name: "safeAreaLayoutGuide", isOfScrollViews: false) { $0.safeAreaLayoutGuide },
        GuideName(name: "layoutMarginsGuide", isOfScrollViews: false) { $0.layoutMarginsGuide },
        GuideName(name: "readableContentGuide", isOfScrollViews: false) { $0.readableContentGuide },
    ]

    /// The guide of that name.
    static func named(_ name: String) -> GuideName? { all.first { $0.name == name } }
}
