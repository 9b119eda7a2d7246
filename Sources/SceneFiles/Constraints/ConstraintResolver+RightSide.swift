import UIKit

extension ConstraintResolver {
    /// The right side of a line: `multiplier · side + constant`, and constants apart for width and height.
    struct RightSide {
        /// Nil for a number.
        var side: Side?
        var multiplier: CGFloat = 1
        var adjustment = Adjustment.same(0)
        /// Where the side begins.
        let offset: Int
    }

    /// What is added to each of the attributes.
    enum Adjustment {
        case same(CGFloat)
        /// `(w, h)`.
        case pair(CGFloat, CGFloat)
        /// Inwards; where the word `inset` stands.
        case inset(UIEdgeInsets, offset: Int)
    }

    mutating func rightSide(
        _ right: ConstraintLine.RightSide, of line: ConstraintLine, left: Side?
    ) -> RightSide? {
        switch right {
        case .number(let term):
            return value(term).map { RightSide(adjustment: .same(CGFloat($0)), offset: term.offset) }
        case .pair(let width, let height, let offset):
            let width = value(width)
            let height = value(height)
            guard let width, let height else { return nil }
            return RightSide(adjustment: .pair(CGFloat(width), CGFloat(height)), offset: offset)
        case .term(let term):
            return isMetric(term.reference, left: left) ? metric(term) : self.term(term, left: left)
        }
    }

    /// Whether a word alone is a number. It may be a view's name too, but only behind a compound.
    private mutating func isMetric(_ reference: ConstraintLine.Reference, left: Side?) -> Bool {
        guard reference.isBare else { return false }
        let name = reference.name.text
        let isKnown = reader.metrics[name] != nil
        guard let attribute = left?.attribute else { return isKnown }
        if attribute.isSize { return isKnown }
        return views[name] == nil && (isKnown || !attribute.isCompound)
    }

    /// A metric alone on the right.
    private mutating func metric(_ term: ConstraintLine.Term) -> RightSide? {
        let name = term.reference.name
        let number = value(ConstraintLine.NumberTerm(value: .metric(name.text), offset: name.offset))
        guard term.factors.isEmpty, term.adjustment == .none else {
            if number != nil { report(.grammar(.secondConstant), at: name.offset) }
            return nil
        }
        return number.map { RightSide(adjustment: .same(CGFloat($0)), offset: name.offset) }
    }

    private mutating func term(_ term: ConstraintLine.Term, left: Side?) -> RightSide? {
        let side = self.side(term.reference)
        let multiplier = multiplier(term.factors, at: term.reference.name.offset)
        let adjustment = adjustment(term.adjustment)
        guard let side, let multiplier, let adjustment else { return nil }
        return RightSide(side: side, multiplier: multiplier, adjustment: adjustment, offset: side.offset)
    }

    private mutating func multiplier(_ factors: [ConstraintLine.Factor], at offset: Int) -> CGFloat? {
        var product = 1.0
        for factor in factors {
            guard let value = value(factor.number) else { return nil }
            if factor.divides, value == 0 {
                report(.meaning(.divisionByZero), at: factor.number.offset)
                return nil
            }
            product = factor.divides ? product / value : product * value
        }
        guard product.isFinite else {
            report(.meaning(.notFinite), at: offset)
            return nil
        }
        return CGFloat(product)
    }

    private mutating func adjustment(_ written: ConstraintLine.Adjustment) -> Adjustment? {
        switch written {
        case .none: return .same(0)
        case .plus(let term): return value(term).map { .same(CGFloat($0)) }
        case .minus(let term): return value(term).map { .same(-CGFloat($0)) }
        case .inset(let term, let offset):
            return value(term).map {
                let inset = CGFloat($0)
                return .inset(
                    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset), offset: offset)
            }
        case .insets(let terms, let offset):
            let values = terms.map { value($0) }.compactMap { $0.map { CGFloat($0) } }
            guard values.count == 4 else { return nil }
            let insets = UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
            return .inset(insets, offset: offset)
        }
    }
}
