/// Every key that does something. What a key does, the panel of keys and the table for the README all come
/// from this list.
public enum KeyTable {
    /// In the order in which they are shown.
    public static let groups: [KeyGroup] = [
        KeyGroup(
            "a row up, down",
            KeyBinding("Up k", "↑ k", .scroll(.vertical, forward: false, by: .line)),
            KeyBinding("Down j", "↓ j", .scroll(.vertical, forward: true, by: .line))),
        KeyGroup(
            "a column left, right",
            KeyBinding("Left h", "← h", .scroll(.horizontal, forward: false, by: .line)),
            KeyBinding("Right l", "→ l", .scroll(.horizontal, forward: true, by: .line))),
        KeyGroup(
            "by one point",
            KeyBinding("S-Up", "S-↑", .scroll(.vertical, forward: false, by: .point)),
            KeyBinding("S-Down", "S-↓", .scroll(.vertical, forward: true, by: .point)),
            KeyBinding("S-Left", "S-←", .scroll(.horizontal, forward: false, by: .point)),
            KeyBinding("S-Right", "S-→", .scroll(.horizontal, forward: true, by: .point))),
        KeyGroup(
            "a point back, on",
            KeyBinding(",", ",", .scroll(nil, forward: false, by: .point)),
            KeyBinding(".", ".", .scroll(nil, forward: true, by: .point))),
        KeyGroup(
            "half a page back, on",
            KeyBinding("C-u", "Ctrl-U", .scroll(nil, forward: false, by: .halfPage)),
            KeyBinding("C-d", "Ctrl-D", .scroll(nil, forward: true, by: .halfPage))),
        KeyGroup(
            "a page back, on",
            KeyBinding("PPage b", "PgUp b", .scroll(nil, forward: false, by: .page)),
            KeyBinding("NPage Space", "PgDn Space", .scroll(nil, forward: true, by: .page))),
        KeyGroup(
            "to the start, end",
            KeyBinding("Home g", "Home g", .scroll(nil, forward: false, by: .end)),
            KeyBinding("End G", "End G", .scroll(nil, forward: true, by: .end))),
        KeyGroup(
            "another scroll view", KeyBinding("Tab", "Tab", .focus(forward: true)),
            KeyBinding("BTab", "S-Tab", .focus(forward: false))),
        KeyGroup("what is offered", KeyBinding("Enter", "⏎", .apply)),
        KeyGroup(
            "a step on, back", KeyBinding("n", "n", .step(forward: true)),
            KeyBinding("p", "p", .step(forward: false))),
        KeyGroup(
            "next, previous view", KeyBinding("]", "]", .select(forward: true)),
            KeyBinding("[", "[", .select(forward: false))),
        KeyGroup("why its frame is so", KeyBinding("w 1", "w 1", .show(.why))),
        KeyGroup("its constraints", KeyBinding("c 2", "c 2", .show(.constraints))),
        KeyGroup(
            "there: off or on",
            KeyBinding("Space", "Space", .toggleConstraint, in: .constraints)),
        KeyGroup(
            "there: less, more", KeyBinding("<", "<", .changeConstant(larger: false)),
            KeyBinding(">", ">", .changeConstant(larger: true))),
        KeyGroup("faults and fixes", KeyBinding("d 3", "d 3", .show(.faults))),
        KeyGroup("source; next spelling", KeyBinding("s 4", "s 4", .show(.source))),
        KeyGroup("undo", KeyBinding("u", "u", .undo)),
        KeyGroup("turn the device", KeyBinding("r", "r", .rotate)),
        KeyGroup("the next device", KeyBinding("v", "v", .nextDevice)),
        KeyGroup("the map beside, away", KeyBinding("m", "m", .switchMap)),
        KeyGroup(
            "closer, further, fit", KeyBinding("+ =", "+ =", .zoom(closer: true)),
            KeyBinding("-", "-", .zoom(closer: false)), KeyBinding("0", "0", .fit)),
        KeyGroup("scenes: find", KeyBinding("/", "/", .find)),
        KeyGroup("scenes: open a file", KeyBinding("o", "o", .openFile)),
        KeyGroup("these keys", KeyBinding("?", "?", .showKeys)),
        KeyGroup("back; never quits", KeyBinding("Escape", "Esc", .back)),
        KeyGroup("draw anew", KeyBinding("C-l", "Ctrl-L", .redraw)),
        KeyGroup("stop; fg goes on", KeyBinding("C-z", "Ctrl-Z", .suspend)),
        KeyGroup("quit", KeyBinding("q C-c", "q Ctrl-C", .quit)),
    ]

    /// All of them, one after another.
    public static var bindings: [KeyBinding] { groups.flatMap(\.bindings) }

    /// What a key press does at a place; nil if it does nothing.
    public static func command(for press: KeyPress, in place: KeyPlace = .everywhere) -> Command? {
        let all = bindings.filter { $0.keys.contains(press) }
        return (all.first { $0.place == place } ?? all.first { $0.place == .everywhere })?.command
    }

    /// The table in Markdown, as the README shows it.
    public static var markdown: String {
        let rows = groups.map { group in
            let keys = group.label.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
            return "| \(keys) | \(group.sentence) |\n"
        }
        return "| keys | what they do |\n| --- | --- |\n" + rows.joined()
    }
}
