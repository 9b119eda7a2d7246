import Testing

@testable import UIKit

/// The pairs of attributes that UIKit refuses, and its words for them.
@MainActor @Suite struct ConstraintMisuseTests {
    @Test(arguments: [
        (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.height, AttributePairing.valid),
        (.width, .notAnAttribute, .valid), (.left, .right, .valid), (.leading, .centerX, .valid),
        (.top, .lastBaseline, .valid), (.left, .leftMargin, .valid),
        (.left, .notAnAttribute, .positionAlone), (.centerY, .notAnAttribute, .positionAlone),
        (.left, .leading, .invalid), (.trailing, .right, .invalid), (.left, .top, .crossed),
        (.width, .left, .invalid), (.top, .height, .invalid), (.notAnAttribute, .width, .invalid),
    ])
    func pairings(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
        _ expected: AttributePairing
    ) {
        #expect(AttributePairing(first: first, second: second) == expected)
    }

    /// The literal run-time messages of UIKit.
    @Test func wordsOfUIKit() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        #expect(
            ConstraintMisuse.positionAlone(constraint).message.hasSuffix(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                    + "an illegal constraint of a location equal to a constant. Location attributes must be "
                    + "specified in pairs."))
        #expect(
            ConstraintMisuse.invalidPairing(constraint).message.hasSuffix(
                "Invalid pairing of layout attributes."))
        #expect(
            ConstraintMisuse.noCommonAncestor(constraint).message.hasSuffix(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal."))
        #expect(
            ConstraintMisuse.mutatedRequired(to: .defaultLow, from: .required).message
                == "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                + "supported.  You passed priority 250 and the existing priority was 1000.")
    }
}
