// platform: mac
import AppKit
import SwiftMVVMPattern

protocol ProfileShowing: ViewModel {}
class ProfileViewController: NSViewController, ProfileShowing {}
// expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
