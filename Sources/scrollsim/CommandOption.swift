/// An option of the command line. Parsing, messages and help are computed from the list.
struct CommandOption: Sendable {
    let name: String
    var short: String?
    /// What stands for the value in help; nil for an option without one.
    var placeholder: String?
    /// The values that it can have, where these are few.
    var choices: [String] = []
    /// Whether its value is a file's name.
    var takesFile: Bool { placeholder == "FILE" }
    /// The commands that take it; empty for all.
    var commands: [String] = []
    let meaning: String
    /// Whether the command needs no scene with it.
    var replacesScene = false
    /// Whether an issue has brought it yet.
    var isReady = true

    static let all: [CommandOption] = [
        CommandOption(
            name: "--device", placeholder: "NAME|WxH",
            meaning: "lay out for another device; `list` prints them"),
        CommandOption(name: "--rotate", meaning: "swap width and height before layout"),
        CommandOption(name: "--rtl", meaning: "right-to-left"),
        CommandOption(
            name: "--step", placeholder: "N",
            meaning: "the state after step N; 0 is before the first layout pass"),
        CommandOption(
            name: "--offset", placeholder: "ID=X,Y", commands: ["render", "frames"],
            meaning: "scroll that scroll view there, clamped; repeatable"),
        CommandOption(
            name: "--keys", placeholder: "\"KEYS\"", commands: ["render", "frames", "play"],
            meaning: "feed these keys first, names as in `tmux send-keys`"),
        CommandOption(
            name: "--size", placeholder: "COLSxROWS", commands: ["render", "frames", "play"],
            meaning: "the terminal to draw for and to scale by; 80x24 if absent"),
        CommandOption(
            name: "--format", placeholder: "NAME",
            choices: ["text", "ansi", "svg", "table", "json", "sarif", "github"],
            commands: ["render", "frames", "check"],
            meaning: "render: text, ansi or svg; frames: table or json; check: text, json, sarif or github"),
        CommandOption(
            name: "--fix", commands: ["check"],
            meaning: "write the first fix of each fault into the scene; prints what changed"),
        CommandOption(
            name: "--dry-run", commands: ["check"],
            meaning: "print what --fix would change, and write nothing"),
        CommandOption(
            name: "--list-rules", commands: ["check"], meaning: "print the rules", replacesScene: true),
        CommandOption(
            name: "--explain", placeholder: "RULE", commands: ["check"],
            meaning: "print what a rule finds, why it happens, and the cure", replacesScene: true),
        CommandOption(
            name: "--disable", placeholder: "RULE", commands: ["check"],
            meaning: "leave a rule out; repeatable"),
        CommandOption(
            name: "--write-baseline", placeholder: "FILE", commands: ["check"],
            meaning: "write down what is found: from then on it is known"),
        CommandOption(
            name: "--baseline", placeholder: "FILE", commands: ["check"],
            meaning: "count what is known, and print only what is new"),
        CommandOption(
            name: "--devices", placeholder: "all", choices: ["all"], commands: ["check"],
            meaning: "lay out for every device, upright and on its side"),
        CommandOption(
            name: "--breaks", commands: ["check"],
            meaning: "print the widths and heights at which faults begin and end"),
        CommandOption(
            name: "--plain", commands: ["run"],
            meaning: "the state as lines, commands from standard input"),
        CommandOption(
            name: "--cast", placeholder: "FILE", commands: ["play"], meaning: "record an asciicast, version 2"
        ),
        CommandOption(
            name: "--svg", placeholder: "FILE", commands: ["play"],
            meaning: "draw the last screen as a picture"),
        CommandOption(
            name: "--color", placeholder: "auto|always|never", choices: ["auto", "always", "never"],
            meaning: "whether to use colours"),
        CommandOption(name: "--ascii", meaning: "draw with ASCII alone"),
        CommandOption(name: "--no-animation", commands: ["run", "play"], meaning: "jump instead of moving"),
        CommandOption(name: "--help", short: "-h", meaning: "print this"),
        CommandOption(name: "--version", meaning: "print the version"),
        CommandOption(name: "--quiet", short: "-q", meaning: "leave UIKit's log out of standard error"),
        CommandOption(name: "--verbose", short: "-v", meaning: "say on standard error what was loaded"),
        later("--scene", "NAME-OR-ID"), later("--canvas"), later("--intrinsic-sizes", "recorded|predicted"),
    ]

    private static func later(_ name: String, _ placeholder: String? = nil) -> CommandOption {
        CommandOption(name: name, placeholder: placeholder, meaning: "", isReady: false)
    }
}
