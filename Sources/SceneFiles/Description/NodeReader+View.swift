import UIKit

/// What is known of a tree of views while it is read.
struct TreeProgress {
    /// Where each id was given.
    var ids: [String: SourceLocation] = [:]
    /// Whether there are too many views, which is reported once.
    var isTooLarge = false
}

extension NodeReader {
    /// The keys of a view that are not properties.
    private static let viewKeys = [
        "id", "class", "subviews", "decorations", "repeat", "frame", "autoresizingMask", "allow",
        "intrinsicContentSize", "customSpacing",
    ]
    /// The keys by which a table view gets its rows.
    static let rowKeys = ["rows", "sections", "cell"]

    /// The root view and all views in it.
    mutating func rootView(_ node: YAMLNode) -> ViewDescription? {
        var progress = TreeProgress()
        let root = view(node, depth: 1, &progress)
        if let root { checkLists(in: root, isRepeated: false) }
        return root
    }

    /// The views that a step adds; whether their ids are free is asked later.
    mutating func addedViews(_ node: YAMLNode) -> [ViewDescription] {
        var progress = TreeProgress()
        let views = subviews(node, depth: 2, &progress)
        for view in views { checkLists(in: view, isRepeated: false) }
        return views
    }

    /// A view with `depth - 1` views around it.
    mutating func view(
        _ node: YAMLNode, depth: Int, _ progress: inout TreeProgress, isRow: Bool = false
    ) -> ViewDescription? {
        guard depth <= Limit.viewDepth.largest else {
            report(.limit(.viewDepth), at: node.location)
            return nil
        }
        guard case .map(let entries) = node.content else { return reject(node, expected: "a view") }
        var view = ViewDescription(location: node.location, id: depth == 1 ? SceneDescription.rootID : nil)
        view.isRow = isRow
        if isRow { view.viewClass = .cell }
        // First, since it decides which properties there are.
        let className = readClass(entries.first { $0.key == "class" }?.value, of: &view)
        var values: [String: PropertyValue] = [:]
        for entry in entries {
            let outer = takeMetricsRead()
            defer { noteMetrics(of: entry, in: &view, after: outer) }
            switch entry.key {
            case "class": break
            case "id": readID(entry.value, of: &view, isRoot: depth == 1, &progress)
            case "subviews": view.subviews += subviews(entry.value, depth: depth + 1, &progress)
            case "decorations":
                readDecorations(entry, of: &view, called: className, depth: depth + 1, &progress)
            case "customSpacing": view.customSpacing = nonNegative(entry.value, what: "a spacing")
            case "allow": view.allowedRules = words(entry.value)
            case "intrinsicContentSize": view.intrinsicContentSize = intrinsicSize(entry.value)
            case "repeat", "frame", "autoresizingMask": readPlacement(entry, of: &view, isRoot: depth == 1)
            case _ where NodeReader.rowKeys.contains(entry.key): break
            default: values[entry.key] = propertyValue(entry, of: view.viewClass, called: className, in: node)
            }
        }
        readRows(node, of: &view, called: className, depth: depth + 1, &progress)
        view.settings = ViewDescription.settings(values, of: view.viewClass ?? .plain)
        checkCustomSpacing(in: view)
        view.total = view.countViews()
        if view.total > Limit.views.largest, !progress.isTooLarge {
            progress.isTooLarge = true
            let repetition = entries.first { $0.key == "repeat" }
            report(.limit(.views), at: repetition?.value.location ?? node.location)
        }
        return view
    }

    /// Keeps an entry that metrics were read for, so that its value can follow them.
    private mutating func noteMetrics(
        of entry: YAMLEntry, in view: inout ViewDescription, after outer: Set<String>
    ) {
        let read = takeMetricsRead()
        if !read.isEmpty, entry.key != "repeat", !NodeReader.rowKeys.contains(entry.key) {
            view.metricUses.append(
                ViewDescription.MetricUse(key: entry.key, value: entry.value, metrics: read))
        }
        metricsRead = outer
    }

    private mutating func subviews(
        _ node: YAMLNode, depth: Int, _ progress: inout TreeProgress
    ) -> [ViewDescription] {
        if node.scalar?.isNull == true { return [] }
        guard let list = list(node, expected: "a list of views") else { return [] }
        var views: [ViewDescription] = []
        for element in list {
            if let view = view(element, depth: depth, &progress) { views.append(view) }
        }
        return views
    }

    /// Reads the subviews of a stack view that it does not arrange; they lie above those that it does.
    private mutating func readDecorations(
        _ entry: YAMLEntry, of view: inout ViewDescription, called className: String, depth: Int,
        _ progress: inout TreeProgress
    ) {
        var decorations = subviews(entry.value, depth: depth, &progress)
        if let viewClass = view.viewClass, !viewClass.inherits(from: "UIStackView") {
            report(
                .name(.foreignProperty(entry.key, owner: "UIStackView", className: className)),
                at: entry.location)
        }
        for index in decorations.indices { decorations[index].isDecoration = true }
        view.subviews += decorations
    }

