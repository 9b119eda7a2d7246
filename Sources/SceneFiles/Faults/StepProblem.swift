/// What is wrong with a statement of a step.
package enum StepProblem: Error, Hashable, Sendable {
    case unknownStatement(String, nearest: String?)
    case unknownConstraint(String, nearest: String?)
    case unknownValue(String, nearest: String?)
    case unknownWord(String, nearest: String?)
    case notOfClass(String, view: String, className: String)
    /// An index that stands for more than the statement can use.
    case index(String)
    /// Another kind of value than the one that belongs there.
    case wrongValue(expected: String, found: String)
    case noPart(String, of: String)
    case missingArgument(String, pattern: String)
    case superfluousArgument(String)
    case notAnimatable(String)
    case notFinite
    case negative(String)
    case notPositive(String)
    case priorityRange(String)
    /// A priority that UIKit does not let change while the constraint is active.
    case requiredPriority(String)
    case severalConstants(String)
    case onlyView(String)
    case rootView
    case goneView(String)
    case noCommonAncestor
    /// What is wrong with a line or a view that uses a metric.
    case meaningless(String)

    var message: String {
        switch self {
        case .unknownStatement(let name, let nearest):
            "no statement '\(name)'" + Quotation.guess(nearest)
        case .unknownConstraint(let name, let nearest):
            "no constraint named '\(name)'" + Quotation.guess(nearest)
        case .unknownValue(let name, let nearest):
            "no value '\(name)' of a view" + Quotation.guess(nearest)
        case .unknownWord(let name, let nearest): "no metric named '\(name)'" + Quotation.guess(nearest)
        case .notOfClass(let name, let view, let className):
            "'\(name)' is of scroll views, and '\(view)' is a \(className)"
        case .index(let found):
            "'\(found)' does not name one view; an index here is a number, 'last' or 'last-1'"
        case .wrongValue(let expected, let found): "expected \(expected), found \(found)"
        case .noPart(let name, let kind): "\(kind) has no '\(name)'"
        case .missingArgument(let name, let pattern): "'\(name)' needs \(pattern)"
        case .superfluousArgument(let name): "'\(name)' takes no argument"
        case .notAnimatable(let name): "'\(name)' cannot be animated; 'scrollTo', 'scrollBy' and 'page' can"
        case .notFinite: "the value is not a finite number"
        case .negative(let what): "\(what) cannot be negative"
        case .notPositive(let what): "\(what) is above 0"
        case .priorityRange(let found): "a priority is \(PriorityWords.range), found \(found)"
        case .requiredPriority(let name):
            "UIKit does not change '\(name)' between required and optional while it is active; deactivate it first"
        case .severalConstants(let name):
            "'\(name)' names constraints with different constants; give one line that name"
        case .onlyView(let what): "\(what) is one view, and 'to' takes one"
        case .rootView: "the root view cannot be removed"
        case .goneView(let id): "'\(id)' is not in the tree any more"
        case .meaningless(let message): "with this value: \(message)"
        case .noCommonAncestor:
            "the constraint cannot be activated: its views have no common ancestor, since one was removed"
        }
    }
}
