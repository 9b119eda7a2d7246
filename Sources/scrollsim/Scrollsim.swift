import Simulator
import UIKit

/// The program: reads the call, runs the command, and says with its exit status how that went.
@main @MainActor struct Scrollsim {
    static let version = "0.1.0"

    static func main() {
        let status = run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        do {
            let call = try Call(arguments: arguments, environment: ProcessInfo.processInfo.environment)
            return try call.command.run(call)
        } catch let failure as CallFailure {
            StandardStream.error.write(failure.message + "\n")
            return .unusable
        } catch {
            StandardStream.error.write("scrollsim: error: \(error)\n")
            return .unusable
        }
    }
}

/// What the exit status says.
enum ExitStatus: Int32 {
    /// Done, nothing wrong.
    case done = 0
    /// `check` found an error-level fault.
    case faulty = 1
    /// The call or a file cannot be used.
    case unusable = 2

    /// What each says, in the words of help.
    static let meanings: [(status: ExitStatus, meaning: String)] = [
        (.done, "done"), (.faulty, "check found an error"),
        (.unusable, "the call or a file cannot be used"),
    ]
}
