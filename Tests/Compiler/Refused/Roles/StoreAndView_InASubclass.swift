import SwiftMVVMPattern

class AddressStore: Store {
  init() {}
}
class Addresses: AddressStore, View {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a Store}}
