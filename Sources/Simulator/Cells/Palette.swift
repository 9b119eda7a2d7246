import UIKit

/// The 256 colours of xterm, and which of them is nearest to another.
///
/// Nearness is measured in Oklab (Björn Ottosson, 2020), in which equal distances look equally far apart: by
/// the distance of the bytes an orange would turn into a pink.
enum Palette {
    private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]
    private static let basic: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
        (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
        (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]

    /// The colour of a palette entry, as xterm has it before anybody changes it.
    static func components(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
        if index < 16 {
            let color = basic[Int(index)]
            return (color.0, color.1, color.2)
        }
        if index < 232 {
            let place = Int(index) - 16
            return (cubeLevels[place / 36], cubeLevels[place / 6 % 6], cubeLevels[place % 6])
        }
        let grey = 8 + 10 * (index - 232)
        return (grey, grey, grey)
    }

    /// The nearest entry of the cube and the greys; the first 16 are left out, since people change them.
    static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let wanted = Oklab(red: red, green: green, blue: blue)
        var best: UInt8 = 16
        var bestDistance = Double.infinity
        for (offset, candidate) in candidates.enumerated() {
            let distance = wanted.squaredDistance(to: candidate)
            if distance < bestDistance {
                bestDistance = distance
                best = UInt8(16 + offset)
            }
        }
        return best
    }

    /// One of the basic eight. Greys become the terminal's own colour, black or white; colours keep their hue.
    static func nearestOfEight(_ color: CellColor) -> CellColor {
        guard let (red, green, blue) = color.components else { return .standard }
        let highest = max(red, green, blue)
        let lowest = min(red, green, blue)
        if highest - lowest < 40 {
            return highest < 64 ? .palette(0) : highest > 192 ? .palette(7) : .standard
        }
        let middle = UInt8((Int(highest) + Int(lowest)) / 2)
        let index = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
        return .palette(UInt8(index))
    }

    private static let candidates: [Oklab] = (UInt8(16)...255).map {
        let color = components(of: $0)
        return Oklab(red: color.red, green: color.green, blue: color.blue)
    }
}

/// A colour by lightness and two opponent axes.
private struct Oklab {
    let lightness: Double
    let a: Double
    let b: Double

    init(red: UInt8, green: UInt8, blue: UInt8) {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let medium = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        self.b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func squaredDistance(to other: Oklab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return dl * dl + da * da + db * db
    }
}
