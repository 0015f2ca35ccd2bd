import SwiftMVVMPattern

class AddressView: View {
  init() {}
}
class Addresses: AddressView, Store {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a View and a Store}}
