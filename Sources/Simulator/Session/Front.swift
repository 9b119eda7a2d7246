/// What a person sees first: the gallery, and the session of the scene that was chosen in it.
///
/// Events go to the session while one is open, else to the gallery. A front without scenes to choose from is its
/// session alone.
@MainActor public final class Front: Interactive {
    /// The screen's size in cells.
    public private(set) var size: CellSize
    /// What is open; nil in the gallery.
    public private(set) var session: Session?
    private let gallery: Gallery?

    /// The gallery of a library, with its first scene chosen.
    public init(library: any SceneLibrary, size: CellSize) {
        self.size = size
        gallery = Gallery(library: library, size: size)
    }

    /// An open session, and behind it the gallery of a library if there is one. `entry` is the id of the session's
    /// scene if the library has it.
    public init(session: Session, library: (any SceneLibrary)?, entry: String? = nil) {
        size = session.size
        gallery = library.map { Gallery(library: $0, size: session.size) }
        self.session = session
        guard let gallery else { return }
        session.way = WayBack(place: entry.flatMap { gallery.select($0) ? gallery.place : nil })
    }

    /// Changes the state as an event asks, and says what is to be done.
    public func handle(_ event: InputEvent) -> Session.Effect {
        if case .resize(let size) = event { return resize(to: size) }
        guard let session else { return gallery.map { handle(event, in: $0) } ?? .none }
        let effect = session.handle(event)
        guard effect == .leave else { return effect }
        guard let gallery else { return .none }
        self.session = nil
        gallery.forgetPreview()
        return .redraw
    }

    private func handle(_ event: InputEvent, in gallery: Gallery) -> Session.Effect {
        switch gallery.handle(event) {
        case .effect(let effect): return effect
        case .open(let stage, let place):
            let session = Session(stage: stage, size: size)
            session.way = WayBack(place: place)
            self.session = session
            return .redraw
        }
    }

    private func resize(to size: CellSize) -> Session.Effect {
        guard size != self.size else { return .none }
        self.size = size
        gallery?.size = size
        _ = session?.handle(.resize(size))
        return .redraw
    }

    /// The picture of the present state, as large as the screen.
    public func draw() -> CellBuffer { session?.draw() ?? gallery?.draw() ?? CellBuffer(size: size) }
}

/// What lies behind a session that was opened from a gallery.
struct WayBack: Equatable, Sendable {
    /// The scene's place among all in the gallery; nil for one that is not there.
    var place: ScenePlace?
}

/// A scene's place in the gallery: `1/17`.
struct ScenePlace: Equatable, Sendable {
    /// Counted from 1.
    let number: Int
    let count: Int

    var text: String { "\(number)/\(count)" }
}
