import SwiftMVVMPattern

struct ProfileViewModel: ViewModel {}
struct Screen: ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-note@-2 {{add stubs for conformance}}
  var viewModel: ProfileViewModel
}
