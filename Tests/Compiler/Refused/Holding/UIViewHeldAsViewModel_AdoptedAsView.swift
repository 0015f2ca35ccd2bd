import Library
import SwiftMVVMPattern
import UIKit

class Screen: UIViewController, ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a View cannot be held as a view model}}
  // expected-error@-3 {{protocol 'ViewModelHolder': a view or view controller cannot be held as a view model}}
  var viewModel: ProfileView?
}
