/// A layout in Apple's Visual Format Language, parsed: `H:|-20-[a(100)]-[b(>=50@750)]-|`.
package struct VisualFormat: Equatable, Sendable {
    /// A number as written, or the name of one.
    package enum Number: Equatable, Sendable {
        case literal(Double)
        case named(String)
    }

    /// One comparison of a gap or a length.
    package struct Predicate: Equatable, Sendable {
        package var relation: Relation = .equal
        package var object: Number
        package var priority: Number?
        /// Where `object` stands in the text, counted in characters from 0.
        package var position: Int
        /// Where the priority stands; where `object` does if there is none.
        package var priorityPosition: Int
    }

    package enum Relation: String, Equatable, Sendable, CaseIterable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }

    /// What lies between two neighbours.
    package enum Link: Equatable, Sendable {
        /// Nothing: they touch.
        case flush
        /// `-`: the standard distance.
        case standard
        case predicates([Predicate])
    }

    /// A view and what is said of its length.
    package struct Item: Equatable, Sendable {
        package var name: String
        package var predicates: [Predicate]
        package var position: Int
    }

    package var axis = NSLayoutConstraint.Axis.horizontal
    /// The link from the superview's near edge to the first view, if the format begins with `|`.
    package var leading: Link?
    package var items: [Item] = []
    /// The links between neighbours, one fewer than the items.
    package var links: [Link] = []
    /// The link from the last view to the superview's far edge, if the format ends with `|`.
    package var trailing: Link?
}

/// Why a text is no visual format, and where.
package struct VisualFormatError: Error, Hashable, Sendable {
    /// What was expected, or what is wrong.
    package let problem: String
    package let format: String
    /// In characters from 0.
    package let position: Int

    package init(problem: String, format: String, position: Int) {
        self.problem = problem
        self.format = format
        self.position = position
    }

    /// UIKit's way to say it: an opening, the problem, the format, and a mark under the place.
    package var message: String {
        "Unable to parse constraint format: \n\(problem) \n\(format) \n"
            + String(repeating: " ", count: position) + "^"
    }
}
