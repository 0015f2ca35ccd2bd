import SwiftMVVMPattern

class Addresses: Store, View {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a View and a Store}}
// expected-error@-3 {{type 'Addresses' does not conform to protocol 'View'}}
// expected-error@-4 {{protocol 'View': a type cannot be both a View and a Store}}
