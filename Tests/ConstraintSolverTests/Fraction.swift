/// An exact number. The systems of the tests are small enough never to leave `Int`; leaving it traps.
struct Fraction: Comparable, Hashable {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(denominator != 0)
        var a = abs(numerator)
        var b = abs(denominator)
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = max(1, a) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// A binary fraction such as 0.5, exactly.
    init(exactly value: Double) {
        var scale = 1
        while (value * Double(scale)).rounded() != value * Double(scale) { scale *= 2 }
        self.init(Int(value * Double(scale)), scale)
    }

    static let zero = Fraction(0)
    var double: Double { Double(numerator) / Double(denominator) }
    var magnitude: Fraction { Fraction(abs(numerator), denominator) }

    static func + (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
    }
    static func - (a: Fraction, b: Fraction) -> Fraction { a + Fraction(-b.numerator, b.denominator) }
    static func * (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.numerator, a.denominator * b.denominator)
    }
    static func / (a: Fraction, b: Fraction) -> Fraction {
        Fraction(a.numerator * b.denominator, a.denominator * b.numerator)
    }
    static func < (a: Fraction, b: Fraction) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
