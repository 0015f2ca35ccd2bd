import SwiftMVVMPattern

class ListViewModel: ViewModel {}
class Base: ViewModel {
  var viewModel: ListViewModel?
  init() {}
}
class Screen: Base, ViewModelHolder {}
// expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
// expected-error@-2 {{protocol 'ViewModelHolder': a type cannot be both a ViewModel and a ViewModelHolder}}
