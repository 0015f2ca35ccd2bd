import Library
import SwiftMVVMPattern

extension ProfileViewModel: @retroactive View {}
// expected-error@-1 {{type 'ProfileViewModel' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a ViewModel}}
