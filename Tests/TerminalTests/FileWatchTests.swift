import Glibc
import Testing

@testable import Terminal

/// What programs do to files when they save them.
@Suite struct FileWatchTests {
    private func watched(_ name: String = "scene.yaml") throws -> (TemporaryFolder, FileWatch) {
        let folder = try TemporaryFolder()
        try folder.write("before", to: name)
        return (folder, try #require(FileWatch(path: folder.file(name))))
    }

    @Test func `writing in place is told once`() throws {
        let (folder, watch) = try watched()
        #expect(!watch.take())
        try folder.write("after", to: "scene.yaml")
        #expect(watch.take())
        #expect(!watch.take())
    }

    @Test func `a file that is still being written says nothing`() throws {
        let (folder, watch) = try watched()
        let descriptor = open(folder.file("scene.yaml"), O_WRONLY | O_TRUNC)
        TerminalOutput.write(Array("half".utf8), to: descriptor)
        #expect(!watch.take())
        close(descriptor)
        #expect(watch.take())
    }

    @Test func `a new file in the place of the old one is told`() throws {
        let (folder, watch) = try watched()
        for text in ["first", "second"] {
            try folder.write(text, to: ".scene.yaml.swp")
            #expect(!watch.take())
            rename(folder.file(".scene.yaml.swp"), folder.file("scene.yaml"))
            #expect(watch.take())
        }
    }

    @Test func `a file that goes away is told when it is back`() throws {
        let (folder, watch) = try watched()
        rename(folder.file("scene.yaml"), folder.file("scene.yaml~"))
        unlink(folder.file("scene.yaml~"))
        #expect(!watch.take())
        try folder.write("back", to: "scene.yaml")
        #expect(watch.take())
    }

    @Test func `a file that is not there yet is told when it comes`() throws {
        let folder = try TemporaryFolder()
        let watch = try #require(FileWatch(path: folder.file("scene.yaml")))
        try folder.write("new", to: "scene.yaml")
        #expect(watch.take())
    }

    @Test func `other files of the folder are none of its business`() throws {
        let (folder, watch) = try watched()
        try folder.write("x", to: "other.yaml")
        try folder.write("x", to: "scene.yaml.bak")
        #expect(!watch.take())
    }

    @Test func `a symbolic link is followed`() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try other.write("before", to: "real.yaml")
        symlink(other.file("real.yaml"), folder.file("scene.yaml"))
        let watch = try #require(FileWatch(path: folder.file("scene.yaml")))
        try other.write("after", to: "real.yaml")
        #expect(watch.take())
    }

    @Test func `thousands of changes are one`() throws {
        let (folder, watch) = try watched()
        for number in 0..<2_000 { try folder.write("\(number)", to: "scene.yaml") }
        #expect(watch.take())
        #expect(!watch.take())
    }

    @Test func `without the folder there is nothing to watch`() {
        #expect(FileWatch(path: "/no/such/folder/scene.yaml") == nil)
        #expect(FileWatch(path: "") == nil)
        #expect(FileWatch(path: "/") == nil)
    }

    @Test func `a path without a folder is in this one`() {
        #expect(FileWatch(path: "scene.yaml") != nil)
    }
}
