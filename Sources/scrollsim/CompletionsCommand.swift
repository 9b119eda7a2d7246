extension Command {
    /// Prints what a shell reads to complete the program's words.
    static let completions = Command(
        name: "completions", operand: "SHELL", meaning: "what bash, zsh or fish reads to complete its words"
    ) { call in
        guard let shell = call.operands.first, let script = CompletionScript.text(for: shell) else {
            throw CallFailure.unknownShell(call.operands.first)
        }
        StandardStream.output.write(script)
        return .done
    }

    /// Prints the manual's page.
    static let man = Command(name: "man", meaning: "the page of the manual, for man -l") { _ in
        StandardStream.output.write(ManualPage.text)
        return .done
    }
}
