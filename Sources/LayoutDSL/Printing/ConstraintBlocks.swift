import UIKit

/// Constraints of one view or guide that are printed together, once or for all elements of an array.
struct ConstraintBlock {
    let subject: PrintedItem
    var loop: PrintedLoop?
    let isActive: Bool
    var constraints: [PrintedConstraint] = []
}

/// Sorts constraints into blocks: by their first items, and with loops where the elements of an array have the same
/// ones.
struct ConstraintBlocks {
    private(set) var blocks: [ConstraintBlock] = []
    private let families: [PrintedFamily]

    /// What a block has in common.
    private struct Key: Hashable {
        let subject: PrintedItem
        let range: Range<Int>?
        let isActive: Bool
    }

    /// - Parameter hidesSuperview: Whether a constraint's statement does without the superview's name.
    init(
        _ constraints: [PrintedConstraint], among families: [PrintedFamily],
        hidesSuperview: (PrintedConstraint) -> Bool
    ) {
        self.families = families
        var places: [Key: Int] = [:]
        func add(_ constraint: PrintedConstraint, _ range: Range<Int>?, to blocks: inout [ConstraintBlock]) {
            let key = Key(subject: constraint.first, range: range, isActive: constraint.isActive)
            if places[key] == nil {
                places[key] = blocks.count
                let loop = range.map { PrintedLoop(family: constraint.first.family, range: $0) }
                blocks.append(
                    ConstraintBlock(subject: constraint.first, loop: loop, isActive: constraint.isActive))
            }
            if let place = places[key] { blocks[place].constraints.append(constraint) }
        }
        let members = ConstraintBlocks.members(constraints, among: families)
        var taken = Set<Int>()
        for (place, constraint) in constraints.enumerated() where !taken.contains(place) {
            let loop = ConstraintBlocks.loop(of: constraint, members, taken, among: families)
            if let loop {
                taken.formUnion(loop.places)
                add(loop.form, loop.range, to: &blocks)
            } else {
                add(constraint, nil, to: &blocks)
            }
        }
        for index in blocks.indices {
            blocks[index].loop = blocks[index].loop?.styled(
                for: blocks[index].constraints.flatMap { $0.items(hidingSuperview: hidesSuperview($0)) },
                among: families)
        }
    }

    /// For each form of a constraint of an array's element, which elements have it, and where.
    private static func members(
        _ constraints: [PrintedConstraint], among families: [PrintedFamily]
    ) -> [PrintedConstraint: [Int: Int]] {
        var members: [PrintedConstraint: [Int: Int]] = [:]
        for (place, constraint) in constraints.enumerated() {
            guard let element = constraint.first.outerElement else { continue }
            for form in constraint.forms(among: families) where members[form]?[element] == nil {
                members[form, default: [:]][element] = place
            }
        }
        return members
    }

    /// The loop that says a constraint and the same of other elements; nil if there is none.
    private static func loop(
        of constraint: PrintedConstraint, _ members: [PrintedConstraint: [Int: Int]], _ taken: Set<Int>,
        among families: [PrintedFamily]
    ) -> (form: PrintedConstraint, range: Range<Int>, places: [Int])? {
        guard let element = constraint.first.outerElement,
            let count = families[constraint.first.family].outerCount,
            count > 1
        else { return nil }
        for form in constraint.forms(among: families) {
            let found = members[form, default: [:]].filter { !taken.contains($0.value) }
            for range in [0..<count, 1..<count, 0..<count - 1]
            where range.count > 1 && range.contains(element) && range.allSatisfy({ found[$0] != nil }) {
                return (form, range, range.compactMap { found[$0] })
            }
        }
        return nil
    }
}
