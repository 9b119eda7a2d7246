import UIKit

/// The style that text is legible in.
enum TextInk {
    /// The style of a label's text over a paint. Without paint behind it greys become the terminal's own colour,
    /// since nobody knows whether the terminal is light or dark.
    static func style(for color: UIColor?, over ground: Paint) -> Style {
        guard ground.kind == .solid else {
            guard let color, !isGrey(color) else { return .standard }
            return Style(foreground: Paint(color, opacity: 1, over: .nothing).cellColor)
        }
        var ink = Paint(color ?? .black, opacity: 1, over: ground)
        if color == nil || abs(ink.luminance - ground.luminance) < 0.3 {
            ink = Paint(ground.luminance > 0.5 ? .black : .white, opacity: 1, over: ground)
        }
        return Style(foreground: ink.cellColor, background: ground.cellColor)
    }

    private static func isGrey(_ color: UIColor) -> Bool {
        max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 0.15
    }
}
