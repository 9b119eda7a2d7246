import ConstraintSolver

/// How views, guides and constraints get their variables and rows, and lose them.
extension LayoutEngine {
    func register(_ changes: PendingChanges) {
        var constraints = changes.installations
        for view in changes.attachments where view.isDescendant(of: topView) {
            view.forEachInTree { view in
                if !view.storedTranslatesMask || view === topView || view is UIScrollView {
                    _ = record(of: view)
                }
                constraints += view.constraints
            }
        }
        for view in changes.placements where view.isDescendant(of: topView) { placementDidChange(of: view) }
        for view in changes.intrinsicSizes where view.isDescendant(of: topView) {
            updateIntrinsicRows(of: view)
            view.engineRecord?.announcedSize = view.engineRecord?.intrinsicSize
        }
        // The newest constraint is the first to be given up, so rows are added in the order of activation
        // however the tree came together.
        if !changes.attachments.isEmpty { constraints.sort { $0.activationNumber < $1.activationNumber } }
        for constraint in constraints
        where constraint.row == nil && constraint.holder?.isDescendant(of: topView) == true {
            addRow(of: constraint)
        }
    }

    // MARK: - Views and guides

    /// The view's variables. A view that has none yet gets them, and so does everything around it, since its
    /// frame is measured from there.
    func record(of view: UIView) -> EngineRecord {
        if let record = view.engineRecord { return record }
        if view !== topView, let superview = view.superview { _ = record(of: superview) }
        let record = makeRecord(owner: view)
        view.engineRecord = record
        addBaseRows(of: view, record)
        updateIntrinsicRows(of: view)
        record.announcedSize = record.intrinsicSize
        if view.mayWrapContent { wrappingViews.append(view) }
        view.registerFurtherVariables(in: self)
        return record
    }

    /// The guide's variables, made when a constraint first mentions it.
    func record(of guide: UILayoutGuide) -> EngineRecord {
        if let record = guide.engineRecord { return record }
        guard let owner = guide.owningView else { preconditionFailure("a guide in use has an owner") }
        _ = record(of: owner)
        let record = makeRecord(owner: owner)
        guide.engineRecord = record
        return record
    }

    private func makeRecord(owner: UIView) -> EngineRecord {
        EngineRecord(
            width: makeVariable(owner, isLength: true), height: makeVariable(owner, isLength: true),
            x: makeVariable(owner), y: makeVariable(owner))
    }

    private func makeVariable(_ owner: UIView, isLength: Bool = false, isContent: Bool = false) -> Variable {
        ranksAreCurrent = false
        let variable = solver.makeVariable(isNonNegative: isLength)
        while owners.count <= variable.index { owners.append(nil) }
        owners[variable.index] = VariableOwner(view: owner, isContent: isContent)
        return variable
    }

    func registerContentVariables(of scrollView: UIScrollView) {
        scrollView.contentVariables = (
            makeVariable(scrollView, isLength: true, isContent: true),
            makeVariable(scrollView, isLength: true, isContent: true)
        )
        scrollViews.append(scrollView)
        preferHandSetContentSize(of: scrollView)
    }

    func contentVariables(of scrollView: UIScrollView) -> (width: Variable, height: Variable) {
        _ = record(of: scrollView)
        guard let variables = scrollView.contentVariables else {
            preconditionFailure("a registered scroll view has variables for its content")
        }
        return variables
    }

    func preferHandSetContentSize(of scrollView: UIScrollView) {
        guard let variables = scrollView.contentVariables else { return }
        solver.setPreferredValue(Double(scrollView.handSetContentSize.width ?? 0), of: variables.width)
        solver.setPreferredValue(Double(scrollView.handSetContentSize.height ?? 0), of: variables.height)
    }

    // MARK: - Rows that the engine makes

    private func placementDidChange(of view: UIView) {
        guard let record = view.engineRecord else {
            if !view.storedTranslatesMask { _ = self.record(of: view) }
            return
        }
        remove(&record.baseRows)
        addBaseRows(of: view, record)
    }

