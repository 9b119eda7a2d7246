import Testing

/// Every vector of the areas that the program has by now is asserted by an adapter, or is named here with what it
/// waits for.
@Suite struct VectorCoverageTests {
    /// The areas in question, by the beginnings of their names.
    static let areas = [
        "autolayout.", "scroll.", "carousel.", "safeArea.", "margins", "device", "label.", "stack.",
        "table.",
    ]

    /// What the suites assert, as the lists that their tests take their arguments from.
    static var covered: [Vector] {
        AutolayoutVectorTests.covered + ActivationVectorTests.covered + RoundingVectorTests.covered
            + AutoresizingVectorTests.covered + ScrollVectorTests.covered + ScrollLayoutVectorTests.covered
            + StackVectorTests.covered + InsetVectorTests.covered + LabelVectorTests.covered
            + DeviceVectorTests.covered + TableVectorTests.covered + MotionVectorTests.covered
    }

    /// What is not asserted yet, because …
    static let waiting: [(id: String, reason: String)] = [
        ("AL-25", "controls and the priorities that Interface Builder gives them"),
        ("AL-26", "controls"),
        ("DV-30", "bars"),
        ("DV-31", "bars"),
        ("SI-02", "navigation and tab bar controllers"),
        ("TB-18", "rows whose height is estimated and measured when they are seen"),
        ("TB-19", "rows that are as high as their content asks"),
    ]

    @Test func everyVectorIsAssertedOrWaits() {
        let wanted = Vector.withAreas(beginning: VectorCoverageTests.areas).map(\.id)
        let covered = Set(VectorCoverageTests.covered.map(\.id))
        let waiting = Set(VectorCoverageTests.waiting.map(\.id))
        #expect(wanted.count > 100)
        #expect(wanted.filter { !covered.contains($0) && !waiting.contains($0) } == [])
        // What is asserted no longer waits, and nothing waits that there is not.
        #expect(waiting.filter { covered.contains($0) || !wanted.contains($0) } == [])
        #expect(VectorCoverageTests.covered.filter { $0.area == "missing" }.map(\.id) == [])
    }

    /// Each area's prefix names something.
    @Test(arguments: areas) func anAreaHasVectors(_ prefix: String) {
        #expect(!Vector.withAreas(beginning: [prefix]).isEmpty)
    }
}
