import Testing
import UIKit

@testable import Simulator

@Suite struct TextFittingTests {
    @Test(arguments: [
        ("scroll", 6, "scroll"), ("scroll view", 8, "scroll…"), ("scroll", 1, "…"), ("scroll", 0, ""),
        ("滚动视图", 6, "滚动…"), ("滚动视图", 8, "滚动视图"), ("", 3, ""),
    ])
    func `text is cut before an ellipsis`(text: String, columns: Int, result: String) {
        #expect(TextFitting.shortened(text, to: columns) == result)
    }

    @Test func `padding counts columns`() {
        #expect(TextFitting.padded("滚", to: 4) == "滚  ")
        #expect(TextFitting.rightAligned("375", to: 5) == "  375")
        #expect(TextFitting.padded("longer", to: 2) == "longer")
    }
}
