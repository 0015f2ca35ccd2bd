import SwiftMVVMPattern

class ProfileViewModel: ViewModel {}
@MainActor struct Screen {
  @WeakObservedViewModel var viewModel: ProfileViewModel?
  // expected-error@-1 {{'wrappedValue' is unavailable: this wrapper requires a class that is a ViewModelObserver or ViewModelBinder}}
}
