import Glibc

/// Tells when a file was saved.
///
/// The folder is watched and not the file: many editors write a new file and give it the old one's name. A file that
/// goes away says nothing until it is there again.
final class FileWatch {
    /// A place where the file is known: where it was named, and where a symbolic link leads.
    private struct Place: Equatable {
        let watch: Int32
        let name: String
    }

    /// Complete once it is closed or has got its name; before that it may be half written.
    private static let interest = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)

    /// Readable when something happened in the folders.
    let descriptor: Int32
    private var places: [Place] = []

    /// Begins to watch; nil if the system refuses, as where the folder is not there.
    init?(path: String) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        for path in [path, FileWatch.resolved(path)].compactMap({ $0 }) { add(path) }
        // Without places nothing would ever be told; `deinit` closes.
        guard !places.isEmpty else { return nil }
    }

    deinit { close(descriptor) }

    private func add(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let name = parts.last else { return }
        let folder = (path.hasPrefix("/") ? "/" : "./") + parts.dropLast().joined(separator: "/")
        let place = Place(
            watch: inotify_add_watch(descriptor, folder, FileWatch.interest), name: String(name))
        if place.watch >= 0, !places.contains(place) { places.append(place) }
    }

    /// The path without symbolic links; nil if there is no such file now.
    private static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// Whether the file was saved since the last call; what happened to other files of the folder is dropped.
    func take() -> Bool {
        var isSaved = false
        let size = 16_384
        withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment) {
            guard let bytes = UnsafeRawPointer($0.baseAddress) else { return }
            while true {
                let count = read(descriptor, $0.baseAddress, size)
                guard count > 0 else { return }
                var start = 0
                while start < count {
                    let event = bytes.load(fromByteOffset: start, as: inotify_event.self)
                    isSaved =
                        isSaved || concerns(event, name: bytes + start + MemoryLayout<inotify_event>.size)
                    start += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
        return isSaved
    }

    private func concerns(_ event: inotify_event, name: UnsafeRawPointer) -> Bool {
        // Of events that the system has lost the file may have been one.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
        guard event.len > 0 else { return false }
        let name = String(cString: name.assumingMemoryBound(to: CChar.self))
        return places.contains(Place(watch: event.wd, name: name))
    }
}
