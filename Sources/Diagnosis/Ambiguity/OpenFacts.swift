import ConstraintSolver
import UIKit

/// What constraints leave open, in groups that move together, and the facts that are missing.
@MainActor package struct OpenFacts {
    /// An open attribute that is one of a smallest set: were all of them given, nothing would be open.
    @MainActor package struct Fact {
        package let attribute: OpenAttribute
        /// The open attributes that move with it, itself left out.
        package let companions: [OpenAttribute]
        /// Whether other facts are missing among those that move together.
        package let isOneOfSeveral: Bool

        var view: UIView { attribute.view }
    }

    package let attributes: [OpenAttribute]
    /// In the order of the tree.
    package private(set) var facts: [Fact] = []
    private var byView: [ObjectIdentifier: [OpenAttribute]] = [:]

    /// Groups what a layout leaves open.
    package init(_ attributes: [OpenAttribute]) {
        self.attributes = attributes
        for attribute in attributes {
            byView[ObjectIdentifier(attribute.view), default: []].append(attribute)
        }
        for group in OpenFacts.groups(attributes) {
            var selection = FactSelection(group, in: self)
            facts += selection.facts()
        }
        var order: [ObjectIdentifier: Int] = [:]
        for (index, attribute) in attributes.enumerated() {
            order[ObjectIdentifier(attribute.view)] = order[ObjectIdentifier(attribute.view)] ?? index
        }
        facts.sort { (order[ObjectIdentifier($0.view)] ?? 0) < (order[ObjectIdentifier($1.view)] ?? 0) }
    }

    /// How an attribute moves; nil if it is decided.
    func open(_ attribute: LayoutAttribute, of view: UIView) -> OpenAttribute? {
        byView[ObjectIdentifier(view)]?.first { $0.attribute == attribute }
    }

    func isOpen(_ attribute: LayoutAttribute, of view: UIView) -> Bool { open(attribute, of: view) != nil }

    /// Attributes that share directions, directly or through others, in the order of their first members.
    private static func groups(_ attributes: [OpenAttribute]) -> [[OpenAttribute]] {
        let directions = (attributes.flatMap(\.movement).map(\.direction).max() ?? -1) + 1
        var parent = Array(0..<directions)
        func find(_ direction: Int) -> Int {
            var root = direction
            while parent[root] != root {
                parent[root] = parent[parent[root]]
                root = parent[root]
            }
            return root
        }
        for attribute in attributes {
            for part in attribute.movement.dropFirst() {
                parent[find(part.direction)] = find(attribute.movement[0].direction)
            }
        }
        var places = [Int?](repeating: nil, count: directions)
        var groups: [[OpenAttribute]] = []
        for attribute in attributes {
            let root = find(attribute.movement[0].direction)
            if let place = places[root] {
                groups[place].append(attribute)
            } else {
                places[root] = groups.count
                groups.append([attribute])
            }
        }
        return groups
    }
}
