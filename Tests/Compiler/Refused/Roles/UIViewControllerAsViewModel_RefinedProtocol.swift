import SwiftMVVMPattern
import UIKit

protocol ProfileShowing: ViewModel {}
class ProfileViewController: UIViewController, ProfileShowing {}
// expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
