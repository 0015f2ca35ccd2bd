import SwiftMVVMPattern

class Addresses {}
extension Addresses: Store {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a View and a Store}}
extension Addresses: View {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a Store}}
