import UIKit

/// Makes the views of a scene.
@MainActor struct ViewTree {
    /// Every view, depth first; the root view comes first.
    private(set) var views: [SceneView] = []
    /// The views of each description that has an id, by its ordinal; those of a `repeat` in the order of their
    /// indices, the last one counting fastest.
    private var named: [[UIView]] = []
    private var ordinals: [String: Int] = [:]
    /// How many views were ever made.
    private var count = 0
    /// Views with values that follow metrics.
    private(set) var metricUses: [(view: UIView, use: ViewDescription.MetricUse)] = []

    /// The rows of the table views, which these do not hold themselves.
    private var tables: [SceneRows] = []
    /// The row that is being made.
    private var row: IndexPath?

    /// Makes the root view, which fills `window`, and all views in it.
    init(root: ViewDescription, in window: UIWindow, named names: NamedViews) {
        know(names)
        let view = make(root, indices: "")
        let controller = UIViewController()
        controller.view = view
        // The root has its size before anything is put in it, as in `viewDidLoad`: views placed by frames follow
        // later changes only.
        window.rootViewController = controller
        // After that, since a controller has its own idea of its view's margins.
        set(root.settings, on: view, indices: "")
        addSubviews(of: root, to: view, indices: "")
    }

    /// The view that a side of a line means.
    func view(_ item: ConstraintPlan.Item, _ choice: IndexChoice) -> UIView {
        named[item.view.ordinal][item.pattern.flatIndex(choice)]
    }

    /// The view that a line of Visual Format means.
    func view(_ place: VisualFormatPlan.ViewPlace) -> UIView { named[place.view.ordinal][place.flatIndex] }

    /// The view with indices that are numbers, or counted from the last.
    func view(_ view: NamedView, indices: [ConstraintLine.IndexTerm]) -> UIView {
        var place = 0
        for (index, count) in zip(indices, view.counts) {
            switch index.value {
            case .number(let number): place = place * count + number
            case .last(let distance): place = place * count + count - 1 + distance
            case .each, .variable: break
            }
        }
        return named[view.ordinal][place]
    }

    /// The views that a statement means.
    func views(of set: ViewSet) -> [UIView] { set.places.map { named[set.view.ordinal][$0] } }

    /// Takes in the views that a step names.
    private mutating func know(_ names: NamedViews) {
        while named.count < names.all.count {
            ordinals[names.all[named.count].id] = named.count
            named.append([])
        }
    }

    /// Makes views and adds them to a view of the tree.
    mutating func add(_ descriptions: [ViewDescription], to superview: UIView, named names: NamedViews) {
        know(names)
        for description in descriptions {
            guard case .times(let count) = description.repetition else {
                add(description, to: superview, indices: "")
                continue
            }
            for index in 0..<count { add(description, to: superview, indices: "[\(index)]") }
        }
        sort()
    }

    /// Forgets the views that are not in the tree any more.
    mutating func forgetRemovedViews() { sort() }

    /// Brings the views into the order of the tree.
    private mutating func sort() {
        let known = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0.view), $0) })
        var sorted: [SceneView] = []
        func visit(_ view: UIView) {
            if let found = known[ObjectIdentifier(view)] { sorted.append(found) }
            for subview in view.subviews { visit(subview) }
        }
        visit(views[0].view)
        views = sorted
    }

    private mutating func addSubviews(of description: ViewDescription, to superview: UIView, indices: String)
    {
        for subview in description.subviews {
            if subview.isRow, let table = superview as? UITableView {
                addRows(subview, to: table, indices: indices)
                continue
            }
            guard case .times(let count) = subview.repetition else {
                add(subview, to: superview, indices: indices)
                continue
            }
            for index in 0..<count { add(subview, to: superview, indices: indices + "[\(index)]") }
        }
    }

    private mutating func add(_ description: ViewDescription, to superview: UIView, indices: String) {
        let view = make(description, indices: indices)
        place(view, as: description)
        set(description.settings, on: view, indices: indices)
        if let stack = superview as? UIStackView, !description.isDecoration {
            stack.addArrangedSubview(view)
            if let spacing = description.customSpacing {
                stack.setCustomSpacing(CGFloat(spacing), after: view)
            }
        } else {
            let container = (superview as? UITableViewCell)?.contentView ?? superview
            container.addSubview(view)
        }
        addSubviews(of: description, to: view, indices: indices)
    }

    /// Makes the cells of a table view, which places them.
    private mutating func addRows(_ description: ViewDescription, to table: UITableView, indices: String) {
        let outer = row
        defer { row = outer }
        let cells = (0..<description.sections.count).map { section in
            (0..<description.repetition.count).map { row in
                self.row = IndexPath(row: row, section: section)
                var own = indices
                if case .times = description.sections { own += "[\(section)]" }
                return makeCell(description, indices: own + "[\(row)]")
            }
        }
        let rows = SceneRows(cells)
        tables.append(rows)
        table.dataSource = rows
        table.loadCells()
    }

    private mutating func makeCell(_ description: ViewDescription, indices: String) -> UITableViewCell {
        let view = make(description, indices: indices)
        let name = view.accessibilityIdentifier ?? ""
        set(description.settings, on: view, indices: indices)
        addSubviews(of: description, to: view, indices: indices)
        if let cell = view as? UITableViewCell {
            cell.nameParts(after: name)
            return cell
        }
        // Another view is what the cell is filled with.
        let cell = UITableViewCell()
        cell.accessibilityIdentifier = name + ".cell"
        view.frame = cell.contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(view)
        cell.nameParts(after: name)
        return cell
    }

    private mutating func make(_ description: ViewDescription, indices: String) -> UIView {
        let viewClass = description.viewClass ?? .plain
        let view = viewClass.make()
        view.statedIntrinsicContentSize = description.intrinsicContentSize
        let id = description.id.map { $0 + indices } ?? viewClass.numberedName(count)
        count += 1
        for use in description.metricUses { metricUses.append((view, use)) }
        view.accessibilityIdentifier = id
        if let ordinal = description.id.flatMap({ ordinals[$0] }) { named[ordinal].append(view) }
        views.append(
            SceneView(
                view: view, id: id, isNamed: description.id != nil, className: viewClass.name,
                location: description.location, allowedRules: description.allowedRules))
        return view
    }

    private func place(_ view: UIView, as description: ViewDescription) {
        if let mask = description.autoresizingMask { view.autoresizingMask = mask }
        if let frame = description.frame {
            view.frame = frame
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private func set(_ settings: [ViewDescription.Setting], on view: UIView, indices: String) {
        for setting in settings {
            guard case .each(let values) = setting.value else {
                setting.property.apply(view, setting.value.inRow(row))
                continue
            }
            // The innermost repeat counts: `[1][3]` is the fourth.
            let last = indices.split(separator: "[").last.flatMap { Int($0.dropLast()) } ?? 0
            setting.property.apply(view, values[last % values.count].inRow(row))
        }
    }
}
