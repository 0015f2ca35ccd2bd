import SwiftMVVMPattern

struct ProfileViewModel: ViewModel {}
struct Screen: ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  // expected-error@-1 {{'wrappedValue' is unavailable: this wrapper requires a class that is a ViewModelObserver or ViewModelBinder}}
  func bind() {}
}