    /// Notes values that are one for each view of a repeat where there is only one view.
    private mutating func checkLists(in view: ViewDescription, isRepeated: Bool) {
        var isRepeated = isRepeated
        if case .once = view.repetition {} else { isRepeated = true }
        for setting in view.settings where !isRepeated {
            if case .each = setting.value {
                report(.value(.listWithoutRepeat(setting.property.name)), at: view.location)
            }
        }
        for subview in view.subviews { checkLists(in: subview, isRepeated: isRepeated) }
    }

    /// Notes a spacing of a view that no stack view arranges.
    private mutating func checkCustomSpacing(in view: ViewDescription) {
        guard let viewClass = view.viewClass, !viewClass.inherits(from: "UIStackView") else { return }
        for subview in view.subviews where subview.customSpacing != nil {
            report(.value(.spacingWithoutStack), at: subview.location)
        }
    }

    /// Reads the class, and says what the view's class is called in messages.
    private mutating func readClass(_ node: YAMLNode?, of view: inout ViewDescription) -> String {
        guard let node else { return (view.viewClass ?? .plain).name }
        view.viewClass = nil
        guard let scalar = node.scalar, !scalar.isNull else {
            report(.expected("a class of UIKit's", found: node.summary), at: node)
            return "the view"
        }
        let name = scalar.text
        view.viewClass = ViewClass.named(name)
        guard view.viewClass == nil else { return name }
        if ViewClass.notYet.contains(name) {
            report(.notYet(name), at: node)
        } else {
            let nearest = suggestions.nearest(to: name, among: ViewClass.all.map(\.name) + ViewClass.notYet)
            report(.name(.unknownClass(name, nearest: nearest)), at: node.location)
        }
        return name
    }

    private mutating func readID(
        _ node: YAMLNode, of view: inout ViewDescription, isRoot: Bool, _ progress: inout TreeProgress
    ) {
        guard let id = name(node, of: "an id") else { return }
        if isRoot {
            if id != SceneDescription.rootID { report(.name(.rootID(id)), at: node.location) }
        } else if id == SceneDescription.rootID {
            report(.name(.reservedID), at: node.location)
        } else if ViewClass.isNumbered(id) {
            report(.name(.numberedID(id)), at: node.location)
        } else if let first = progress.ids[id] {
            report(.name(.doubledID(id, first: first)), at: node.location)
        } else {
            progress.ids[id] = node.location
            view.id = id
        }
    }

    /// Reads what the root view does not take: how often the view is there, and where.
    private mutating func readPlacement(_ entry: YAMLEntry, of view: inout ViewDescription, isRoot: Bool) {
        guard !isRoot else {
            report(.name(.rootKey(entry.key)), at: entry.location)
            return
        }
        guard !view.isRow else {
            report(.value(.rowKey(entry.key)), at: entry.location)
            return
        }
        switch entry.key {
        case "repeat": view.repetition = repetition(entry.value)
        case "frame": view.frame = rectangle(entry.value)
        default: view.autoresizingMask = autoresizingMask(entry.value)
        }
    }

    mutating func repetition(_ node: YAMLNode, key: String = "repeat") -> ViewDescription.Repetition {
        guard let count = wholeNumber(node) else { return .unreadable }
        guard count >= 0 else {
            report(.negative("'\(key)'", found: node.summary), at: node)
            return .unreadable
        }
        return .times(count)
    }

    private mutating func autoresizingMask(_ node: YAMLNode) -> UIView.AutoresizingMask? {
        let names = Property.autoresizingMasks.map(\.name)
        var mask: UIView.AutoresizingMask = []
        for element in list(node, expected: "a list as [flexibleWidth, flexibleHeight]") ?? [] {
            if let index = option(element, of: "autoresizingMask", among: names) {
                mask.insert(Property.autoresizingMasks[index].mask)
            }
        }
        return mask
    }

    private mutating func words(_ node: YAMLNode) -> [String] {
        var words: [String] = []
        for element in list(node, expected: "a list of rules") ?? [] {
            if let word = name(element, of: "a rule") { words.append(word) }
        }
        return words
    }

    private mutating func propertyValue(
        _ entry: YAMLEntry, of viewClass: ViewClass?, called className: String, in map: YAMLNode
    ) -> PropertyValue? {
        let known = viewClass.flatMap { Property.named(entry.key, of: $0) }
        // Of a class that is not known, every property might be one.
        if let property = known ?? (viewClass == nil ? Property.first(named: entry.key) : nil) {
            return value(entry.value, of: property)
        }
        let problem: Problem
        if Property.notYet.contains(entry.key) {
            problem = .value(.notYet("'\(entry.key)'"))
        } else if let instead = Property.instead.first(where: { $0.name == entry.key }) {
            problem = .value(.instead(of: entry.key, write: instead.cure))
        } else if isStray(entry, in: map) {
            problem = .value(.strayKey(entry.key))
        } else if let owner = Property.first(named: entry.key)?.owner {
            problem = .name(.foreignProperty(entry.key, owner: owner, className: className))
        } else {
            let names =
                NodeReader.viewKeys + NodeReader.rowKeys + Property.names(of: viewClass ?? .plain)
                + Property.notYet
            let nearest = suggestions.nearest(to: entry.key, among: names)
            problem = .name(.unknownProperty(entry.key, className: className, nearest: nearest))
        }
        report(problem, at: entry.location)
        return nil
    }
}
