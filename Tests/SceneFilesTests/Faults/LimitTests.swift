import SceneFiles
import Testing
import UIKit

/// The format's limits, each right below it and right above it.
@Suite @MainActor struct LimitTests {
    @Test func sizeOfTheFile() {
        var bytes = Array("view: {}\n#".utf8)
        bytes += [UInt8](repeating: 0x61, count: (16 << 20) - bytes.count)
        #expect(faults(bytes: bytes) == [])
        bytes.append(0x61)
        #expect(faults(bytes: bytes) == ["1:1: a scene file is at most 16 MiB"])
    }

    /// Views inside one another, `depth` of them with the root, in one line.
    private func nestedViews(_ depth: Int) -> String {
        "view: " + String(repeating: "{subviews: [", count: depth - 1) + "{}"
            + String(repeating: "]}", count: depth - 1)
    }

    @Test func depthOfViews() {
        #expect(faults(nestedViews(200)) == [])
        // `view: ` and 200 times `{subviews: [`, of 12 characters each.
        #expect(faults(nestedViews(201)) == ["1:\(6 + 200 * 12 + 1): views are nested deeper than 200"])
        #expect(faults(nestedViews(400)) == ["1:\(6 + 200 * 12 + 1): views are nested deeper than 200"])
    }

    @Test func depthOfNodes() {
        let message = "lists and maps are nested deeper than 1,000 levels; views may be nested 200 deep"
        // The outermost map is the first level, so the list at offset 5 + 999 is the 1,001st.
        #expect(faults("view: " + String(repeating: "[", count: 100_000)) == ["1:\(6 + 999 + 1): \(message)"])
        let anchored = "a: &a " + String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let deep = anchored + "\nview: " + String(repeating: "[", count: 600) + "*a"
        #expect(faults(deep) == ["2:\(6 + 600 + 1): \(message)"])
        let blocks = (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(faults(blocks) == ["1001:1001: \(message)"])
    }

    @Test func numberOfViews() throws {
        func text(_ rows: Int, _ tags: Int) -> String {
            "view: {subviews: [{repeat: \(rows), subviews: [{repeat: \(tags)}]}]}"
        }
        let message = "more than 1,000,000 views after 'repeat'"
        // 1,000 · (1 + 1,000) views of the outer `repeat`.
        #expect(faults(text(1000, 1000)) == ["1:28: \(message)"])
        // The inner `repeat` alone is too large.
        #expect(faults(text(999_999_999, 999_999_999)) == ["1:59: \(message)"])
        // A million views, and the root.
        #expect(faults("view: {subviews: [{repeat: 1000000}]}") == ["1:7: \(message)"])
        #expect(try scene(text(100, 99)).views.count == 1 + 100 * 100)
    }

    /// Each level stands for two of the one before it: 2^30 nodes in some lines.
    @Test func aliasesThatMultiply() {
        var text = "a: &a0 {}\n"
        for level in 1...30 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        // Level n stands for 2^(n+1) - 1 nodes. The map, 18 keys and the levels 0 to 17 are 1 + 18 + 2^19 - 2 - 18
        // nodes, a half of 2^20; with level 18, in line 19, there are 2^20 - 1.
        #expect(faults(text + "view: {}") == ["19:6: more than 1,000,000 YAML nodes after aliases"])
    }

    @Test func numberOfConstraints() {
        let views = "view: {subviews: [{id: a, repeat: 1000}, {id: b, repeat: 1001}]}\nconstraints:\n"
        let message = "more than 1,000,000 constraints after indices and compounds"
        #expect(faults(views + "- a[i].top == b[*].top\n") == ["3:3: \(message)"])
        #expect(faults(views + "- a[*].edges == view.edges\n".repeated(251)) == ["253:3: \(message)"])
    }

    /// A file of nothing but faults is read in time that grows with its length: suggestions stop at some number
    /// of comparisons.
    @Test func manyFaults() {
        let ids = (0..<5000).map { "{id: box\($0)}" }.joined(separator: ",\n")
        let lines = (0..<5000).map { "- bix\($0).top == view.top\n" }.joined()
        #expect(faults("view: {subviews: [\(ids)]}\nconstraints:\n\(lines)").count == 5000)
    }

    /// Numbers at the end of what a double holds are laid out as they may; nothing stops.
    @Test func largeNumbers() throws {
        let scene = try scene(
            """
            device: {width: 1e308, height: 1e308}
            metrics: {huge: 1.7e308}
            view: {layoutMargins: {left: huge, right: huge}, subviews: [{id: a, frame: [huge, huge, huge, huge]}, {id: b}]}
            constraints:
              - b.left == a.right + huge
              - b.width == 1e300 * a.width
              - b.top == view.layoutMarginsGuide.bottom - huge @ 1.5
            """)
        scene.window.layoutIfNeeded()
        #expect(scene.views.count == 3)
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
