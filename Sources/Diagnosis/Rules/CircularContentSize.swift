extension Rule {
    /// The content waits for its views, and they wait for it.
    static let circularContentSize = Rule(
        name: "circular-content-size", severity: .error,
        summary: "views take their size from the content of a scroll view, which takes its size from them",
        reason: """
            Between a scroll view and what is inside it an edge means the content area. A view that is tied to \
            both edges and has no size of its own is as large as the content, and the content is as large as the \
            view: any size will do, and the least is 0. It is an error because nothing shows.
            """,
        example: ["box.edges == scroll.edges"],
        cure: "give the view a size, or that of the frame: box.width == scroll.width"
    ) { facts in
        AmbiguousContent.circles(in: facts, rule: "circular-content-size")
    }
}