    /// The rows that place a view by its frame: required, and linear in the superview's size where the mask
    /// has flexible parts.
    private func addBaseRows(of view: UIView, _ record: EngineRecord) {
        guard view !== topView, let superview = view.superview else {
            addTopRows(of: view, record)
            return
        }
        guard view.storedTranslatesMask, let outer = superview.engineRecord else { return }
        let equations = view.autoresizingEquations(in: superview.bounds.size)
        for (axis, equation) in [(.horizontal, equations.x), (.vertical, equations.y)]
            as [(NSLayoutConstraint.Axis, AutoresizingEquation)]
        {
            let whole = Expression(outer.length(on: axis))
            var minimum = Expression(record.minimum(on: axis))
            if !(superview is UIScrollView) {
                let inside = axis == .horizontal ? superview.boundsOrigin.x : superview.boundsOrigin.y
                minimum -= Expression(outer.minimum(on: axis)) - Double(inside)
            }
            minimum -= whole * Double(equation.minimumFactor) + Double(equation.minimumConstant)
            var length = Expression(record.length(on: axis))
            length -= whole * Double(equation.lengthFactor) + Double(equation.lengthConstant)
            record.baseRows.append(add(minimum, .autoresizing(view)))
            record.baseRows.append(add(length, .autoresizing(view)))
        }
    }

    private func addTopRows(of view: UIView, _ record: EngineRecord) {
        let frame = view.storedFrame
        record.baseRows = [
            add(Expression(record.x) - Double(frame.origin.x), .top(view)),
            add(Expression(record.y) - Double(frame.origin.y), .top(view)),
        ]
        guard view.storedTranslatesMask else { return }
        record.baseRows.append(add(Expression(record.width) - Double(frame.size.width), .top(view)))
        record.baseRows.append(add(Expression(record.height) - Double(frame.size.height), .top(view)))
    }

    /// Lets the top of the tree have any size.
    func releaseTopSize(_ record: EngineRecord) {
        while record.baseRows.count > 2 { remove(record.baseRows.removeLast()) }
        updateIntrinsicRows(of: topView, whatever: true)
    }

    func add(_ expression: Expression, _ origin: RowOrigin) -> Constraint {
        add(expression, .equal, .required, origin, expendability: origin.expendability)
    }

    private func add(
        _ expression: Expression, _ relation: Relation, _ priority: Priority, _ origin: RowOrigin,
        expendability: Int
    ) -> Constraint {
        let row = solver.add(expression, relation, priority: priority)
        if expendability != 0 { solver.setExpendability(expendability, of: row) }
        while origins.count <= row.index { origins.append(nil) }
        origins[row.index] = origin
        pending.rows = true
        return row
    }

    private func remove(_ rows: inout [Constraint]) {
        for row in rows { remove(row) }
        rows.removeAll()
    }

    private func remove(_ row: Constraint) {
        solver.remove(row)
        origins[row.index] = nil
        pending.rows = true
    }

    /// Two inequalities an axis: no longer than the content at the hugging priority, no shorter at that of
    /// compression resistance.
    ///
    /// A view that its frame places has none, unless `whatever`.
    func updateIntrinsicRows(of view: UIView, whatever: Bool = false) {
        guard let record = view.engineRecord else { return }
        let size = view.effectiveIntrinsicContentSize
        record.intrinsicSize = size
        var lengths: [(axis: NSLayoutConstraint.Axis, length: CGFloat)] = []
        if !view.storedTranslatesMask || whatever {
            // The content's size is that of the alignment rectangle.
            let insets = view.alignmentRectInsets
            if size.width != UIView.noIntrinsicMetric {
                lengths.append((.horizontal, size.width + insets.left + insets.right))
            }
            if size.height != UIView.noIntrinsicMetric {
                lengths.append((.vertical, size.height + insets.top + insets.bottom))
            }
        }
        if record.intrinsicAxes != lengths.map(\.axis) {
            replaceIntrinsicRows(of: view, record, lengths.map(\.axis))
        }
        for (index, (axis, length)) in lengths.enumerated() {
            let rows = record.intrinsicRows[2 * index..<2 * index + 2]
            for (row, priority) in zip(rows, [view.hugging[axis], view.compressionResistance[axis]]) {
                solver.setConstant(-Double(length), of: row)
                solver.setPriority(Priority(priority), of: row)
            }
        }
        pending.rows = true
    }

