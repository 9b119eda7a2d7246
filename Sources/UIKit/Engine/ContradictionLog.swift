import ConstraintSolver

/// What UIKit prints when required constraints contradict one another.
@MainActor package struct ContradictionLog {
    /// Where the texts go; standard error unless the program says otherwise.
    package static var write: (String) -> Void = { text in
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// The contradicting constraints as descriptions, in the order of adding.
    let set: [String]
    /// The one that was set aside.
    let givenUp: String
    let mentionsAutoresizing: Bool

    /// The log's lines; the list has a constraint a line, in quotes.
    var text: String {
        var lines = [
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ",
            "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if mentionsAutoresizing {
            lines.append(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
                    + "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
        }
        lines.append("(")
        lines.append(set.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        lines += [
            ")", "", "Will attempt to recover by breaking constraint ", givenUp, "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
                + "<UIKitCore/UIView.h> may also be helpful.",
        ]
        return lines.joined(separator: "\n")
    }
}

extension LayoutEngine {
    /// Logs the contradictions that the last solve has found and the one before had not.
    func logContradictions() {
        let current = solver.contradictions
        defer { loggedContradictions = current }
        for contradiction in current
        where !loggedContradictions.contains(where: {
            $0.givenUp == contradiction.givenUp && $0.set == contradiction.set
        }) {
            ContradictionLog.write(log(of: contradiction).text)
        }
    }

    private func log(of contradiction: Contradiction) -> ContradictionLog {
        let mentionsAutoresizing = contradiction.set.contains {
            if case .autoresizing? = origins[$0.index] { return true }
            return false
        }
        return ContradictionLog(
            set: contradiction.set.map(description), givenUp: description(of: contradiction.givenUp),
            mentionsAutoresizing: mentionsAutoresizing)
    }

    private func description(of row: Constraint) -> String {
        switch origins[row.index] {
        case .authored(let constraint): constraint.description
        case .autoresizing(let view), .top(let view): autoresizingDescription(of: row, of: view)
        case .intrinsicSize(let view): contentSizeDescription(of: view)
        case .tableContent(let view): "the rows of \(type(of: view)):\(view.objectNumber.text())"
        case nil: "a constraint that is gone"
        }
    }

    /// `h=--& v=--& UIView:0x1.minX == 0`: the mask's parts, `-` fixed and `&` flexible, and what the row fixes.
    private func autoresizingDescription(of row: Constraint, of view: UIView) -> String {
        let mask = view.autoresizingMask
        func symbols(_ parts: [UIView.AutoresizingMask]) -> String {
            let isFixed = parts.allSatisfy { !mask.contains($0) }
            return isFixed ? "--&" : parts.map { mask.contains($0) ? "&" : "-" }.joined()
        }
        let horizontal = symbols([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let vertical = symbols([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        let parts: [(String, CGFloat)] = [
            ("minX", view.storedFrame.origin.x), ("width", view.storedFrame.size.width),
            ("minY", view.storedFrame.origin.y), ("height", view.storedFrame.size.height),
        ]
        let top: [(String, CGFloat)] = [parts[0], parts[2], parts[1], parts[3]]
        let index = view.engineRecord?.baseRows.firstIndex(of: row) ?? 0
        let part = (view.superview == nil ? top : parts)[index]
        let number = row.index + 1
        return
            "<NSAutoresizingMaskLayoutConstraint:0x\(String(number, radix: 16)) h=\(horizontal) v=\(vertical) "
            + "\(type(of: view)):\(view.objectNumber.text()).\(part.0) == \(NumberText.short(part.1))   (active)>"
    }

    private func contentSizeDescription(of view: UIView) -> String {
        let size = view.effectiveIntrinsicContentSize
        return "<NSContentSizeLayoutConstraint \(type(of: view)):\(view.objectNumber.text()) "
            + "\(NumberText.short(size.width)) × \(NumberText.short(size.height))   (active)>"
    }
}
