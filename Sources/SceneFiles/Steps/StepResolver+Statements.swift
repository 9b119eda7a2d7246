import UIKit

extension StepResolver {
    /// What a statement with `=` does; nil, and noted, if it names what is not there.
    mutating func assignment(_ target: ConstraintLine.Reference, _ value: StepExpression)
        -> Statement.Action?
    {
        let name = target.name.text
        guard let member = target.members.last else {
            check(value)
            guard lines.reader.metrics[name] != nil, target.indices.isEmpty else {
                let guess = nearest(to: name, among: lines.reader.metrics.names)
                report(.step(.unknownWord(name, nearest: guess)), at: target.name.offset)
                return nil
            }
            return .setMetric(name, value)
        }
        if target.members.count == 1, target.indices.isEmpty, lines.views[name] == nil,
            named[name] != nil
                || Statement.ConstraintProperty(rawValue: member.text) != nil
        {
            return constraintAssignment(target, member, value)
        }
        guard let views = views(target), let property = property(target, of: views.view) else {
            check(value)
            return nil
        }
        check(value, words: property.words)
        return .set(property, of: views, value)
    }

    private mutating func constraintAssignment(
        _ target: ConstraintLine.Reference, _ member: ConstraintLine.Word, _ value: StepExpression
    ) -> Statement.Action? {
        let name = target.name.text
        let isKnown = knowsConstraint(name, at: target.name.offset)
        let all = Statement.ConstraintProperty.allCases.map(\.rawValue)
        guard let property = Statement.ConstraintProperty(rawValue: member.text) else {
            report(
                .step(.unknownValue(member.text, nearest: nearest(to: member.text, among: all))),
                at: member.offset)
            return nil
        }
        check(value, words: property == .priority ? PriorityWords.all.map(\.name) : [])
        guard isKnown else { return nil }
        if property == .constant, named[name]?.count != 1 || named[name]?.first?.hasOneConstant != true {
            report(.step(.severalConstants(name)), at: target.name.offset)
            return nil
        }
        return .setConstraint(property, of: name, value)
    }

    private mutating func property(_ target: ConstraintLine.Reference, of view: NamedView) -> Property? {
        guard let member = target.members.first else { return nil }
        let viewClass = view.viewClass ?? .plain
        guard target.members.count == 1 else {
            report(.step(.unknownStatement(target.text, nearest: nil)), at: member.offset)
            return nil
        }
        let statements = Property.ofStatements
        if let property = Property.named(member.text, of: viewClass)
            ?? statements.first(where: { $0.name == member.text })
        {
            return property
        }
        if let owner = Property.first(named: member.text)?.owner {
            report(
                .name(.foreignProperty(member.text, owner: owner, className: viewClass.name)),
                at: member.offset)
        } else if Property.notYet.contains(member.text) {
            report(.value(.notYet("'\(member.text)'")), at: member.offset)
        } else {
            let names = Property.names(of: viewClass) + statements.map(\.name)
            let guess = nearest(to: member.text, among: names)
            report(
                .name(.unknownProperty(member.text, className: viewClass.name, nearest: guess)),
                at: member.offset)
        }
        return nil
    }

    /// What a statement without `=` does.
    mutating func call(
        _ target: ConstraintLine.Reference, _ argument: StepExpression?, _ isAnimated: Bool
    ) -> Statement.Action? {
        if let argument { check(argument) }
        guard let member = target.members.last else { return sceneCall(target, argument, isAnimated) }
        guard let method = ViewMethod.named(member.text), target.members.count == 1 else {
            let names = ViewMethod.all.map(\.name)
            report(
                .step(.unknownStatement(member.text, nearest: nearest(to: member.text, among: names))),
                at: member.offset)
            return nil
        }
        guard let views = views(target) else { return nil }
        if method.isOfScrollViews, !isScrollView(views.view, for: method.name, at: member.offset) {
            return nil
        }
        if isAnimated, method.argument == nil {
            report(.step(.notAnimatable(method.name)), at: member.offset)
        }
        guard checkArgument(argument, of: method.name, pattern: method.argument, at: member.offset) else {
            return nil
        }
        return .call(method, of: views, argument)
    }

    private mutating func sceneCall(
        _ target: ConstraintLine.Reference, _ argument: StepExpression?, _ isAnimated: Bool
    ) -> Statement.Action? {
        let name = target.name.text
        guard let method = Statement.SceneMethod(rawValue: name), target.indices.isEmpty else {
            let names = Statement.SceneMethod.allCases.map(\.rawValue)
            report(
                .step(.unknownStatement(target.text, nearest: nearest(to: name, among: names))),
                at: target.name.offset)
            return nil
        }
        if isAnimated { report(.step(.notAnimatable(name)), at: target.name.offset) }
        let pattern = method == .resize ? "(width, height)" : nil
        guard checkArgument(argument, of: name, pattern: pattern, at: target.name.offset) else { return nil }
        return .callScene(method, argument)
    }

    private mutating func checkArgument(
        _ argument: StepExpression?, of name: String, pattern: String?, at offset: Int
    ) -> Bool {
        if let pattern, argument == nil {
            report(.step(.missingArgument(name, pattern: pattern)), at: offset)
            return false
        }
        if pattern == nil, let argument {
            report(.step(.superfluousArgument(name)), at: argument.offset)
            return false
        }
        return true
    }
}
