/// What a solver has done, in steps that do not depend on the machine: what tests hold growth to.
struct Work: Equatable {
    /// How many times all rows were put into order, trials included.
    var plans = 0
    /// How many rows these were together.
    var plannedRows = 0
    /// How many values were computed from their definitions after changes of constants.
    var evaluations = 0
    /// How many cores were minimised after changes of constants.
    var minimisedCores = 0
}
