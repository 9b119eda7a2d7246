import Gallery
import Testing
import UIKit

/// What the code that is kept word for word does.
@MainActor @Suite struct VerbatimTests {
    /// Five boxes of 120 and six gaps of 20 are 720 wide, in a strip of 120 in the middle: (667 - 120) / 2 is 273.5.
    @Test func theStrip() throws {
        let screen = try CodeScreen("verbatim-strip", scale: 2).laidOut()
        let scroll = try screen.scroll
        #expect(scroll.frame == CGRect(x: 0, y: 273.5, width: 375, height: 120))
        #expect(scroll.contentSize == CGSize(width: 720, height: 120))
        for index in 0..<5 {
            #expect(
                try screen.place(of: "box[\(index)]")
                    == CGRect(x: 20 + 140 * CGFloat(index), y: 20, width: 120, height: 80))
        }
    }

    /// The edges are those of the content, and the content's are the child's: nothing has a size.
    @Test func theLoop() throws {
        let screen = try CodeScreen("verbatim-loop").laidOut()
        #expect(try screen.scroll.contentSize == .zero)
        #expect(try screen.view("subview").frame.size == .zero)
    }

    /// The first try asks a frame that is not yet there: the content has no height, right after it and after the pass,
    /// though by then the child is 600 high below the 288 of the list.
    @Test func theFirstTry() throws {
        let screen = try CodeScreen("verbatim-try-1")
        let scroll = try screen.scroll
        #expect(scroll.contentSize == CGSize(width: 375, height: 0))
        #expect(try screen.view("child").frame == .zero)
        screen.window.runPasses()
        #expect(scroll.contentSize == CGSize(width: 375, height: 0))
        #expect(try screen.view("child").frame == CGRect(x: 0, y: 288, width: 375, height: 600))
    }

    /// The text is right about the second try if a pass begins at the view that is asked, as UIView's page has it: its
    /// frame is its superview's business, and stays zero. The third try is right in either case.
    @Test func theOtherTriesByUIViewsPage() throws {
        UIView.climbsToDirtyAncestors = false
        defer { UIView.climbsToDirtyAncestors = true }
        let second = try CodeScreen("verbatim-try-2")
        #expect(try second.view("child").frame == .zero)
        second.window.runPasses()
        #expect(try second.scroll.contentSize == CGSize(width: 375, height: 0))
        let third = try CodeScreen("verbatim-try-3").laidOut()
        #expect(try third.scroll.contentSize == CGSize(width: 375, height: 888))
    }

    /// The second try is written to fail like the first, because the scroll view has no frame yet. `layoutIfNeeded` of
    /// the child begins at the highest ancestor that needs layout (uikit.md 3.9), so at the statement both have their
    /// frames, and 288 + 600 scrolls in 667. The third try comes to the same.
    @Test(arguments: ["verbatim-try-2", "verbatim-try-3"]) func theOtherTries(_ name: String) throws {
        let screen = try CodeScreen(name)
        let scroll = try screen.scroll
        #expect(try screen.view("child").frame == CGRect(x: 0, y: 288, width: 375, height: 600))
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scroll.contentSize == CGSize(width: 375, height: 888))
        screen.window.runPasses()
        #expect(scroll.contentSize == CGSize(width: 375, height: 888))
        scroll.contentOffset = scroll.clampedOffset(CGPoint(x: 0, y: 1000))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 888 - 667))
    }
}
