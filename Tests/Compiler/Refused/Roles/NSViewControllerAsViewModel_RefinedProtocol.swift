// platform: mac
import AppKit
import SwiftMVVMPattern

protocol ProfileShowing: ViewModel {}
class ProfileViewController: NSViewController, ProfileShowing {}
// expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': an NSViewController cannot be a ViewModel}}
