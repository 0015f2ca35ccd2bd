import SwiftMVVMPattern
import UIKit

struct Line: View {}

class LineViewController: UIViewController, ViewModelHolder {
  // expected-error@-1 {{type 'LineViewController' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a View cannot be held as a view model}}
  let viewModel = Line()
}
