import Foundation
import Testing

/// `convert`, as people call it.
@Suite struct ConvertTests {
    @Test func yamlIsTheDefault() throws {
        let outcome = try Program.run("convert", "Scenes/strip.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.error == "")
        #expect(outcome.output == (try Program.run("convert", "Scenes/strip.yaml", "yaml").output))
        #expect(outcome.output.hasPrefix("name: Strip\n"))
        #expect(outcome.output.contains("\n  - box[i].left == box[i-1].right + boxGap\n"))
    }

    /// What is written can be loaded, and has the same frames.
    @Test func whatIsWrittenIsTheScene() throws {
        let written = try Program.run("convert", "Scenes/news.yaml").output
        let frames = try Program.run(Program.binary(), ["frames", "-"], input: written)
        #expect(frames.status == 0)
        #expect(frames.output == (try Program.run("frames", "Scenes/news.yaml").output))
    }

    @Test func snapKit() throws {
        let output = try Program.run("convert", "gallery:vertical-list", "snapkit").output
        #expect(
            output.contains(
                """
                    for (previous, box) in zip(boxes, boxes.dropFirst()) {
                        box.snp.makeConstraints { make in
                            make.top.equalTo(previous.snp.bottom).offset(orangeViewGap)
                        }
                    }

                """))
    }

    /// Views and constraints are those after the step.
    @Test func theStateAfterAStep() throws {
        let scene = "Scenes/Steps/container-in-three-steps.yaml"
        let first = try Program.run("convert", scene, "anchors", "--step", "1").output
        #expect(first.contains("let container = UIView()"))
        #expect(!first.contains("boxes"))
        #expect(try Program.run("convert", scene, "anchors").output.contains("let boxes = "))
    }

    @Test func anUnknownSpelling() throws {
        let outcome = try Program.run("convert", "gallery:strip", "snapkt")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.error.hasPrefix(
                "scrollsim: error: no spelling named 'snapkt' (did you mean 'snapkit'?): expected "))
        #expect(outcome.error.contains("yaml, snapkit, snp, "))
    }

    @Test func noScene() throws { #expect(try Program.run("convert").status == 2) }
}
