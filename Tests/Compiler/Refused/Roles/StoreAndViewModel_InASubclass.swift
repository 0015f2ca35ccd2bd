import SwiftMVVMPattern

class AddressStore: Store {
  init() {}
}
class Addresses: AddressStore, ViewModel {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a ViewModel and a Store}}
