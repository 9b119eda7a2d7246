/// What a line of `constraints` makes.
enum LinePlan: Sendable {
    case equation(ConstraintPlan)
    case visualFormat(VisualFormatPlan)

    var description: ConstraintDescription {
        switch self {
        case .equation(let plan): plan.description
        case .visualFormat(let plan): plan.description
        }
    }

    /// How many constraints there are, or somewhat more than the limit; of a format, one for each character at
    /// most.
    var count: Int {
        switch self {
        case .equation(let plan): plan.count
        case .visualFormat(let plan): plan.description.line.text.count
        }
    }
}
