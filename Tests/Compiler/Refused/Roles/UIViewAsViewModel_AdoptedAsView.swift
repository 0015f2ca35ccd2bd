import SwiftMVVMPattern
import UIKit

class ProfileView: UIView {}
extension ProfileView: View {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a ViewModel}}
extension ProfileView: ViewModel {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
// expected-error@-3 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
