import UIKit

/// What a view puts into a part of a cell: nothing, a colour, or the ghost of a colour.
struct Paint: Equatable, Sendable {
    enum Kind: Sendable { case nothing, solid, ghost }

    let kind: Kind
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    static let nothing = Paint(kind: .nothing, red: 0, green: 0, blue: 0)

    init(kind: Kind, red: UInt8, green: UInt8, blue: UInt8) {
        self.kind = kind
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour of a view that is `opacity` opaque beside the colour's own opacity, over what is there already.
    init(_ color: UIColor, opacity: Double, over below: Paint) {
        let share = min(1, max(0, color.opacity * opacity))
        func mix(_ part: Double, _ below: UInt8) -> UInt8 {
            UInt8((part * 255 * share + Double(below) * (1 - share)).rounded())
        }
        self.init(
            kind: .solid, red: mix(color.red, below.red), green: mix(color.green, below.green),
            blue: mix(color.blue, below.blue))
    }

    /// The same, seen outside the viewport: 40 % of the colour.
    var ghost: Paint {
        guard kind == .solid else { return self }
        func dimmed(_ part: UInt8) -> UInt8 { UInt8((Double(part) * 0.4).rounded()) }
        return Paint(kind: .ghost, red: dimmed(red), green: dimmed(green), blue: dimmed(blue))
    }

    /// The colour for a cell; the terminal's own for nothing.
    var cellColor: CellColor { kind == .nothing ? .standard : .rgb(red, green, blue) }

    /// How light the colour is, 0...1, by the weights of Rec. 709.
    var luminance: Double {
        (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }
}
