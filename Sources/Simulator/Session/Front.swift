/// What a person sees first: the gallery, and the session of the scene that was chosen in it.
///
/// Events go to the session while one is open, else to the gallery. A front without scenes to choose from is its
/// session alone.
@MainActor public final class Front: Interactive {
    /// The screen's size in cells.
    public private(set) var size: CellSize
    /// What is open; nil in the gallery.
    public private(set) var session: Session?
    private let library: (any SceneLibrary)?
    /// The scene that is chosen when the gallery is first seen; nil for its first one.
    private let entry: String?
    private var gallery: Gallery?

    /// The gallery of a library, with its first scene chosen.
    public init(library: any SceneLibrary, size: CellSize) {
        self.size = size
        self.library = library
        entry = nil
        gallery = Gallery(library: library, size: size)
    }

    /// An open session, and behind it the gallery of a library if there is one. `entry` is the id of the session's
    /// scene if the library has it: it is chosen when the gallery is seen.
    public init(session: Session, library: (any SceneLibrary)?, entry: String? = nil) {
        size = session.size
        self.session = session
        self.library = library
        self.entry = entry
        session.way = library == nil ? nil : WayBack()
    }

    /// Changes the state as an event asks, and says what is to be done.
    public func handle(_ event: InputEvent) -> Session.Effect {
        if case .resize(let size) = event { return resize(to: size) }
        guard let session else { return gallery.map { handle(event, in: $0) } ?? .none }
        let effect = session.handle(event)
        guard effect == .leave else { return effect }
        // Without a gallery the verdict that was lit goes out all the same.
        guard library != nil else { return .redraw }
        leave()
        return .redraw
    }

    /// Lets time pass in the open session.
    public func advance(to time: Double) -> Session.Effect { session?.advance(to: time) ?? .none }

    /// Closes the session; the gallery is as it was, with what was open chosen in it.
    private func leave() {
        session = nil
        if let gallery {
            gallery.forgetPreview()
        } else if let library {
            let gallery = Gallery(library: library, size: size)
            if let entry { gallery.select(entry) }
            self.gallery = gallery
        }
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

    /// The path of the open scene's file; nil in the gallery.
    public var file: String? { session?.file }

    /// The seconds after which a `wake` is wanted; nil if nothing changes by itself.
    public var wakesAfter: Double? { session?.wakesAfter }

    /// The picture of the present state, as large as the screen.
    public func draw() -> CellBuffer { session?.draw() ?? gallery?.draw() ?? CellBuffer(size: size) }
}

/// That a gallery lies behind a session.
struct WayBack: Equatable, Sendable {
    /// The scene's place among all in the gallery; nil for one that was not chosen there.
    var place: ScenePlace?
}

/// A scene's place in the gallery: `1/17`.
struct ScenePlace: Equatable, Sendable {
    /// Counted from 1.
    let number: Int
    let count: Int

    var text: String { "\(number)/\(count)" }
}
