import SwiftMVVMPattern

class ProfileViewModel: ViewModel {}
struct Row: ViewModelBinder {
  // expected-error@-1 {{non-class type 'Row' cannot conform to class protocol 'ViewModelBinder'}}
  let viewModel: ProfileViewModel
  func bind(to viewModel: ProfileViewModel?) {}
}
