/// A screen. Code asks it how large it is before there is a view to ask.
@preconcurrency @MainActor public final class UIScreen {
    /// The device's only screen.
    public static let main = UIScreen()

    /// The screen's size in points: that of a phone of 375 × 667 unless the program shows another device.
    public package(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    /// Pixels to a point.
    public package(set) var scale: CGFloat = 2
}
