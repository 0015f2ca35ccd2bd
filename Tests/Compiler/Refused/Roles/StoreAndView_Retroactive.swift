import Library
import SwiftMVVMPattern

extension ContactStore: @retroactive View {}
// expected-error@-1 {{type 'ContactStore' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a Store}}
