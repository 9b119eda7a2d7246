/// Turns the bytes of a terminal into events, however they are cut into pieces.
///
/// Knows keys in both cursor modes, the mouse in the SGR and the old encoding, bracketed paste, focus reports and
/// UTF-8, the same for every terminal. Replies of the terminal that nobody asked for are swallowed. An Escape that
/// stands alone is known only by waiting: while `isWaiting`, call `timeOut` if nothing follows in a short time.
public struct InputParser: Sendable {
    private var pending: [UInt8] = []
    private var pasted: [UInt8]?

    /// A parser to which nothing was fed yet.
    public init() {}

    /// Whether the last bytes may be the beginning of something longer that is not a paste.
    public var isWaiting: Bool { !pending.isEmpty && pasted == nil }

    /// Takes bytes in and returns the events that are complete, in order.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        pending += bytes
        var events: [InputEvent] = []
        var start = 0
        while start < pending.count {
            if pasted != nil {
                guard let used = takePaste(from: start, &events) else { return events }
                start += used
                continue
            }
            switch EscapeSequence.read(pending[start...]) {
            case .incomplete:
                pending.removeFirst(start)
                return events
            case .pasteStart(let count):
                pasted = []
                start += count
            case .event(let event, let count):
                if let event { events.append(event) }
                start += count
            }
        }
        pending.removeFirst(min(start, pending.count))
        return events
    }

    /// Nothing more came: what was taken for a beginning is read as it stands.
    public mutating func timeOut() -> [InputEvent] {
        guard isWaiting else { return [] }
        var events: [InputEvent] = []
        while pasted == nil, let first = pending.first {
            let (event, count) = EscapeSequence.readAlone(first, pending.dropFirst())
            if let event { events.append(event) }
            pending.removeFirst(count)
            let rest = pending
            pending = []
            events += feed(rest)
        }
        return events
    }

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Moves bytes from `pending` to the paste. Returns how many ended it; nil if its end is not there, and then
    /// only what may be the beginning of the end is left in `pending`.
    private mutating func takePaste(from start: Int, _ events: inout [InputEvent]) -> Int? {
        let end = InputParser.pasteEnd
        var index = start
        while index < pending.count {
            let rest = pending[index...]
            if rest.starts(with: end) {
                let text = String(decoding: pasted ?? [], as: UTF8.self)
                events.append(.paste(text))
                pasted = nil
                return index + end.count - start
            }
            if end.starts(with: rest) { break }
            pasted?.append(pending[index])
            index += 1
        }
        pending.removeFirst(index)
        return nil
    }
}
