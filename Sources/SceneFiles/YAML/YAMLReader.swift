/// Builds the nodes of a document from libyaml's events: aliases are put in, doubled keys noted, limits kept.
/// It keeps its own stack, so that no document can exhaust the program's.
struct YAMLReader {
    /// What is wrong so far.
    private(set) var faults: [Fault] = []

    private let parser: YAMLParser
    private let source: SourceText
    private var stack: [OpenNode] = []
    private var root: YAMLNode?
    private var anchors: [String: Anchor] = [:]
    private var anchorNames: [String] = []
    private var suggestions = NameSuggestions()

    private enum Anchor {
        case open
        case node(YAMLNode)
    }

    init(bytes: ArraySlice<UInt8>, source: SourceText) {
        parser = YAMLParser(bytes: bytes)
        self.source = source
    }

    /// The document's root; nil if something is in the way, which is then the last of `faults`.
    mutating func readDocument() -> YAMLNode? {
        do throws(Fault) {
            while try readEvent() {}
            guard let root else { throw Fault(.syntax(.isEmpty), at: .start) }
            return root
        } catch {
            faults.append(error)
            return nil
        }
    }

    private var openBracket: (character: Unicode.Scalar, location: SourceLocation)? {
        stack.last(where: \.isFlow).map { ($0.isList ? "[" : "{", $0.location) }
    }

    /// Takes in one event; false at the end.
    private mutating func readEvent() throws(Fault) -> Bool {
        let event: YAMLEvent
        do { event = try parser.next() } catch { throw error.fault(in: source, inside: openBracket) }
        if let tag = event.tag { faults.append(Fault(.syntax(.tag(tag)), at: event.location)) }
        switch event.kind {
        case .streamEnd: return false
        case .other: break
        case .documentStart:
            if root != nil { throw Fault(.syntax(.secondDocument), at: event.location) }
        case .scalar(let scalar):
            try add(YAMLNode(scalar: scalar, at: event.location), anchor: event.anchor, at: event.location)
        case .alias(let name):
            try addAlias(name, at: event.location)
        case .listStart(let isFlow):
            try open(
                OpenNode(kind: .list([]), isFlow: isFlow, location: event.location, anchor: event.anchor))
        case .mapStart(let isFlow):
            try open(
                OpenNode(
                    kind: .map(OpenMap()), isFlow: isFlow, location: event.location, anchor: event.anchor))
        case .listEnd, .mapEnd:
            if let node = stack.popLast() { try add(node.closed, anchor: node.anchor, at: node.location) }
        }
        return true
    }

    private mutating func open(_ node: OpenNode) throws(Fault) {
        stack.append(node)
        if stack.count > Limit.nodeDepth.largest { throw Fault(.limit(.nodeDepth), at: node.location) }
        if let anchor = node.anchor { remember(.open, as: anchor) }
    }

    private mutating func remember(_ anchor: Anchor, as name: String) {
        if anchors.updateValue(anchor, forKey: name) == nil { anchorNames.append(name) }
    }

    private mutating func addAlias(_ name: String, at location: SourceLocation) throws(Fault) {
        switch anchors[name] {
        case .node(let node): try add(node, anchor: nil, at: location)
        case .open: throw Fault(.syntax(.selfContainingAlias(name)), at: location)
        case nil:
            let nearest = suggestions.nearest(to: name, among: anchorNames)
            throw Fault(.syntax(.unknownAnchor(name, nearest: nearest)), at: location)
        }
    }

    /// Puts a whole node where it belongs; `location` is where it or its alias is.
    private mutating func add(_ node: YAMLNode, anchor: String?, at location: SourceLocation) throws(Fault) {
        if let anchor { remember(.node(node), as: anchor) }
        guard var parent = stack.popLast() else {
            root = node
            return
        }
        parent.size += node.size
        if parent.size > Limit.nodes.largest { throw Fault(.limit(.nodes), at: location) }
        if stack.count + 1 + node.height > Limit.nodeDepth.largest {
            throw Fault(.limit(.nodeDepth), at: location)
        }
        if let fault = parent.add(node) { faults.append(fault) }
        stack.append(parent)
    }
}

/// A list or map whose end is still to come.
private struct OpenNode {
    enum Kind {
        case list([YAMLNode])
        case map(OpenMap)
    }

    var kind: Kind
    let isFlow: Bool
    let location: SourceLocation
    let anchor: String?
    /// The nodes so far, itself included.
    var size = 1

    init(kind: Kind, isFlow: Bool, location: SourceLocation, anchor: String?) {
        self.kind = kind
        self.isFlow = isFlow
        self.location = location
        self.anchor = anchor
    }

    var isList: Bool { if case .list = kind { true } else { false } }

    /// The node, now that all of it is there.
    var closed: YAMLNode {
        switch kind {
        case .list(let list): YAMLNode(list: list, isFlow: isFlow, size: size, at: location)
        case .map(let map): YAMLNode(map: map.entries, isFlow: isFlow, size: size, at: location)
        }
    }

    /// Adds the next of a list, or a map's next key or value; with a fault if a key is none, or there already.
    mutating func add(_ node: YAMLNode) -> Fault? {
        switch kind {
        case .list(var list):
            kind = .list([])
            list.append(node)
            kind = .list(list)
            return nil
        case .map(var map):
            kind = .list([])
            defer { kind = .map(map) }
            return map.add(node)
        }
    }
}

/// A map's entries so far, and the key that waits for its value.
private struct OpenMap {
    var entries: [YAMLEntry] = []
    private var places: [String: SourceLocation] = [:]
    private var pending: Pending?

    private enum Pending {
        case key(String, SourceLocation)
        /// A key that cannot be used; its value goes with it.
        case dropped
    }

    mutating func add(_ node: YAMLNode) -> Fault? {
        switch pending {
        case nil: return addKey(node)
        case .key(let key, let location):
            entries.append(YAMLEntry(key: key, location: location, value: node))
            pending = nil
        case .dropped: pending = nil
        }
        return nil
    }

    private mutating func addKey(_ node: YAMLNode) -> Fault? {
        pending = .dropped
        guard let scalar = node.scalar else {
            return Fault(.syntax(.key(.notAWord(found: node.summary))), at: node.location)
        }
        if scalar.isPlain, scalar.text == "<<" { return Fault(.syntax(.key(.merge)), at: node.location) }
        if let first = places[scalar.text] {
            return Fault(.syntax(.key(.doubled(scalar.text, first: first))), at: node.location)
        }
        places[scalar.text] = node.location
        pending = .key(scalar.text, node.location)
        return nil
    }
}
