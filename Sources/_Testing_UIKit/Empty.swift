// Swift Testing looks for a cross-import overlay of this name in every file that imports both it and UIKit.
