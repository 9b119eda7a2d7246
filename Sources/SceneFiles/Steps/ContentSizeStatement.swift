import UIKit

/// A statement that has set a content size from values of views.
struct ContentSizeStatement {
    let scrollView: UIScrollView
    let statement: Statement
    let expression: StepExpression
    /// What it came to, in points.
    let value: CGSize
}

/// A content size that was set from values of views, and would be another one now.
@MainActor public struct StaleContentSize {
    public let scrollView: UIScrollView
    /// The statement as it is written.
    public let statement: String
    public let location: SourceLocation
    /// What it came to when it ran, in points.
    public let value: CGSize
    /// What it would come to now.
    public let present: CGSize
}

extension Scene {
    /// The content sizes that are still as a statement has set them, though layout has changed what it read.
    public var staleContentSizes: [StaleContentSize] {
        contentSizeStatements.filter { $0.scrollView.isDescendant(of: view) }.compactMap { entry in
            var evaluation = StepEvaluation(scene: self, names: entry.statement.names)
            guard let numbers = try? evaluation.value(entry.expression).numbers, numbers.count == 2 else {
                return nil
            }
            let present = CGSize(width: numbers[0], height: numbers[1])
            guard present != entry.value, entry.scrollView.contentSize == entry.value else { return nil }
            return StaleContentSize(
                scrollView: entry.scrollView, statement: entry.statement.text,
                location: entry.statement.line.location, value: entry.value, present: present)
        }
    }

    /// Keeps a statement in place of an earlier one of the same scroll view.
    func note(_ entry: ContentSizeStatement) {
        contentSizeStatements.removeAll { $0.scrollView === entry.scrollView }
        contentSizeStatements.append(entry)
    }
}
