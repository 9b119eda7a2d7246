import UIKit

// Workloads of the solver: `Benchmarks solve FILE` prints values, `Benchmarks time FILE` prints times. `Benchmarks check`
// prints how long a diagnosis takes beside a layout.

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Benchmarks: error: \(message)\n".utf8))
    exit(2)
}

let arguments = CommandLine.arguments.dropFirst()
if Array(arguments) == ["check"] {
    CheckCommand.run()
    exit(0)
}
guard arguments.count == 2, let command = arguments.first, let path = arguments.last,
    ["solve", "time"].contains(command)
else { fail("usage: Benchmarks solve FILE | Benchmarks time FILE | Benchmarks check") }
guard let data = FileManager.default.contents(atPath: path) else { fail("cannot read \(path)") }
do {
    let workload = try Workload(String(decoding: data, as: UTF8.self))
    if command == "solve" {
        SolveCommand.run(workload)
    } else {
        TimeCommand.run(workload, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
    }
} catch {
    fail("\(path):\(error.line): expected \(error.expected)")
}
