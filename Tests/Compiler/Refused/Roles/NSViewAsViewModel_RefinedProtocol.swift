// platform: mac
import AppKit
import SwiftMVVMPattern

protocol ProfileShowing: ViewModel {}
class ProfileView: NSView, ProfileShowing {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
