/// The steps of a scene, as a session goes through them.
///
/// Going on changes the views that are shown; going back makes them anew.
@MainActor public protocol Walkthrough: AnyObject {
    /// How many steps there are.
    var stepCount: Int { get }
    /// How many of them have run.
    var step: Int { get }
    /// What the last one teaches, or nil before the first one and for one that says nothing.
    var note: String? { get }
    /// What its statements read and did, a line each.
    var trace: [String] { get }
    /// Runs the next step; nil after the last one.
    func goForward() -> Stage?
    /// Goes back to where the last step had not run; nil before the first one.
    func goBack() -> Stage?
}
