import SwiftMVVMPattern
import UIKit

class ProfileViewModel: ViewModel {}
class ProfileViewController: UIViewController, ViewModelObserver {
  // expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModelObserver'}}
  // expected-note@-2 {{add stubs for conformance}}
  var viewModel: ProfileViewModel?
}
