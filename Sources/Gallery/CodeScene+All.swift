import UIKit

extension CodeScene {
    /// Every scene that is built in code: each way has the list and the carousel.
    public static let all: [CodeScene] = [
        CodeScene(
            "snapkit-list", "List in SnapKit",
            about:
                "The founding documents' list: a container that fills the scroll view, and the last box ties its bottom.",
            file: "Ways/SnapKitList.swift"
        ) { SnapKitList() },
        CodeScene(
            "snapkit-carousel", "Carousel in SnapKit",
            about: "Each page is as large as the scroll view's frame, and the last one ties the right.",
            file: "Ways/SnapKitCarousel.swift"
        ) { SnapKitCarousel() },
        CodeScene(
            "anchors-list", "List with anchors",
            about:
                "The guides say outright which side of the scroll view is meant: its content or its frame.",
            file: "Ways/AnchorsList.swift"
        ) { AnchorsList() },
        CodeScene(
            "anchors-carousel", "Carousel with anchors",
            about: "The pages are tied to the content, and their sizes to the frame.",
            file: "Ways/AnchorsCarousel.swift"
        ) { AnchorsCarousel() },
        CodeScene(
            "visual-format-list", "List in Visual Format",
            about: "One line a row of views, and one for the column of boxes, from edge to edge.",
            file: "Ways/VisualFormatList.swift"
        ) { VisualFormatList() },
        CodeScene(
            "visual-format-carousel", "Carousel in Visual Format",
            about:
                "One line for the row of pages. That the scroll view is in the middle is not to be said in it.",
            file: "Ways/VisualFormatCarousel.swift"
        ) { VisualFormatCarousel() },
        CodeScene(
            "frames-list", "List by frames",
            about: "Frames, and a content size that is set by hand each time the screen is laid out.",
            file: "Ways/FramesList.swift"
        ) { FramesList() },
        CodeScene(
            "frames-carousel", "Carousel by frames",
            about: "The content is as many frames wide as there are pages, because the code says so.",
            file: "Ways/FramesCarousel.swift"
        ) { FramesCarousel() },
        CodeScene(
            "autoresizing-list", "List by masks",
            about: "Frames once, and masks from then on. No mask reaches the content's size.",
            file: "Ways/AutoresizingList.swift"
        ) { AutoresizingList() },
        CodeScene(
            "autoresizing-carousel", "Carousel by masks",
            about: "A mask knows one superview: that pages stand one behind another is told by frames.",
            file: "Ways/AutoresizingCarousel.swift"
        ) { AutoresizingCarousel() },
        CodeScene(
            "stack-list", "List by a stack view",
            about: "A stack view in place of the container: its spacing and its margins are the distances.",
            file: "Ways/StackList.swift"
        ) { StackList() },
        CodeScene(
            "stack-carousel", "Carousel by a stack view",
            about: "The pages follow one another by themselves.", file: "Ways/StackCarousel.swift"
        ) { StackCarousel() },
    ]
}
