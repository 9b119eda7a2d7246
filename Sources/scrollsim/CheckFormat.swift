/// The forms in which `check` says what it has found.
enum CheckFormat: String, CaseIterable {
    /// For people, in the style of compilers.
    case text
    case json
    /// For code scanning and editors.
    case sarif
    /// For GitHub's workflows.
    case github
}
