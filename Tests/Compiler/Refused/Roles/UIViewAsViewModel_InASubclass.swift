import SwiftMVVMPattern
import UIKit

class ProfileView: UIView {}
class Profile: ProfileView, ViewModel {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
