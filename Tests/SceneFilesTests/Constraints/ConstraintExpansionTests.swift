import SceneFiles
import Testing
import UIKit

/// What lines make: by the rules of the format's page, written out by hand.
@Suite @MainActor struct ConstraintExpansionTests {
    /// Expects the constraints that a line makes.
    func expect(
        _ line: String, _ equations: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let scene = try scene(sceneAround(line), sourceLocation: sourceLocation)
        #expect(scene.equations == equations, sourceLocation: sourceLocation)
    }

    // MARK: - One constraint

    @Test func relations() throws {
        try expect("label.width == view.width", ["label.width == view.width"])
        try expect("label.width <= view.width", ["label.width <= view.width"])
        try expect("label.width>=view.width", ["label.width >= view.width"])
    }

    @Test func numbersAndMetrics() throws {
        try expect("label.width == 20.5", ["label.width == 20.5"])
        try expect("label.width == -5", ["label.width == -5"])
        try expect("label.width >= gap", ["label.width >= 20"])
        try expect("label.left == view.left + gap", ["label.left == view.left + 20"])
        try expect("label.left == view.left - 7", ["label.left == view.left - 7"])
        try expect("label.left == view.left + -7", ["label.left == view.left - 7"])
    }

    @Test func multipliers() throws {
        try expect("label.width == 0.5 * view.width", ["label.width == 0.5 * view.width"])
        try expect("label.width == gap*view.width", ["label.width == 20 * view.width"])
        try expect("label.width == view.width * 2", ["label.width == 2 * view.width"])
        try expect("label.width == view.width / 4 - 1", ["label.width == 0.25 * view.width - 1"])
        // 3 · 2 / 4
        try expect("label.width == 3 * view.height * 2 / 4", ["label.width == 1.5 * view.height"])
        try expect("label.centerY == view.bottom * 0.75", ["label.centerY == 0.75 * view.bottom"])
    }

    @Test func priorities() throws {
        try expect("label.width == 5 @ 999.5", ["label.width == 5 @ 999.5"])
        try expect("label.width == 5 @high", ["label.width == 5 @ 750"])
        try expect("label.width == 5 @ low", ["label.width == 5 @ 250"])
        try expect("label.width == 5 @ required", ["label.width == 5"])
        try expect("label.width == 5 @ gap", ["label.width == 5 @ 20"])
    }

    @Test(arguments: [
        "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin",
        "centerXWithinMargins",
    ]) func horizontalPositions(_ name: String) throws {
        let other = ["leading", "trailing"].contains(name) ? "centerX" : "left"
        try expect("label.\(name) == view.\(other)", ["label.\(name) == view.\(other)"])
    }

    @Test(arguments: [
        "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
        "centerYWithinMargins",
    ]) func verticalPositions(_ name: String) throws {
        try expect("label.\(name) == view.top", ["label.\(name) == view.top"])
    }

    @Test func marginsInReadingDirection() throws {
        try expect("label.leading == view.leadingMargin", ["label.leading == view.leadingMargin"])
        try expect("label.trailing == view.trailingMargin", ["label.trailing == view.trailingMargin"])
    }

