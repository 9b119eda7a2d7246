// UIKit re-exports Foundation on Apple's systems, and code written for it counts on that.
@_exported public import Foundation
