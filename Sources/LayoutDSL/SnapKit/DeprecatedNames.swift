import UIKit

/// Names that SnapKit still has for code of its versions before 5.

extension ConstraintDSL {
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintItem { lastBaseline }
}

extension ConstraintMaker {
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintMakerExtendable { lastBaseline }
}

extension ConstraintMakerExtendable {
    @available(*, deprecated, renamed: "lastBaseline")
    public var baseline: ConstraintMakerExtendable { lastBaseline }
}

extension ConstraintMakerPrioritizable {
    @available(*, deprecated, message: "Use priority(.required).")
    @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
    @available(*, deprecated, message: "Use priority(.high).")
    @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
    @available(*, deprecated, message: "Use priority(.medium).")
    @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
    @available(*, deprecated, message: "Use priority(.low).")
    @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

extension ConstraintMakerEditable {
    @available(*, deprecated, renamed: "inset(_:)")
    @discardableResult public func insets(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        inset(amount)
    }
}

extension Constraint {
    @available(*, deprecated, renamed: "activate()")
    public func install() { activate() }
    @available(*, deprecated, renamed: "deactivate()")
    public func uninstall() { deactivate() }
    @available(*, deprecated, renamed: "update(offset:)")
    public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
    @available(*, deprecated, renamed: "update(inset:)")
    public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
    @available(*, deprecated, renamed: "update(priority:)")
    public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
}
