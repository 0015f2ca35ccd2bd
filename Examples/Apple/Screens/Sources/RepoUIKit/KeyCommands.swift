import UIKit

#if _runtime(_ObjC)
  /// The keys of a hardware keyboard, which UIKit also lists while Command is held. They are sent by selectors, and those
  /// are Objective-C's.
  extension UIKeyCommand {
    static func search(_ action: Selector) -> UIKeyCommand {
      UIKeyCommand(title: "Search", action: action, input: "f", modifierFlags: .command)
    }

    static func reload(_ action: Selector) -> UIKeyCommand {
      UIKeyCommand(title: "Reload", action: action, input: "r", modifierFlags: .command)
    }
  }
#endif
