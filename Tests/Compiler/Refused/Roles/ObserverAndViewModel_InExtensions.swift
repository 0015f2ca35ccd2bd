import SwiftMVVMPattern

class ListViewModel: ViewModel {}
class Screen {
  var viewModel: ListViewModel?
}
extension Screen: ViewModel {}
// expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a ViewModel and a ViewModelHolder}}
extension Screen: ViewModelObserver {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a type cannot be both a ViewModel and a ViewModelHolder}}
  func bind() {}
}
