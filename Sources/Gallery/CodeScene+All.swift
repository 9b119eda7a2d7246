import UIKit
import Verbatim

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
            "snp-list", "List in the first names",
            about: "The same before SnapKit's third version, when every name began with snp_.",
            file: "Ways/SnpList.swift"
        ) { SnpList() },
        CodeScene(
            "snp-carousel", "Carousel in the first names",
            about: "The same before SnapKit's third version, when every name began with snp_.",
            file: "Ways/SnpCarousel.swift"
        ) { SnpCarousel() },
        CodeScene(
            "masonry-list", "List in Masonry",
            about: "What takes a block in Objective-C is called twice in Swift: equalTo()(view).",
            file: "Ways/MasonryList.swift"
        ) { MasonryList() },
        CodeScene(
            "masonry-carousel", "Carousel in Masonry",
            about: "A number without a second view is measured from the superview's same edge.",
            file: "Ways/MasonryCarousel.swift"
        ) { MasonryCarousel() },
        CodeScene(
            "purelayout-list", "List in PureLayout",
            about: "A call for each constraint; insets go inwards on every side.",
            file: "Ways/PureLayoutList.swift"
        ) { PureLayoutList() },
        CodeScene(
            "purelayout-carousel", "Carousel in PureLayout",
            about: "The horizontal axis goes from side to side, so it says where the view is vertically.",
            file: "Ways/PureLayoutCarousel.swift"
        ) { PureLayoutCarousel() },
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
        CodeScene(
            "table-list", "List as a table",
            about: "Each row is a gap and a box. The table knows how high its rows are together.",
            file: "Ways/TableList.swift"
        ) { TableList() },
        CodeScene(
            "table-carousel", "Carousel in a table's row",
            about: "A table scrolls down only: what is to scroll sideways is a scroll view in a row.",
            file: "Ways/TableCarousel.swift"
        ) { TableCarousel() },
        CodeScene(
            "snapkit-news", "News in SnapKit",
            about: "The reader's front page in code: banners that scroll sideways above twelve cards.",
            file: "News/NewsViewController.swift", device: "pocket"
        ) { NewsViewController() },
        CodeScene(
            "verbatim-list", "List, word for word",
            about:
                "As it is written about: the container gets a width, and the last box ties its bottom.",
            file: "Verbatim/VerbatimList.swift"
        ) { VerbatimList() },
        CodeScene(
            "verbatim-strip", "Strip, word for word",
            about: "As it is written about: the container gets a height, and its boxes decide its width.",
            file: "Verbatim/VerbatimStrip.swift"
        ) { VerbatimStrip() },
        CodeScene(
            "verbatim-loop", "Loop, word for word",
            about: "Of this it is written that it surely has no effect. It is so, and here is why.",
            file: "Verbatim/VerbatimLoop.swift"
        ) { VerbatimLoop() },
        CodeScene(
            "verbatim-try-1", "contentSize, first try",
            about: "The frame is asked before layout, and is zero. Nothing scrolls.",
            file: "Verbatim/VerbatimTries.swift"
        ) { VerbatimTries(attempt: 1) },
        CodeScene(
            "verbatim-try-2", "contentSize, second try",
            about:
                "It is written that this does not scroll either. UIKit's layoutIfNeeded begins at the top of the tree, so it does.",
            file: "Verbatim/VerbatimTries.swift"
        ) { VerbatimTries(attempt: 2) },
        CodeScene(
            "verbatim-try-3", "contentSize, third try",
            about: "The good ending: no pin at the bottom, and a content size set by hand after layout.",
            file: "Verbatim/VerbatimTries.swift"
        ) { VerbatimTries(attempt: 3) },
    ]
}
