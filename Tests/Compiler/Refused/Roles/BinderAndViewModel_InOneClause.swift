import SwiftMVVMPattern

class ListViewModel: ViewModel {}
class Screen: ViewModel, ViewModelBinder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModel'}}
  // expected-error@-2 {{protocol 'ViewModel': a type cannot be both a ViewModel and a ViewModelHolder}}
  // expected-error@-3 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-4 {{protocol 'ViewModelHolder': a type cannot be both a ViewModel and a ViewModelHolder}}
  let viewModel = ListViewModel()
  func bind(to viewModel: ListViewModel?) {}
}
