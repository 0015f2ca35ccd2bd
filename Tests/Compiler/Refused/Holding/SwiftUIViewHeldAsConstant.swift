import SwiftMVVMPattern
import SwiftUI
import UIKit

class Screen: UIViewController, ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a SwiftUI view cannot be held as a view model}}
  let viewModel = Text("")
}
