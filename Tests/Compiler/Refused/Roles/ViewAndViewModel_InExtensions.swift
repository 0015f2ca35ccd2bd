import SwiftMVVMPattern

class Profile {}
extension Profile: View {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a ViewModel}}
extension Profile: ViewModel {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
