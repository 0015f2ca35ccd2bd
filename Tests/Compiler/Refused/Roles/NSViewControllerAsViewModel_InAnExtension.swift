// platform: mac
import AppKit
import SwiftMVVMPattern

class ProfileViewController: NSViewController {}
extension ProfileViewController: ViewModel {}
// expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
