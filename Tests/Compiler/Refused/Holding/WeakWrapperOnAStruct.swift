import SwiftMVVMPattern

class ProfileViewModel: ViewModel {}
@MainActor struct Screen {
  @WeakObservedViewModel var viewModel: ProfileViewModel?
  // expected-error@-1 {{'wrappedValue' is unavailable: only a class that is a ViewModelObserver observes its view model}}
}
