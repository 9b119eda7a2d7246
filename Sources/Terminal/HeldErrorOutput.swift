import Glibc

/// Standard error, kept in memory while a picture is on the screen, so that neither spoils the other.
struct HeldErrorOutput {
    let memory: MemoryFile
    /// The real standard error.
    let original: Int32

    /// Begins to hold standard error back if it is a terminal; nil if it is not, or the system refuses.
    init?() {
        guard isatty(STDERR_FILENO) == 1, let memory = MemoryFile(named: "errors") else { return nil }
        let original = dup(STDERR_FILENO)
        guard original >= 0 else { return nil }
        self.memory = memory
        self.original = original
        _ = fcntl(original, F_SETFD, FD_CLOEXEC)
        dup2(memory.descriptor, STDERR_FILENO)
    }

    /// Gives standard error back and writes what was held.
    func release() {
        dup2(original, STDERR_FILENO)
        close(original)
        let bytes = memory.take()
        if !bytes.isEmpty { TerminalOutput.write(bytes, to: STDERR_FILENO) }
    }
}
