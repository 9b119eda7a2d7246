// swift-format-ignore-file
import LayoutDSL
import UIKit

/// Cut off.
@MainActor func outsideSuperviewInPurelayout(in view: UIView) {
    let card = UIView()
    let picture = UIView()

    card.backgroundColor = .systemGray5
    card.clipsToBounds = true
    picture.backgroundColor = UIColor(red: 239 / 255.0, green: 89 / 255.0, blue: 49 / 255.0, alpha: 1)

    view.addSubview(card)
    card.addSubview(picture)

    card.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
    card.autoPinEdge(toSuperviewEdge: .left, withInset: 20)
    card.autoSetDimensions(to: CGSize(width: 335, height: 200))
    picture.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
    picture.autoPinEdge(toSuperviewEdge: .left, withInset: 20)
    picture.autoSetDimensions(to: CGSize(width: 400, height: 100))
}
