import SwiftMVVMPattern
import UIKit

class ProfileView: UIView, ViewModel {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
