import SwiftMVVMPattern
import UIKit

class ProfileViewModel: ViewModel {}
class Screen: UIViewController, ViewModelBinder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelBinder'}}
  // expected-note@-2 {{add stubs for conformance}}
  @ObservedViewModel var viewModel: ProfileViewModel?
}
