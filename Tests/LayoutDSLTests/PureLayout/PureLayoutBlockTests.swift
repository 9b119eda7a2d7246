import LayoutDSL
import Testing
import UIKit

/// Blocks, identifiers, installing and factories (dsl.md 3.3, the table of structure).
@MainActor @Suite struct PureLayoutBlockTests {
    let container = UIView()
    let view = UIView()
    let other = UIView()

    init() {
        container.addSubview(view)
        container.addSubview(other)
    }

    @Test func nestedBatches() {
        var inner: [[NSLayoutConstraint]] = []
        let outer = NSLayoutConstraint.autoCreateAndInstallConstraints {
            view.autoSetDimension(.width, toSize: 1)
            inner.append(
                NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
                    view.autoPinEdgesToSuperviewEdges()
                    inner.append(
                        NSLayoutConstraint.autoCreateAndInstallConstraints {
                            view.autoSetDimension(.height, toSize: 1)
                        })
                })
            inner.append(NSLayoutConstraint.autoCreateAndInstallConstraints { other.autoCenterInSuperview() })
            other.autoSetDimensions(to: .zero)
        }
        // The innermost ends first.
        #expect(inner.map(\.count) == [1, 4, 2])
        #expect(outer.map(\.firstAttribute) == [.width, .width, .height])
        // Each block keeps to its own kind.
        #expect(outer.filter(\.isActive).count == 3)
        #expect(inner.map { $0.filter(\.isActive).count } == [1, 0, 2])
    }

    @Test func identifiers() {
        let plain = view.autoSetDimension(.width, toSize: 1)
        #expect(plain.identifier == nil)
        #expect(plain.autoIdentify("w").identifier == "w")
        var names: [String?] = []
        NSLayoutConstraint.autoSetIdentifier("outer") {
            names.append(view.autoSetDimension(.width, toSize: 1).identifier)
            NSLayoutConstraint.autoSetIdentifier("inner") {
                names += view.autoPinEdgesToSuperviewEdges().map(\.identifier)
            }
            names.append(view.autoSetDimension(.height, toSize: 1).identifier)
        }
        names.append(view.autoSetDimension(.height, toSize: 1).identifier)
        #expect(names == ["outer", "inner", "inner", "inner", "inner", "outer", nil])
    }

    @Test func priorities() {
        var values: [Float] = []
        values.append(view.autoSetDimension(.width, toSize: 1).priority.rawValue)
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            values.append(view.autoPinEdge(toSuperviewEdge: .top).priority.rawValue)
            NSLayoutConstraint.autoSetPriority(.defaultHigh) {
                values += view.autoCenterInSuperview().map(\.priority.rawValue)
            }
            values.append(view.autoMatch(.width, to: .width, of: other).priority.rawValue)
        }
        values.append(view.autoAlignAxis(.vertical, toSameAxisOf: other).priority.rawValue)
        #expect(values == [1000, 250, 750, 750, 250, 1000])
        // One that is there takes the block's when it is installed inside.
        let constraint = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
            view.autoSetDimension(.width, toSize: 2)
        }[0]
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(50)) { constraint.autoInstall() }
        #expect(constraint.priority.rawValue == 50 && constraint.isActive)
    }

    @Test func contentPriorities() {
        let label = UILabel.newAutoLayout()
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(51)) {
            label.autoSetContentHuggingPriority(for: .horizontal)
        }
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(749)) {
            label.autoSetContentCompressionResistancePriority(for: .vertical)
        }
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 51)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
        #expect(label.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
    }

    @Test func factories() {
        #expect(UIView().translatesAutoresizingMaskIntoConstraints)
        #expect(!UIView.newAutoLayout().translatesAutoresizingMaskIntoConstraints)
        #expect(!UILabel.newAutoLayout().translatesAutoresizingMaskIntoConstraints)
        #expect(type(of: UIImageView.newAutoLayout()) == UIImageView.self)
        #expect(!UIView(forAutoLayout: ()).translatesAutoresizingMaskIntoConstraints)
        let configured = UILabel()
        #expect(configured.configureForAutoLayout() === configured)
        #expect(!configured.translatesAutoresizingMaskIntoConstraints)
        // Every call gives the mask up, of the view it is called on.
        view.autoMatch(.width, to: .width, of: other)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(other.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func installingAndRemoving() {
        let inner = UIView()
        view.addSubview(inner)
        let across = inner.autoPinEdge(.top, to: .top, of: other)
        let own = inner.autoSetDimension(.width, toSize: 3)
        #expect(container.constraints.map(\.firstAttribute) == [.top])
        #expect(inner.constraints.map(\.firstAttribute) == [.width])
        across.autoRemove()
        #expect(container.constraints.isEmpty)
        own.autoRemove()
        #expect(inner.constraints.isEmpty)
    }

    @Test func withoutASuperviewStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIView().autoPinEdge(toSuperviewEdge: .top) }
        }
    }

    @Test func contentPriorityOutsideOfABlockStops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UILabel().autoSetContentHuggingPriority(for: .vertical) }
        }
    }
}
