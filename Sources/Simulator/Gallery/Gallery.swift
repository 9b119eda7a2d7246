/// The scenes to choose from: which one is chosen, what they are filtered by, and what is being typed.
@MainActor final class Gallery {
    /// What an event leads to.
    enum Answer {
        case effect(Session.Effect)
        /// A scene was chosen; the place is nil for one that is not in the list.
        case open(Stage, ScenePlace?)
    }

    /// What the keys write into; nil where they are commands.
    enum Typing: Equatable, Sendable {
        case filter
        case path(TextEntry)
    }

    private let library: any SceneLibrary
    /// The groups with all their scenes.
    let groups: [SceneGroup]
    private let entries: [SceneEntry]
    private var previews: [String: Result<ScenePreview, SceneProblem>] = [:]
    /// The screen's size in cells.
    var size: CellSize { didSet { keepVisible() } }
    /// The scene that is chosen; nil where there is none, or the filter leaves none.
    private(set) var selected: SceneEntry?
    /// What titles have to hold, in any case; nil for no filter.
    private(set) var filter: TextEntry?
    private(set) var typing: Typing?
    /// The first line of the list that is shown.
    private(set) var firstLine = 0
    /// Why the last scene could not be opened.
    private(set) var problem: SceneProblem?
    private(set) var keyPanel: KeyPanel?

    init(library: any SceneLibrary, size: CellSize) {
        self.library = library
        self.size = size
        groups = library.groups.filter { !$0.entries.isEmpty }
        entries = groups.flatMap(\.entries)
        selected = entries.first
    }

    // MARK: - What there is

    /// The lines of the list as the filter leaves it.
    var lines: [GalleryLine] {
        GalleryLine.lines(of: groups, filter: filter?.text ?? "", isSpaced: layout.isSpaced)
    }

    var layout: GalleryLayout { GalleryLayout(size: size) }

    private var shown: [SceneEntry] { lines.compactMap(\.entry) }

    /// The place of the chosen one among all.
    var place: ScenePlace? {
        guard let selected, let index = entries.firstIndex(of: selected) else { return nil }
        return ScenePlace(number: index + 1, count: entries.count)
    }

    /// What is shown of a scene; it is laid out when it is first asked for.
    func preview(of entry: SceneEntry) -> Result<ScenePreview, SceneProblem> {
        if let preview = previews[entry.id] { return preview }
        let preview = library.preview(of: entry)
        previews[entry.id] = preview
        return preview
    }

    /// Lays the chosen one out anew when it is drawn next: its file may have changed.
    func forgetPreview() {
        if let selected { previews[selected.id] = nil }
    }

    func draw() -> CellBuffer {
        var buffer = CellBuffer(size: size)
        if let keyPanel, layout.hasRoom {
            keyPanel.draw(into: &buffer)
        } else {
            GalleryPanel(gallery: self).draw(into: &buffer)
        }
        return buffer
    }

    // MARK: - Choosing

    /// Chooses the scene of that id, if there is one.
    func select(_ id: String) {
        guard let entry = entries.first(where: { $0.id == id }) else { return }
        selected = entry
        keepVisible()
    }

    private func move(forward: Bool, by step: ScrollStep) {
        let shown = shown
        guard let selected, let index = shown.firstIndex(of: selected) else { return }
        let distance: Int
        switch step {
        case .line, .point: distance = 1
        case .halfPage: distance = max(1, layout.list.size.height / 2)
        case .page: distance = max(1, layout.list.size.height - 1)
        case .end: distance = shown.count
        }
        let target = min(max(0, index + (forward ? distance : -distance)), shown.count - 1)
        self.selected = shown[target]
        keepVisible()
    }

    /// Scrolls the list so that the chosen one is in it, and the title above the first of a group.
    private func keepVisible() {
        let lines = lines
        let rows = layout.list.size.height
        if let selected, let line = lines.firstIndex(where: { $0.entry == selected }) {
            let top = line > 0 && lines[line - 1].isTitle ? line - 1 : line
            firstLine = min(top, max(firstLine, line - rows + 1))
        }
        firstLine = max(0, min(firstLine, lines.count - rows))
    }

    private func filter(by entry: TextEntry?) {
        filter = entry
        let shown = shown
        if selected.map({ !shown.contains($0) }) ?? true { selected = shown.first }
        firstLine = 0
        keepVisible()
    }

