// unlocated-note {{'View' is isolated to global actor 'MainActor' here}}
import SwiftMVVMPattern

actor Profile: ViewModel {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
extension Profile: @MainActor View {}
// expected-error@-1 {{actor 'Profile' cannot conform to global-actor-isolated protocol 'View'}}
