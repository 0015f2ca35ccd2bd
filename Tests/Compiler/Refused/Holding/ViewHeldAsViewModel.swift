import SwiftMVVMPattern
import UIKit

class ProfileView: UIView {}
extension ProfileView: View {}

class ProfileViewController: UIViewController, ViewModelHolder {
  // expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a View cannot be held as a view model}}
  var viewModel: ProfileView?
}