    private func open() -> Answer {
        guard let selected else { return .effect(.none) }
        return answer(library.stage(of: selected), place)
    }

    private func answer(_ result: Result<Stage, SceneProblem>, _ place: ScenePlace?) -> Answer {
        switch result {
        case .success(let stage):
            typing = nil
            return .open(stage, place)
        case .failure(let problem):
            self.problem = problem
            return .effect(.redraw)
        }
    }

    // MARK: - Events

    /// Changes the state as an event asks.
    func handle(_ event: InputEvent) -> Answer {
        switch event {
        case .key(let press):
            let hadProblem = problem != nil
            problem = nil
            let answer = handle(press)
            if case .effect(.none) = answer, hadProblem { return .effect(.redraw) }
            return answer
        case .mouse(let event): return keyPanel == nil && typing == nil ? handle(event) : .effect(.none)
        case .paste(let text): return paste(text)
        case .resume: return .effect(.repaint)
        case .resize, .focus, .fileChanged, .wake: return .effect(.none)
        }
    }

    private func handle(_ press: KeyPress) -> Answer {
        if let typing, keyPanel == nil, let answer = type(press, into: typing) { return answer }
        return KeyTable.command(for: press).map(perform) ?? .effect(.none)
    }

    /// What a key does to the text that is being typed; nil for one that is a command all the same.
    private func type(_ press: KeyPress, into typing: Typing) -> Answer? {
        switch typing {
        case .filter:
            var text = filter ?? TextEntry()
            guard text.take(press) else { break }
            filter(by: text)
            return .effect(.redraw)
        case .path(var text):
            guard text.take(press) else { break }
            self.typing = .path(text)
            return .effect(.redraw)
        }
        switch press.key {
        case .enter, .escape: return finish(typing, keeping: press.key == .enter)
        case .up, .down, .pageUp, .pageDown, .home, .end: return typing == .filter ? nil : .effect(.none)
        // What is held down with Control leaves the program; all else would only be mistaken for text.
        default: return press.modifiers.contains(.control) ? nil : .effect(.none)
        }
    }

    private func finish(_ typing: Typing, keeping isKept: Bool) -> Answer {
        if isKept, case .path(let text) = typing {
            guard !text.text.isEmpty else { return .effect(.none) }
            return answer(library.stage(at: text.text), nil)
        }
        self.typing = nil
        if typing == .filter, !isKept || filter?.text.isEmpty ?? true { filter(by: nil) }
        return .effect(.redraw)
    }

    private func paste(_ text: String) -> Answer {
        switch typing {
        case .filter:
            var entry = filter ?? TextEntry()
            entry.add(text)
            filter(by: entry)
        case .path(var entry):
            entry.add(text)
            typing = .path(entry)
        case nil: return .effect(.none)
        }
        return .effect(.redraw)
    }

    private func perform(_ command: Command) -> Answer {
        if keyPanel != nil { return .effect(KeyPanel.perform(command, on: &keyPanel, in: size)) }
        switch command {
        case .scroll(.horizontal, let forward, _): return forward ? open() : .effect(.none)
        case .scroll(_, let forward, let step): move(forward: forward, by: step)
        case .apply: return open()
        case .find:
            typing = .filter
            filter(by: filter ?? TextEntry())
        case .openFile: typing = .path(TextEntry())
        case .showKeys: keyPanel = KeyPanel()
        case .back:
            guard filter != nil else { return .effect(.none) }
            filter(by: nil)
        case .redraw: return .effect(.repaint)
        case .suspend: return .effect(.suspend)
        case .quit: return .effect(.quit)
        default: return .effect(.none)
        }
        return .effect(.redraw)
    }

    /// The wheel moves the choice, a click chooses, a click on the chosen one opens it.
    private func handle(_ event: MouseEvent) -> Answer {
        guard layout.list.contains(event.position) else { return .effect(.none) }
        switch event.action {
        case .wheel(.up), .wheel(.down):
            let before = selected
            move(forward: event.action == .wheel(.down), by: .line)
            return .effect(selected == before ? .none : .redraw)
        case .press(.left):
            let index = firstLine + event.position.y - layout.list.minY
            let lines = lines
            guard lines.indices.contains(index), let entry = lines[index].entry else { return .effect(.none) }
            if entry == selected { return open() }
            selected = entry
            return .effect(.redraw)
        default: return .effect(.none)
        }
    }
}
