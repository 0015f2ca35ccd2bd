import SwiftMVVMPattern
import UIKit

class Screen: UIViewController, ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a view or view controller cannot be held as a view model}}
  let viewModel = UILabel()
}
