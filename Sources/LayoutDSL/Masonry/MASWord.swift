import UIKit

/// A word of a statement that is called twice: `equalTo()(view)`, `offset()(8)`. In Objective-C it is a method that
/// returns a block; Swift imports that as a call that gives something to call.
@MainActor public struct MASWord<Argument> {
    let apply: (Argument) -> MASConstraint

    @discardableResult public func callAsFunction(_ argument: Argument) -> MASConstraint? { apply(argument) }
}

extension MASWord where Argument == Void {
    @discardableResult public func callAsFunction() -> MASConstraint? { apply(()) }
}

extension MASWord where Argument == UILayoutPriority {
    /// Objective-C's priority is a number.
    @discardableResult public func callAsFunction(_ value: Float) -> MASConstraint? {
        apply(UILayoutPriority(value))
    }
}
