import SwiftMVVMPattern
import UIKit

protocol ProfileShowing: ViewModel, AnyObject {}
class ProfileViewController: UIViewController, ViewModelObserver {
  // expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModelHolder'}}
  // expected-note@-2 {{add stubs for conformance}}
  @WeakObservedViewModel var viewModel: (any ProfileShowing)?
  // expected-error@-1 {{generic struct 'WeakObservedViewModel' requires that 'any ProfileShowing' be a class type}}
  func bind() {}
}
