import ConstraintSolver
import UIKit

/// Chooses, of open attributes that move together, a smallest set whose values would decide all, so that each
/// fact is put where it is missing and not where it is felt.
@MainActor struct FactSelection {
    /// Where a fact is looked for first.
    private enum Rank: Int {
        /// The frame of a scroll view, which has no size of its own however well its content is known.
        case scrollViewLength
        /// Where several facts are missing, the views at the end of the line.
        case leafLength
        /// What the content ends with.
        case contentLength
        case length
        case position
    }

    private let group: [OpenAttribute]
    private let open: OpenFacts
    private let directionCount: Int

    init(_ group: [OpenAttribute], in open: OpenFacts) {
        self.group = group
        self.open = open
        var all = Independence()
        for attribute in group { _ = all.add(attribute.movement) }
        directionCount = all.count
    }

    mutating func facts() -> [OpenFacts.Fact] {
        let leaves = directionCount > 1 ? leafViews() : []
        let ranked = group.enumerated().map { index, attribute in
            (rank: rank(attribute, leaves), index: index, attribute: attribute)
        }.sorted { ($0.rank.rawValue, $0.index) < ($1.rank.rawValue, $1.index) }
        var chosen: [OpenAttribute] = []
        var independence = Independence()
        for candidate in ranked where chosen.count < directionCount {
            if independence.add(candidate.attribute.movement) { chosen.append(blamed(candidate.attribute)) }
        }
        return chosen.map { attribute in
            OpenFacts.Fact(
                attribute: attribute,
                companions: group.filter {
                    !($0.view === attribute.view && $0.attribute == attribute.attribute)
                }, isOneOfSeveral: directionCount > 1)
        }
    }

    private func rank(_ attribute: OpenAttribute, _ leaves: Set<ObjectIdentifier>) -> Rank {
        if attribute.attribute.isContent { return .contentLength }
        if attribute.attribute.isPosition { return .position }
        if attribute.view is UIScrollView { return .scrollViewLength }
        return leaves.contains(ObjectIdentifier(attribute.view)) ? .leafLength : .length
    }

    /// The views of the group whose length is open and that hold no others of this kind. What is as long as the
    /// view around it, or shorter by a fixed amount, only follows that one.
    private func leafViews() -> Set<ObjectIdentifier> {
        let lengths = group.filter(\.attribute.isFrameLength)
        let leading = lengths.filter { length in
            let around = length.view.superview.flatMap { open.open(length.attribute, of: $0) }
            return around?.movement != length.movement
        }
        var leaves = Set(leading.map { ObjectIdentifier($0.view) })
        for length in leading {
            if let superview = length.view.superview { leaves.remove(ObjectIdentifier(superview)) }
        }
        return leaves
    }

    /// The content's length is felt by whoever looks for the end of the content, but where one view in the row
    /// lacks its own, that is the fact.
    private func blamed(_ attribute: OpenAttribute) -> OpenAttribute {
        guard directionCount == 1, let scrollView = attribute.view as? UIScrollView,
            attribute.attribute.isContent
        else { return attribute }
        let end = ContentEnd(of: scrollView, along: attribute.attribute.axis, in: open)
        guard case .unsized(let view) = end.cause else { return attribute }
        let length: LayoutAttribute = attribute.attribute.axis == .horizontal ? .width : .height
        return open.open(length, of: view) ?? attribute
    }
}
