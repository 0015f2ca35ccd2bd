import Library
import SwiftMVVMPattern

extension ProfileViewModel: @retroactive Store {}
// expected-error@-1 {{type 'ProfileViewModel' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a type cannot be both a ViewModel and a Store}}
