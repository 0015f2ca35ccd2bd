import UIKit

#if _runtime(_ObjC)
  /// The shortcuts of a hardware keyboard, which UIKit lists while Command is held. Selectors need Objective-C.
  extension UIKeyCommand {
    static func search(_ action: Selector) -> UIKeyCommand {
      UIKeyCommand(title: "Search", action: action, input: "f", modifierFlags: .command)
    }

    static func reload(_ action: Selector) -> UIKeyCommand {
      UIKeyCommand(title: "Reload", action: action, input: "r", modifierFlags: .command)
    }
  }
#endif
