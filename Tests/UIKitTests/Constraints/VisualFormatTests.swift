import Testing

@testable import UIKit

/// Apple's Visual Format Language: what each piece produces, and where texts that are none fail.
@MainActor @Suite struct VisualFormatTests {
    private let fixture = ScrollFixture(width: 300, height: 200)

    private func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:],
        _ names: [String] = ["a", "b", "c"]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        for name in names where !fixture.root.subviews.contains(where: { $0.accessibilityIdentifier == name })
        {
            let view = fixture.add(UIView(), to: fixture.root)
            view.accessibilityIdentifier = name
        }
        return try NSLayoutConstraint.constraints(
            format: format, options: options, number: { metrics[$0] },
            view: { name in fixture.root.subviews.first { $0.accessibilityIdentifier == name } })
    }

    private func frame(_ name: String) -> CGRect? {
        fixture.root.subviews.first { $0.accessibilityIdentifier == name }?.frame
    }

    /// A superview of 300 × 200: a is 20 from the left and 100 wide, b 20 and 30 from the sides, c 10 and 20
    /// from top and bottom.
    /// Every number of Swift's is a metric, as Apple's bridge makes an `NSNumber` of each.
    @Test func anyNumberIsAMetric() {
        let view = UIView()
        let metrics: [String: Any] = [
            "whole": 3, "graphics": CGFloat(4.5), "single": Float(5.5), "double": 6.5,
            "boxed": NSNumber(value: 7),
        ]
        for (name, value) in ["whole": 3, "graphics": 4.5, "single": 5.5, "double": 6.5, "boxed": 7] {
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: "H:[view(\(name))]", metrics: metrics, views: ["view": view])
            #expect(made.map { Double($0.constant) } == [value], "\(name)")
        }
    }

    @Test func frames() throws {
        for format in ["H:|-20-[a(100)]", "H:|-20-[b]-30-|", "V:|-10-[c]-20-|"] {
            NSLayoutConstraint.activate(try constraints(format))
        }
        fixture.layOut()
        #expect(frame("a")?.minX == 20)
        #expect(frame("a")?.width == 100)
        #expect(frame("b")?.minX == 20)
        #expect(frame("b")?.width == 250)
        #expect(frame("c")?.minY == 10)
        #expect(frame("c")?.height == 170)
    }

    /// The order of reading: leading link, sizes, link, sizes, trailing link with the superview first.
    @Test func theOrderOfReading() throws {
        let made = try constraints(
            "|-(>=10@metric1)-[a(b@1000)][b(metric2)]|", metrics: ["metric1": 750, "metric2": 20])
        let texts = made.map { constraint in
            let names = [constraint.firstItem, constraint.secondItem].map {
                ($0 as? UIView)?.accessibilityIdentifier
            }
            let sides = [constraint.firstAttribute, constraint.secondAttribute].map(\.rawValue)
            return
                "\(names[0] ?? "root").\(sides[0]) \(constraint.relation.rawValue) \(names[1] ?? "root").\(sides[1]) "
                + "\(NumberText.short(constraint.constant)) @\(NumberText.short(CGFloat(constraint.priority.rawValue)))"
        }
        // leading is 5, trailing 6, width 7.
        #expect(
            texts == [
                "a.5 1 root.5 10 @750", "a.7 0 b.7 0 @1000", "b.5 0 a.6 0 @1000", "b.7 0 root.0 20 @1000",
                "root.6 0 b.6 0 @1000",
            ])
    }

    /// A blank link is 8 between neighbours and the margin at the superview's edge.
    @Test func standardGaps() throws {
        fixture.root.layoutMargins = UIEdgeInsets(top: 0, left: 17, bottom: 0, right: 18)
        let made = try constraints("|-[a]-[b]-|")
        #expect(made.map(\.constant) == [17, 8, 18])
    }

    @Test func alignments() throws {
        let made = try constraints("[a]-5-[b]-5-[c]", [.alignAllTop, .alignAllBottom])
        #expect(made.map(\.firstAttribute) == [.leading, .leading, .top, .top, .bottom, .bottom])
    }

    @Test func directions() throws {
        let made = try constraints("|-3-[a]-(>=5)-[b]", .directionRightToLeft)
        NSLayoutConstraint.activate(made)
        fixture.fix(fixture.root.subviews.first { $0.accessibilityIdentifier == "a" } ?? UIView(), width: 50)
        fixture.layOut()
        #expect(frame("a")?.maxX == 297)
        #expect(made[1].relation == .lessThanOrEqual)
        #expect(made[1].constant == -5)
    }

    /// Every text that is none says what was expected and where.
    @Test(arguments: [
        ("V[a]", 1, "Expected a ':' after 'V'"),
        ("[unknown(20)]", 1, "unknown is not a key in the views dictionary."),
        ("[a(20)]-", 8, "Expected a view, a gap or the superview after '-'"),
        ("[a((20))]", 3, "Expected a number, a metric or a view"),
        ("[a()(20)]", 3, "Expected a number, a metric or a view"),
        ("[a(20)]()", 7, "Expected a view in brackets"),
        ("[a(20]", 5, "Expected a ')' after the view's predicates"),
        ("[a(20@1001)]", 6, "A priority lies between 1 and 1000."),
        ("[a(20@-1)]", 6, "A priority lies between 1 and 1000."),
        ("[a(<20)]", 3, "Unknown relation: expected '==', '<=' or '>='"),
        ("[a(wide)]", 3, "wide is not a key in the metrics or views dictionary."),
        ("[a]-5[b]", 5, "Expected a '-' after the gap"),
        ("", 0, "Expected a view in brackets"),
        ("|[a]|[b]", 5, "Expected the end after the closing '|'"),
    ]) func errors(_ format: String, _ position: Int, _ problem: String) {
        #expect(
            throws: VisualFormatError(problem: problem, format: format, position: position)
        ) { _ = try constraints(format) }
    }

    @Test func theMarkStandsUnderThePlace() {
        let error = VisualFormatError(problem: "Expected a ']' after the view", format: "[a(20)", position: 6)
        #expect(
            error.message
                == "Unable to parse constraint format: \nExpected a ']' after the view \n[a(20) \n      ^")
    }

    @Test func anAlignmentAcrossTheFormat() {
        #expect(throws: VisualFormatError.self) { _ = try constraints("[a]-[b]", .alignAllLeft) }
    }
}
