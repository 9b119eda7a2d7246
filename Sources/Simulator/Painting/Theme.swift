import UIKit

/// The styles of what is not a view: one accent, one good, one bad, greys.
enum Theme {
    /// Everything that is the offset: bracket, dimension, number, ribbon.
    static let accent = Style(foreground: .palette(81))
    /// Scrolls.
    static let good = Style(foreground: .palette(114))
    /// Undecided, or out of reach.
    static let bad = Style(foreground: .palette(203))
    /// What explains.
    static let quiet = Style(foreground: .palette(244))
    /// Lines around things.
    static let faint = Style(foreground: .palette(240))
    /// Names and facts.
    static let plain = Style.standard
    /// A view that has just moved: the accent's colour, entry 81 of the palette.
    static let tint = UIColor(rgb: 0x5FD7FF)
    /// The scroll indicator.
    static let indicator = Style(foreground: .palette(250))
}
