import SwiftMVVMPattern
import UIKit

protocol ProfileShowing: ViewModel {}
class ProfileView: UIView, ProfileShowing {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
