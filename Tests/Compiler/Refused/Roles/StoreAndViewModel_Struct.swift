import SwiftMVVMPattern

struct Addresses: Store, ViewModel {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a ViewModel and a Store}}
// expected-error@-3 {{type 'Addresses' does not conform to protocol 'ViewModel'}}
// expected-error@-4 {{protocol 'ViewModel': a type cannot be both a ViewModel and a Store}}
