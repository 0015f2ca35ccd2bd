import SwiftMVVMPattern

class ListViewModel: ViewModel {}
protocol ScreenShowing: ViewModel {}
class Screen: ScreenShowing, ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a type cannot be both a ViewModel and a ViewModelHolder}}
  // expected-error@-3 {{type 'Screen' does not conform to protocol 'ViewModel'}}
  // expected-error@-4 {{protocol 'ViewModel': a type cannot be both a ViewModel and a ViewModelHolder}}
  var viewModel: ListViewModel?
}
