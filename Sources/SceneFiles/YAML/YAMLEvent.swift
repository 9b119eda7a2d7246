/// A step of libyaml's way through a document, with the place where its text begins.
struct YAMLEvent {
    enum Kind {
        case documentStart
        case scalar(YAMLScalar)
        case listStart(isFlow: Bool)
        case listEnd
        case mapStart(isFlow: Bool)
        case mapEnd
        case alias(String)
        case streamEnd
        /// The stream's start and a document's end, which say nothing.
        case other
    }

    let kind: Kind
    let location: SourceLocation
    /// The name behind `&`, if there is one.
    var anchor: String?
    /// The tag behind `!`, if there is one.
    var tag: String?
}
