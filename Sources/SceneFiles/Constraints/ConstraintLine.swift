import UIKit

/// A constraint line as it is written, part by part; nothing in it is known to exist yet.
///
/// Offsets count the code points of the line before a part.
struct ConstraintLine: Equatable, Sendable {
    let left: Reference
    let relation: NSLayoutConstraint.Relation
    let right: RightSide
    var priority: PriorityTerm?

    /// What stands on the right of the relation.
    enum RightSide: Equatable, Sendable {
        case number(NumberTerm)
        /// `(w, h)`.
        case pair(NumberTerm, NumberTerm, offset: Int)
        case term(Term)
    }

    /// A view's attribute or a view, multiplied and moved.
    struct Term: Equatable, Sendable {
        let reference: Reference
        var factors: [Factor] = []
        var adjustment = Adjustment.none
    }

    /// A number that an attribute is multiplied with or divided by.
    struct Factor: Equatable, Sendable {
        var divides = false
        let number: NumberTerm
    }

    /// What is added.
    enum Adjustment: Equatable, Sendable {
        case none
        case plus(NumberTerm)
        case minus(NumberTerm)
        /// Inwards by as much on all sides.
        case inset(NumberTerm, offset: Int)
        /// Inwards by top, left, bottom and right.
        case insets([NumberTerm], offset: Int)
    }

    /// `box[i-1].contentLayoutGuide.top`: a name, indices, and the words behind dots.
    struct Reference: Equatable, Sendable {
        let name: Word
        var indices: [IndexTerm] = []
        var members: [Word] = []

        /// Whether it is a name alone, which may be a metric's.
        var isBare: Bool { indices.isEmpty && members.isEmpty }
    }

    /// A word and where it is.
    struct Word: Equatable, Sendable {
        let text: String
        let offset: Int
    }

    /// What stands in brackets.
    struct IndexTerm: Equatable, Sendable {
        enum Value: Equatable, Sendable {
            case number(Int)
            /// `last`, or one that is -1, -2 … from it.
            case last(Int)
            /// `*`.
            case each
            /// `i`, or one that is as far from it.
            case variable(Int)
        }

        let value: Value
        /// What stands between the brackets.
        let written: String
        /// Where the brackets are, themselves included.
        let range: Range<Int>
    }

    /// A number or a metric's name.
    struct NumberTerm: Equatable, Sendable {
        enum Value: Equatable, Sendable {
            case literal(Double)
            case metric(String)
        }

        let value: Value
        let offset: Int
    }

    /// What stands behind `@`.
    struct PriorityTerm: Equatable, Sendable {
        enum Value: Equatable, Sendable {
            case named(UILayoutPriority)
            case number(NumberTerm)
        }

        let value: Value
        let offset: Int
    }
}

/// The words that mean something in a constraint line.
enum ConstraintWords {
    static let inset = "inset"
    static let last = "last"
    static let variable = "i"

    /// The words that a metric cannot have as its name, since they stand where a metric may.
    static let reserved = [inset] + PriorityWords.all.map(\.name)
}
