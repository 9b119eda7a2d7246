import CNcurses
import Glibc

/// A file in memory that something writes into through its descriptor, and that is emptied piece by piece.
final class MemoryFile {
    let descriptor: Int32

    /// A new empty file; nil if the system gives none.
    init?(named name: String) {
        descriptor = memfd_create(name, 0)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Everything that was written since the last call.
    func take() -> [UInt8] {
        let count = Int(max(0, lseek(descriptor, 0, SEEK_END)))
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = count == 0 ? 0 : max(0, pread(descriptor, buffer.baseAddress, count, 0))
        }
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        return bytes
    }
}
