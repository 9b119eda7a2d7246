import SceneFiles
import UIKit

/// Says in words on which of all screens a finding occurs.
@MainActor struct ScreenWords {
    /// Indices of screens, ascending.
    let screens: [Int]

    /// So many are named; of more, the first of them.
    private static let named = 3

    init(_ screens: [Int]) { self.screens = screens }

    /// A line; none where it is on all screens.
    var details: [String] {
        let all = DeviceScreen.all
        guard screens.count < all.count else { return [] }
        if screens.count <= ScreenWords.named { return ["only on \(names(screens))"] }
        let missing = all.indices.filter { !screens.contains($0) }
        if missing.count <= ScreenWords.named { return ["on every screen but \(names(missing))"] }
        let rest = screens.count - ScreenWords.named
        let which = names(Array(screens.prefix(ScreenWords.named)))
        return ["only on \(screens.count) of \(all.count) screens\(range): \(which) and \(rest) more"]
    }

    private func names(_ screens: [Int]) -> String {
        screens.map { DeviceScreen.all[$0].name }.joined(separator: ", ")
    }

    /// The bound that these screens keep and no other does: `, those up to 375 points wide`.
    private var range: String {
        let bounds: [(length: KeyPath<CGSize, CGFloat>, word: String)] = [
            (\.width, "wide"), (\.height, "high"),
        ]
        for (length, word) in bounds {
            let lengths = DeviceScreen.all.map { $0.device.size[keyPath: length] }
            let own = screens.map { lengths[$0] }
            guard let least = own.min(), let most = own.max() else { continue }
            if lengths.count(where: { $0 <= most }) == screens.count {
                return ", those up to \(NumberText.short(most)) points \(word)"
            }
            if lengths.count(where: { $0 >= least }) == screens.count {
                return ", those from \(NumberText.short(least)) points \(word) on"
            }
        }
        return ""
    }
}
