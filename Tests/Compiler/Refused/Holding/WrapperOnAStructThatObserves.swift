import SwiftMVVMPattern

struct ProfileViewModel: ViewModel {}
struct Screen: ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  // expected-error@-1 {{'wrappedValue' is unavailable: only a class that is a ViewModelObserver observes its view model}}
  func bind() {}
}
