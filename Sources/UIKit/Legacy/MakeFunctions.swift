/// The functions that C and the first Swift made values with. Code of that time calls them; new code has initialisers.

/// `UIEdgeInsets(top:left:bottom:right:)`
public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// `CGRect(x:y:width:height:)`
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// `CGSize(width:height:)`
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// `CGPoint(x:y:)`
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// `rect.maxY`
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// `rect.maxX`
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// `rect.minY`
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// `rect.minX`
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// `rect.width`
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// `rect.height`
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// `rect.midX`
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// `rect.midY`
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// `rect.insetBy(dx:dy:)`
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}

/// `rect.offsetBy(dx:dy:)`
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}

/// `rect.inset(by:)`
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

/// `UIEdgeInsets.zero`
public let UIEdgeInsetsZero = UIEdgeInsets.zero

/// `CGRect.zero`
public let CGRectZero = CGRect.zero

/// `CGSize.zero`
public let CGSizeZero = CGSize.zero

/// `CGPoint.zero`
public let CGPointZero = CGPoint.zero
