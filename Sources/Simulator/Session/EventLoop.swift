extension Interactive {
    /// Runs it on a screen until it is quit or nothing more can happen. Everything that is waiting is
    /// handled before a picture is drawn, and nothing is drawn while nothing changes.
    public func run(on screen: some Screen) {
        _ = handle(.resize(screen.size))
        if let time = screen.time { _ = advance(to: time) }
        screen.show(draw(), completely: true)
        var watched = file
        screen.watch(watched)
        while let events = screen.nextEvents(wakingAfter: wakesAfter) {
            var needsDrawing = screen.time.map { advance(to: $0) == .redraw } ?? false
            var isComplete = false
            for event in events {
                switch handle(event) {
                case .none, .leave: break
                case .redraw: needsDrawing = true
                case .repaint:
                    needsDrawing = true
                    isComplete = true
                case .suspend:
                    screen.suspend()
                    _ = handle(.resize(screen.size))
                    needsDrawing = true
                    isComplete = true
                case .quit: return
                }
            }
            if needsDrawing { screen.show(draw(), completely: isComplete) }
            if file != watched {
                watched = file
                screen.watch(watched)
            }
        }
    }
}
