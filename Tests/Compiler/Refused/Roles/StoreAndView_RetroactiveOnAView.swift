import Library
import SwiftMVVMPattern

extension ProfileView: @retroactive Store {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a View and a Store}}
// expected-error@-3 {{protocol 'Store': a view or view controller cannot be a Store}}