    private func replaceIntrinsicRows(
        of view: UIView, _ record: EngineRecord, _ axes: [NSLayoutConstraint.Axis]
    ) {
        remove(&record.intrinsicRows)
        record.intrinsicAxes = axes
        for axis in axes {
            for (relation, priority) in [
                (.lessThanOrEqual, view.hugging[axis]),
                (.greaterThanOrEqual, view.compressionResistance[axis]),
            ] as [(Relation, UILayoutPriority)] {
                record.intrinsicRows.append(
                    add(
                        Expression(record.length(on: axis)), relation, Priority(priority),
                        .intrinsicSize(view),
                        expendability: 0))
            }
        }
    }

    // MARK: - Rows that people ask for

    private func addRow(of constraint: NSLayoutConstraint) {
        guard let equation = equation(of: constraint) else { return }
        let base = equation.expression.constant
        let row = add(
            equation.expression + equation.constantSign * Double(constraint.constant), equation.relation,
            Priority(constraint.priority), .authored(constraint),
            expendability: constraint.origin.expendability)
        constraint.row = ConstraintRow(
            handle: row, baseConstant: base, sign: equation.constantSign, scrollViews: equation.scrollViews,
            baselineViews: equation.baselineViews)
        for scrollView in equation.scrollViews { scrollView.offsetDependents.append(constraint) }
        for view in equation.baselineViews { record(of: view).baselineReaders.append(constraint) }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let row = constraint.row else { return }
        remove(row.handle)
        for scrollView in row.scrollViews { scrollView.offsetDependents.removeAll { $0 === constraint } }
        for view in row.baselineViews { view.engineRecord?.baselineReaders.removeAll { $0 === constraint } }
        constraint.row = nil
    }

    /// Brings the row's constant up to date with insets and offsets; its terms do not depend on them.
    func refreshConstant(of constraint: NSLayoutConstraint) {
        guard var row = constraint.row, let equation = equation(of: constraint) else { return }
        guard equation.expression.constant != row.baseConstant else { return }
        row.baseConstant = equation.expression.constant
        constraint.row = row
        constantChanged(of: constraint)
    }

    // MARK: - Leaving

    /// Takes a view and all inside it out of the solver; constraints that ancestors hold are off already.
    func detach(_ view: UIView) {
        treeOrderChanged()
        view.forEachInTree { view in
            for constraint in view.engineRecord?.baselineReaders ?? [] { readAgain(constraint) }
            for constraint in view.constraints { uninstall(constraint) }
            guard let record = view.engineRecord else { return }
            remove(&record.baseRows)
            remove(&record.intrinsicRows)
            remove(&record.contentRows)
        }
        view.forEachInTree { view in
            for guide in view.layoutGuides { forget(guide) }
            guard let record = view.engineRecord else { return }
            forget(record)
            view.engineRecord = nil
            view.followsInsets = false
            if let scrollView = view as? UIScrollView, let content = scrollView.contentVariables {
                forget(content.width, content.height)
                scrollView.contentVariables = nil
                scrollViews.removeAll { $0 === scrollView }
            }
        }
        insetFollowers.removeAll { $0.view.engineRecord == nil }
        wrappingViews.removeAll { $0.engineRecord == nil }
    }

    func detachAll() { detach(topView) }

    func detach(_ guide: UILayoutGuide) { forget(guide) }

    private func forget(_ guide: UILayoutGuide) {
        guard let record = guide.engineRecord else { return }
        forget(record)
        guide.engineRecord = nil
    }

    private func forget(_ record: EngineRecord) { forget(record.x, record.y, record.width, record.height) }

    private func forget(_ variables: Variable...) {
        for variable in variables {
            solver.removeVariable(variable)
            owners[variable.index] = nil
        }
    }
}
