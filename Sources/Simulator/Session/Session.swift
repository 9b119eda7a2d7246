import Diagnosis
import UIKit

/// The state of the simulator between two events: one stage, one focus, one picture.
///
/// `handle` changes the state, `draw` shows it; nothing else does either. Neither knows a terminal or a clock.
@MainActor public final class Session {
    /// What the screen has to do after an event.
    public enum Effect: Equatable, Sendable {
        /// Nothing: the picture is the same.
        case none
        /// Show the new picture.
        case redraw
        /// Show the picture anew on a screen that may show anything.
        case repaint
        /// Go back to where the session was opened from; nothing where there is no such place.
        case leave
        case suspend
        case quit
    }

    /// What the session shows.
    public private(set) var stage: Stage
    /// The screen's size in cells.
    public private(set) var size: CellSize
    private(set) var undecided = Undecided()
    /// Who decides the contents, as it was after the last layout; nil before the first one.
    private(set) var analysis: ContentAnalysis?
    var focus: ScrollFocus
    /// The size of the largest view in the focused content, as it was after the last layout.
    private var largestView: CGSize?
    /// The axis whose verdict is lit, because a key could not move along it.
    var litAxis: Axis?
    /// The panel of keys, if it is shown, with its first line.
    var keyPanel: KeyPanel?
    /// What the strip shows in place of its words.
    var panel: StripPanel?
    /// The name of the selected view; nil if none is.
    var selection: String?
    /// How the pictures are to be placed.
    var wishes = ArrangementWishes()
    /// What the last change has done, or why it was not made; until the next key.
    var notice: Notice?
    /// What the file says wrong since it was saved last; until it is right again.
    private(set) var fileFault: Notice?
    /// The pan or the click that has begun.
    var drag: Drag?
    /// The names of the views that the last reading of the file has moved.
    private(set) var moved: Set<String> = []

    /// A sentence that stands in the strip for a while.
    struct Notice: Equatable, Sendable {
        let text: String
        let isBad: Bool
    }
    /// The gallery behind the session; nil where there is none.
    var way: WayBack?

    /// A session on a stage, laid out, for a screen of a size in cells.
    public init(stage: Stage, size: CellSize) {
        self.stage = stage
        self.size = size
        focus = ScrollFocus(in: stage.rootView)
        layOut()
    }

    /// The scroll view that the keys go to; nil if there is none.
    public var focusedScrollView: UIScrollView? { focus.focused }

    /// The path of the scene's file; nil for a scene of no file.
    public var file: String? { stage.file }

    /// The seconds after which a `wake` is wanted; nil if nothing changes by itself.
    public var wakesAfter: Double? {
        if stage.window.isInMotion { return Session.frameTime }
        return moved.isEmpty ? nil : 1
    }

    /// How long a frame of what moves is on the screen, in seconds.
    private static let frameTime = 1.0 / 60
    /// What the clock says, in seconds; nil where nothing takes time.
    private(set) var time: Double?

    /// Lets time pass: what moves goes on.
    public func advance(to time: Double) -> Effect {
        self.time = time
        stage.window.hasFrames = true
        guard stage.isLaidOut, stage.window.isInMotion else { return .none }
        stage.window.advance(to: time)
        stage.window.runPasses()
        return .redraw
    }

    // MARK: - Layout

    private func layOut() {
        if stage.isFit {
            let pane = Arrangement.fitPane(in: size, words: words)
            stage.window.frame = CGRect(origin: .zero, size: pane)
            stage.rootView.frame = stage.window.bounds
        }
        if stage.isLaidOut { stage.window.runPasses() }
        undecided = Undecided(in: stage.rootView)
        analysis = ContentAnalysis(root: stage.rootView, source: stage.source)
        focus = ScrollFocus(in: stage.rootView, keeping: focus.focused)
        measureContent()
    }

    /// Finds the largest view in the focused content.
    func measureContent() { largestView = focus.focused.flatMap(ContentExtent.largestView) }

    /// What there is to say of the focused scroll view.
    var facts: ScrollFacts? {
        focus.focused.map { ScrollFacts(of: $0, in: stage.rootView, undecided: undecided) }
    }

    /// The circle of the focused content and its views, if it is one.
    var circle: CircularContent? { focus.focused.flatMap { analysis?.circle(of: $0) } }

    /// How many lines of words are under the verdicts.
    private var words: Int {
        if panel != nil { return StripPanel.height(in: size) }
        return stage.steps.map { StepPanel.height(for: $0, in: size) - 3 } ?? 1
    }

    /// Where the pictures are.
    var arrangement: Arrangement {
        Arrangement(
            size: size, device: stage.window.bounds.size, facts: facts, largest: largestView, words: words,
            wishes: wishes, isCircular: circle != nil, hasSteps: stage.steps != nil)
    }

    // MARK: - Events

    /// Changes the state as an event asks, and says what is to be done.
    public func handle(_ event: InputEvent) -> Effect {
        switch event {
        case .key(let press): return handle(press)
        case .mouse(let event): return keyPanel == nil ? handle(event) : .none
        case .resize(let size):
            guard size != self.size else { return .none }
            self.size = size
            drag = nil
            if stage.isFit { layOut() }
            return .redraw
        case .resume: return .repaint
        case .fileChanged: return reload()
        case .wake: return forgetMoves()
        case .paste, .focus: return .none
        }
    }

    private func handle(_ press: KeyPress) -> Effect {
        let before = (litAxis, notice)
        (litAxis, notice) = (nil, nil)
        let place: KeyPlace = panel?.kind == .constraints ? .constraints : .everywhere
        let effect = KeyTable.command(for: press, in: place).map(perform) ?? .none
        return effect == .none && before != (litAxis, notice) ? .redraw : effect
    }

    // MARK: - Another stage

    /// Shows another stage in place of this one, with the focus on the scroll view of the same name.
    func show(_ next: Stage) {
        let name = focus.focused?.accessibilityIdentifier
        stage = next
        stage.window.hasFrames = time != nil
        focus = ScrollFocus(in: stage.rootView, named: name)
        moved = []
        layOut()
        keepPanel()
    }

    /// Reads the file again. What it says wrong stands in the strip, and the last good picture stays.
    private func reload() -> Effect {
        let before = stage.frames
        guard change(.reload) else {
            (fileFault, notice) = (notice, nil)
            return .redraw
        }
        fileFault = nil
        for (name, frame) in stage.frames where before[name] != frame { moved.insert(name) }
        return .redraw
    }

    /// Takes the tint of what has moved away.
    private func forgetMoves() -> Effect {
        guard !moved.isEmpty, !stage.window.isInMotion else { return .none }
        moved = []
        return .redraw
    }
}

extension Stage {
    /// The frame of every view that has a name, in its superview's coordinates.
    fileprivate var frames: [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for view in rootView.namedViews { frames[view.displayName] = view.frame }
        return frames
    }
}
