import SwiftMVVMPattern

class Addresses {}
extension Addresses: Store {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a ViewModel and a Store}}
extension Addresses: ViewModel {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a ViewModel and a Store}}
