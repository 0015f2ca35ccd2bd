import Library
import SwiftMVVMPattern

extension ProfileObserver: @retroactive ViewModel {}
// expected-error@-1 {{type 'ProfileObserver' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a ViewModel and a ViewModelHolder}}
