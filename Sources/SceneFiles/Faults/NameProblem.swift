/// What is wrong with the names in a tree of views.
package enum NameProblem: Hashable, Sendable {
    /// Another id for the root view than `view`.
    case rootID(String)
    /// `view` for another view.
    case reservedID
    case doubledID(String, first: SourceLocation)
    /// An id as views without one get, `UIView-3`.
    case numberedID(String)
    /// A key that the root view does not take.
    case rootKey(String)
    case unknownClass(String, nearest: String?)
    case unknownProperty(String, className: String, nearest: String?)
    /// A property of another class.
    case foreignProperty(String, owner: String, className: String)

    var message: String {
        switch self {
        case .rootID(let found): "the root view is always called 'view', found \(Quotation.short(found))"
        case .reservedID: "only the root view is called 'view'; choose another id"
        case .doubledID(let id, let first): "the id '\(id)' is there twice; first at \(first)"
        case .numberedID(let id): "'\(id)' is what views without id are called; choose another id"
        case .rootKey(let key): "the root view fills the device and takes no '\(key)'"
        case .unknownClass(let name, let nearest):
            "no class \(Quotation.short(name))" + Quotation.guess(nearest)
        case .unknownProperty(let name, let className, let nearest):
            "\(className) has no property \(Quotation.short(name))" + Quotation.guess(nearest)
        case .foreignProperty(let name, let owner, let className):
            "'\(name)' is a property of \(owner), and this is a \(className)"
        }
    }
}
