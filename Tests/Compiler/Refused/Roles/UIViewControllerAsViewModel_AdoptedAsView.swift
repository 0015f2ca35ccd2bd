import SwiftMVVMPattern
import UIKit

class ProfileViewController: UIViewController, View, ViewModel {}
// expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a ViewModel}}
// expected-error@-3 {{type 'ProfileViewController' does not conform to protocol 'ViewModel'}}
// expected-error@-4 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
// expected-error@-5 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
