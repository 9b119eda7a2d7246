import UIKit

extension Property {
    /// What every view has.
    static let ofViews: [Property] = [
        .color("backgroundColor") { (view: UIView, value) in view.backgroundColor = value },
        .boolean("isHidden") { (view: UIView, value) in view.isHidden = value },
        .number("alpha") { (view: UIView, value) in view.alpha = value },
        .boolean("clipsToBounds") { (view: UIView, value) in view.clipsToBounds = value },
        .wholeNumber("tag") { (view: UIView, value) in view.tag = value },
        .boolean("autoresizesSubviews") { (view: UIView, value) in view.autoresizesSubviews = value },
        .insets("layoutMargins") { (view: UIView, value) in view.layoutMargins = value },
        .option("semanticContentAttribute", semanticContentAttributes) { (view: UIView, value) in
            view.semanticContentAttribute = value
        },
        // After `semanticContentAttribute`, which says what is leading.
        .directionalInsets("directionalLayoutMargins") { (view: UIView, value) in
            view.directionalLayoutMargins = value
        },
        .boolean("preservesSuperviewLayoutMargins") { (view: UIView, value) in
            view.preservesSuperviewLayoutMargins = value
        },
        .boolean("insetsLayoutMarginsFromSafeArea") { (view: UIView, value) in
            view.insetsLayoutMarginsFromSafeArea = value
        },
        .priorities("contentHuggingPriority") { (view: UIView, priority, axis) in
            view.setContentHuggingPriority(priority, for: axis)
        },
        .priorities("contentCompressionResistancePriority") { (view: UIView, priority, axis) in
            view.setContentCompressionResistancePriority(priority, for: axis)
        },
    ]

    /// What labels have beside that.
    static let ofLabels: [Property] = [
        .text("text") { (view: UILabel, value) in view.text = value },
        .font("font") { (view: UILabel, value) in view.font = value },
        .color("textColor") { (view: UILabel, value) in view.textColor = value },
        .option("textAlignment", textAlignments) { (view: UILabel, value) in view.textAlignment = value },
        .option("lineBreakMode", lineBreakModes) { (view: UILabel, value) in view.lineBreakMode = value },
        .wholeNumber("numberOfLines") { (view: UILabel, value) in view.numberOfLines = value },
        .number("preferredMaxLayoutWidth") { (view: UILabel, value) in view.preferredMaxLayoutWidth = value },
    ]

    /// What scroll views have beside that.
    static let ofScrollViews: [Property] = [
        .size("contentSize") { (view: UIScrollView, value) in view.contentSize = value },
        .insets("contentInset") { (view: UIScrollView, value) in view.contentInset = value },
        .option("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehaviors) {
            (view: UIScrollView, value) in view.contentInsetAdjustmentBehavior = value
        },
        .boolean("isPagingEnabled") { (view: UIScrollView, value) in view.isPagingEnabled = value },
        .boolean("isScrollEnabled") { (view: UIScrollView, value) in view.isScrollEnabled = value },
        .boolean("isDirectionalLockEnabled") { (view: UIScrollView, value) in
            view.isDirectionalLockEnabled = value
        },
        .boolean("bounces") { (view: UIScrollView, value) in view.bounces = value },
        .boolean("alwaysBounceVertical") { (view: UIScrollView, value) in view.alwaysBounceVertical = value },
        .boolean("alwaysBounceHorizontal") { (view: UIScrollView, value) in
            view.alwaysBounceHorizontal = value
        },
        .boolean("scrollsToTop") { (view: UIScrollView, value) in view.scrollsToTop = value },
        .boolean("showsVerticalScrollIndicator") { (view: UIScrollView, value) in
            view.showsVerticalScrollIndicator = value
        },
        .boolean("showsHorizontalScrollIndicator") { (view: UIScrollView, value) in
            view.showsHorizontalScrollIndicator = value
        },
        .option("decelerationRate", decelerationRates) { (view: UIScrollView, value) in
            view.decelerationRate = value
        },
        // Last, since sizes and insets move it.
        .point("contentOffset") { (view: UIScrollView, value) in view.contentOffset = value },
    ]

    /// What stack views have beside that.
    static let ofStackViews: [Property] = [
        .option("axis", axes) { (view: UIStackView, value) in view.axis = value },
        .option("distribution", distributions) { (view: UIStackView, value) in view.distribution = value },
        .option("alignment", alignments) { (view: UIStackView, value) in view.alignment = value },
        .number("spacing") { (view: UIStackView, value) in view.spacing = value },
        .boolean("isBaselineRelativeArrangement") { (view: UIStackView, value) in
            view.isBaselineRelativeArrangement = value
        },
        .boolean("isLayoutMarginsRelativeArrangement") { (view: UIStackView, value) in
            view.isLayoutMarginsRelativeArrangement = value
        },
    ]

    /// What table views have beside that, and their cells.
    static let ofTableViews: [Property] = [
        .number("rowHeight") { (view: UITableView, value) in view.rowHeight = value },
        .text("text") { (view: UITableViewCell, value) in view.textLabel?.text = value },
    ]

    /// UIKit's properties that are still to come.
    static let notYet = [
        "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "tableHeaderView",
        "tableFooterView", "separatorStyle",
        "attributedText", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "image", "contentMode",
        "tintColor",
        "transform", "isOpaque", "isUserInteractionEnabled", "zoomScale", "minimumZoomScale",
        "maximumZoomScale",
        "bouncesZoom", "indicatorStyle", "scrollIndicatorInsets", "verticalScrollIndicatorInsets",
        "horizontalScrollIndicatorInsets", "keyboardDismissMode", "delaysContentTouches",
        "canCancelContentTouches",
    ]

    /// What UIKit says with a property and a scene file in another way.
    static let instead: [(name: String, cure: String)] = [
        ("accessibilityIdentifier", "write 'id'"),
        ("translatesAutoresizingMaskIntoConstraints", "write 'frame' for a view that its frame places"),
        ("bounds", "write 'frame'"), ("center", "write 'frame'"),
        ("constraints", "write them at the top level"),
        ("hidden", "write 'isHidden'"), ("pagingEnabled", "write 'isPagingEnabled'"),
        ("type", "write 'class'"), ("children", "write 'subviews'"), ("color", "write 'backgroundColor'"),
    ]

    private static let semanticContentAttributes: [(name: String, value: UISemanticContentAttribute)] = [
        ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
        ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ]

    private static let axes: [(name: String, value: NSLayoutConstraint.Axis)] = [
        ("horizontal", .horizontal), ("vertical", .vertical),
    ]

    private static let distributions: [(name: String, value: UIStackView.Distribution)] = [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]

    private static let alignments: [(name: String, value: UIStackView.Alignment)] = [
        ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
        ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
    ]

    private static let textAlignments: [(name: String, value: NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
        ("natural", .natural),
    ]

    private static let lineBreakModes: [(name: String, value: NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private static let contentInsetAdjustmentBehaviors:
        [(name: String, value: UIScrollView.ContentInsetAdjustmentBehavior)] = [
            ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
            ("always", .always),
        ]

    private static let decelerationRates: [(name: String, value: UIScrollView.DecelerationRate)] = [
        ("normal", .normal), ("fast", .fast),
    ]
}
