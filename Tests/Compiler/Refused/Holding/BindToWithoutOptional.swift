import SwiftMVVMPattern
import UIKit

class ProfileViewModel: ViewModel {}
class Screen: UIViewController, ViewModelBinder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelBinder'}}
  // expected-note@-2 {{add stubs for conformance}}
  let viewModel = ProfileViewModel()
  func bind(to viewModel: ProfileViewModel) {}
  // expected-note@-1 {{candidate has non-matching type '(ProfileViewModel) -> ()'}}
}
