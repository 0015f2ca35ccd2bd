import SwiftMVVMPattern

struct AddressStore: Store {}

struct Screen: ViewModelHolder {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModelHolder'}}
  // expected-error@-2 {{protocol 'ViewModelHolder': a Store cannot be held as a view model}}
  var viewModel: AddressStore?
}
