/// Every key that does something. What a key does, the panel of keys and the table for the README all come
/// from this list.
public enum KeyTable {
    /// In the order in which they are shown.
    public static let bindings: [KeyBinding] = [
        KeyBinding("Up k", "↑ k", "up by one row", .scroll(.vertical, forward: false, by: .line)),
        KeyBinding("Down j", "↓ j", "down by one row", .scroll(.vertical, forward: true, by: .line)),
        KeyBinding("Left h", "← h", "left by one column", .scroll(.horizontal, forward: false, by: .line)),
        KeyBinding("Right l", "→ l", "right by one column", .scroll(.horizontal, forward: true, by: .line)),
        KeyBinding("S-Up", "S-↑", "up by one point", .scroll(.vertical, forward: false, by: .point)),
        KeyBinding("S-Down", "S-↓", "down by one point", .scroll(.vertical, forward: true, by: .point)),
        KeyBinding("S-Left", "S-←", "left by one point", .scroll(.horizontal, forward: false, by: .point)),
        KeyBinding("S-Right", "S-→", "right by one point", .scroll(.horizontal, forward: true, by: .point)),
        KeyBinding(",", ",", "back by one point", .scroll(nil, forward: false, by: .point)),
        KeyBinding(".", ".", "on by one point", .scroll(nil, forward: true, by: .point)),
        KeyBinding("C-u", "Ctrl-U", "back by half a page", .scroll(nil, forward: false, by: .halfPage)),
        KeyBinding("C-d", "Ctrl-D", "on by half a page", .scroll(nil, forward: true, by: .halfPage)),
        KeyBinding("PPage b", "PgUp b", "back by a page", .scroll(nil, forward: false, by: .page)),
        KeyBinding("NPage Space", "PgDn Space", "on by a page", .scroll(nil, forward: true, by: .page)),
        KeyBinding("Home g", "Home g", "to the beginning", .scroll(nil, forward: false, by: .end)),
        KeyBinding("End G", "End G", "to the end", .scroll(nil, forward: true, by: .end)),
        KeyBinding("Tab", "Tab", "to the next scroll view", .focus(forward: true)),
        KeyBinding("BTab", "S-Tab", "to the previous scroll view", .focus(forward: false)),
        KeyBinding("n", "n", "to the next step", .step(forward: true)),
        KeyBinding("p", "p", "to the previous step", .step(forward: false)),
        KeyBinding("d", "d", "what is wrong", .showFaults),
        KeyBinding("Enter", "Enter", "try the selected fix", .apply),
        KeyBinding("u", "u", "take the last fix back", .undo),
        KeyBinding("/", "/", "find a scene by its title", .find),
        KeyBinding("o", "o", "open a scene's file", .openFile),
        KeyBinding("?", "?", "these keys", .showKeys),
        KeyBinding("Escape", "Esc", "back; never quits", .back),
        KeyBinding("C-l", "Ctrl-L", "draw the screen anew", .redraw),
        KeyBinding("C-z", "Ctrl-Z", "stop; fg goes on", .suspend),
        KeyBinding("q C-c", "q Ctrl-C", "quit", .quit),
    ]

    /// What a key press does; nil if it does nothing.
    public static func command(for press: KeyPress) -> Command? {
        bindings.first { $0.keys.contains(press) }?.command
    }

    /// The table in Markdown, as the README shows it.
    public static var markdown: String {
        let rows = bindings.map { binding in
            let keys = binding.label.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
            return "| \(keys) | \(binding.sentence) |\n"
        }
        return "| keys | what they do |\n| --- | --- |\n" + rows.joined()
    }
}
