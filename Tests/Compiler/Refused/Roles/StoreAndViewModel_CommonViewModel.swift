import SwiftMVVMPattern

struct AddressState: ViewState {}
final class Addresses: CommonViewModel<AddressState, Int>, Store {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a ViewModel and a Store}}
