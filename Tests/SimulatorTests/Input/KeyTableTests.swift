import Testing
import UIKit

@testable import Simulator

@Suite struct KeyTableTests {
    @Test func `no key does two things`() {
        for place in [KeyPlace.everywhere, .constraints] {
            var seen: [KeyPress] = []
            for press in KeyTable.bindings.filter({ $0.place == place }).flatMap(\.keys) {
                #expect(!seen.contains(press), "\(press)")
                seen.append(press)
            }
        }
    }

    @Test func `every binding has keys, a label and a sentence`() {
        for binding in KeyTable.bindings {
            #expect(!binding.keys.isEmpty, "\(binding.label)")
            #expect(binding.label.split(separator: " ").count == binding.keys.count, "\(binding.label)")
        }
        for group in KeyTable.groups { #expect(!group.sentence.isEmpty && !group.bindings.isEmpty) }
    }

    /// In the list of constraints Space is theirs; every other key is what it is everywhere.
    @Test func `a place has keys of its own`() {
        #expect(KeyTable.command(for: KeyPress(.character(" ")), in: .constraints) == .toggleConstraint)
        #expect(
            KeyTable.command(for: KeyPress(.down), in: .constraints) == KeyTable.command(for: KeyPress(.down))
        )
    }

    @Test(arguments: [
        ("Down", Command.scroll(.vertical, forward: true, by: .line)),
        ("k", .scroll(.vertical, forward: false, by: .line)),
        ("l", .scroll(.horizontal, forward: true, by: .line)),
        ("S-Left", .scroll(.horizontal, forward: false, by: .point)),
        (".", .scroll(nil, forward: true, by: .point)), ("Space", .scroll(nil, forward: true, by: .page)),
        ("C-u", .scroll(nil, forward: false, by: .halfPage)), ("G", .scroll(nil, forward: true, by: .end)),
        ("Tab", .focus(forward: true)), ("BTab", .focus(forward: false)), ("?", .showKeys), ("q", .quit),
        ("C-c", .quit), ("C-z", .suspend), ("C-l", .redraw), ("Escape", .back),
    ])
    func `what keys do`(name: String, command: Command) throws {
        let press = try #require(KeyName.keyPress(named: name))
        #expect(KeyTable.command(for: press) == command)
    }

    @Test func `Escape never quits`() {
        #expect(KeyTable.command(for: KeyPress(.escape)) == .back)
    }

    @Test func `the table for the README has every group`() {
        let lines = KeyTable.markdown.split(separator: "\n")
        #expect(lines.count == KeyTable.groups.count + 2)
        #expect(lines.contains("| `q` `Ctrl-C` | quit |"))
    }
}
