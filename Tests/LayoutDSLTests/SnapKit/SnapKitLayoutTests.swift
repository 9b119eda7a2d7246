import LayoutDSL
import Testing
import UIKit

/// The founding documents' list in SnapKit's spelling: five boxes of 100, six gaps of 100.
@MainActor @Suite struct SnapKitLayoutTests {
    @Test func theVerticalList() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let scrollView = UIScrollView()
        let container = UIView()
        window.addSubview(scrollView)
        scrollView.addSubview(container)
        let gap: CGFloat = 100
        scrollView.snp.makeConstraints { make in make.edges.equalTo(window) }
        container.snp.makeConstraints { make in
            make.edges.equalTo(scrollView)
            make.width.equalTo(375)
        }
        var boxes: [UIView] = []
        for index in 0..<5 {
            let box = UIView()
            container.addSubview(box)
            box.snp.makeConstraints { make in
                make.left.right.equalTo(container)
                make.height.equalTo(gap)
                if index == 0 {
                    make.top.equalTo(container).offset(gap)
                } else {
                    make.top.equalTo(boxes[index - 1].snp.bottom).offset(gap)
                }
                if index == 4 { make.bottom.equalTo(container).offset(-gap) }
            }
            boxes.append(box)
        }
        window.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 375, height: 1100))
        #expect(boxes.map(\.frame.minY) == [100, 300, 500, 700, 900])
        #expect(boxes.allSatisfy { $0.frame.width == 375 })
    }
}
