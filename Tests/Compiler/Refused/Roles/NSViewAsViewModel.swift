// platform: mac
import AppKit
import SwiftMVVMPattern

class ProfileView: NSView, ViewModel {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
