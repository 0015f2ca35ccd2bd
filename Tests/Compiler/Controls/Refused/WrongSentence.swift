import SwiftMVVMPattern

class Profile: View, ViewModel {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a view or view controller cannot be a ViewModel}}
// expected-error@-3 {{type 'Profile' does not conform to protocol 'ViewModel'}}
// expected-error@-4 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
