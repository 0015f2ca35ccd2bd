// platform: mac
import AppKit
import SwiftMVVMPattern

class Screen: NSViewController, ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a view or view controller cannot be held as a view model}}
  var viewModel: NSTextField?
}