    @Test func guides() throws {
        for guide in ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide"] {
            try expect("label.top == view.\(guide).bottom", ["label.top == view.\(guide).bottom"])
        }
        for guide in ["contentLayoutGuide", "frameLayoutGuide"] {
            try expect("scroll.\(guide).width == label.width", ["scroll.\(guide).width == label.width"])
        }
    }

    // MARK: - Compounds

    @Test func edges() throws {
        let all = ["top", "left", "bottom", "right"].map { "container.\($0) == scroll.\($0)" }
        try expect("container.edges == scroll.edges", all)
        try expect("container.edges == scroll", all)
        try expect("container.horizontalEdges == scroll", [all[1], all[3]])
        try expect("container.verticalEdges == scroll", [all[0], all[2]])
        try expect("container.edges == scroll + 5", all.map { $0 + " + 5" })
        try expect(
            "container.edges <= scroll - gap @ low",
            all.map {
                $0.replacingOccurrences(of: "==", with: "<=") + " - 20 @ 250"
            })
    }

    @Test func edgesOfGuides() throws {
        try expect(
            "label.verticalEdges == view.safeAreaLayoutGuide",
            [
                "label.top == view.safeAreaLayoutGuide.top",
                "label.bottom == view.safeAreaLayoutGuide.bottom",
            ])
    }

    @Test func sizesAndCenters() throws {
        try expect("label.size == 10", ["label.width == 10", "label.height == 10"])
        try expect("label.size == gap", ["label.width == 20", "label.height == 20"])
        try expect("label.size == (gap, 5)", ["label.width == 20", "label.height == 5"])
        try expect(
            "label.size == view + 1", ["label.width == view.width + 1", "label.height == view.height + 1"])
        try expect(
            "label.center == view", ["label.centerX == view.centerX", "label.centerY == view.centerY"])
    }

    /// Inwards is to greater values at the top and the left, to smaller ones at the bottom and the right; what is
    /// inset on both sides is smaller by both. A relation is not flipped.
    @Test func insets() throws {
        try expect(
            "container.edges >= scroll inset 5",
            [
                "container.top >= scroll.top + 5", "container.left >= scroll.left + 5",
                "container.bottom >= scroll.bottom - 5", "container.right >= scroll.right - 5",
            ])
        try expect(
            "container.edges == scroll.edges inset (1, gap, 3, -4)",
            [
                "container.top == scroll.top + 1", "container.left == scroll.left + 20",
                "container.bottom == scroll.bottom - 3", "container.right == scroll.right + 4",
            ])
        try expect(
            "label.size == view inset (1, 2, 3, 4)",
            [
                "label.width == view.width - 6", "label.height == view.height - 4",
            ])
        try expect("label.right == view.right inset gap", ["label.right == view.right - 20"])
        try expect(
            "label.trailing == view.trailing inset (0, 0, 0, 8)", ["label.trailing == view.trailing - 8"])
    }

    // MARK: - Indices

    @Test func numbersAndLast() throws {
        try expect("box[0].top == box[last].top", ["box[0].top == box[4].top"])
        try expect("box[last-1].top == box[3].top", ["box[3].top == box[3].top"])
        try expect("tag[1][last].top == row[last].top", ["tag[1][2].top == row[1].top"])
    }

    @Test func each() throws {
        try expect("box[*].top == container.top", (0..<5).map { "box[\($0)].top == container.top" })
        try expect("container.top <= box[*].top", (0..<5).map { "container.top <= box[\($0)].top" })
        try expect("row[*].width == row[*].height", (0..<2).map { "row[\($0)].width == row[\($0)].height" })
        try expect("only[*].width == 5", ["only[0].width == 5"])
    }

    @Test func eachButTheOneNamed() throws {
        try expect("box[*].width == box[0].width", (1..<5).map { "box[\($0)].width == box[0].width" })
        try expect("box[last].width == box[*].width", (0..<4).map { "box[4].width == box[\($0)].width" })
    }

    @Test func eachOfTwoIndices() throws {
        try expect(
            "tag[*][*].top == row[*].top",
            [
                "tag[0][0].top == row[0].top", "tag[0][1].top == row[0].top", "tag[0][2].top == row[0].top",
                "tag[1][0].top == row[1].top", "tag[1][1].top == row[1].top", "tag[1][2].top == row[1].top",
            ])
        try expect("tag[1][*].width == 5", (0..<3).map { "tag[1][\($0)].width == 5" })
    }

    @Test func neighbours() throws {
        try expect(
            "box[i].top == box[i-1].bottom + gap",
            (1..<5).map {
                "box[\($0)].top == box[\($0 - 1)].bottom + 20"
            })
        try expect("box[i+2].top == box[i].top", (0..<3).map { "box[\($0 + 2)].top == box[\($0)].top" })
        try expect("row[i].top == box[i].top", (0..<2).map { "row[\($0)].top == box[\($0)].top" })
        try expect("box[i-1].top == row[i].top", ["box[0].top == row[1].top"])
    }

    /// First i, then `*`, then the compound.
    @Test func orderOfActivation() throws {
        try expect(
            "tag[i][*].verticalEdges == tag[i-1][*]",
            [
                "tag[1][0].top == tag[0][0].top", "tag[1][0].bottom == tag[0][0].bottom",
                "tag[1][1].top == tag[0][1].top", "tag[1][1].bottom == tag[0][1].bottom",
                "tag[1][2].top == tag[0][2].top", "tag[1][2].bottom == tag[0][2].bottom",
            ])
    }

    // MARK: - Lines as they are written

    @Test func textsHaveNumbersForIndices() throws {
        let scene = try scene(
            sceneAround(
                "\"  box[i].edges == box[i-1] inset gap @ high \"\n- box[last].width == row[last].width"))
        #expect(scene.constraints.first?.text == "box[1].edges == box[0] inset gap @ high")
        #expect(scene.constraints.last?.text == "box[4].width == row[1].width")
        #expect(scene.constraints.last?.location == SceneFiles.SourceLocation(line: 13, column: 3))
    }

    @Test func namesAndStates() throws {
        let scene = try scene(
            sceneAround(
                """
                {name: pin-bottom, constraint: "box[*].size == 5", isActive: false}
                - constraint: label.width == 5
                """))
        #expect(scene.constraints.count == 11)
        for constraint in scene.constraints.dropLast() {
            #expect(constraint.name == "pin-bottom")
            #expect(constraint.constraint.identifier == "pin-bottom")
            #expect(!constraint.constraint.isActive)
        }
        let last = try #require(scene.constraints.last)
        #expect(last.name == nil)
        #expect(last.constraint.isActive)
        #expect(last.location == SceneFiles.SourceLocation(line: 13, column: 15))
    }
}
