import SwiftMVVMPattern
import UIKit

struct ProfileViewModel: ViewModel {}
class ProfileViewController: UIViewController, ViewModelObserver {
  // expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModelHolder'}}
  // expected-note@-2 {{add stubs for conformance}}
  @WeakObservedViewModel var viewModel: ProfileViewModel?
  // expected-error@-1 {{generic struct 'WeakObservedViewModel' requires that 'ProfileViewModel' be a class type}}
  func bind() {}
}
