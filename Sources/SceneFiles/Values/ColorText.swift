import UIKit

/// Colours as scene files write them.
enum ColorText {
    /// The colour of `#RGB`, `#RRGGBB`, `#RRGGBBAA` or one of UIKit's names; nil for a text that is none.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("#") else { return UIColor.named.first { $0.name == text }?.color }
        let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == text.count - 1 else { return nil }
        switch digits.count {
        case 3: return color(bytes: digits.map { $0 * 0x11 })
        case 6, 8:
            return color(
                bytes: stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
        default: return nil
        }
    }

    /// Red, green, blue, and opacity if there is a fourth.
    private static func color(bytes: [Int]) -> UIColor {
        func unit(_ index: Int) -> CGFloat { index < bytes.count ? CGFloat(bytes[index]) / 255 : 1 }
        return UIColor(red: unit(0), green: unit(1), blue: unit(2), alpha: unit(3))
    }
}
