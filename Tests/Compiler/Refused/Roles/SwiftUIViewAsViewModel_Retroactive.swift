import SwiftMVVMPattern
import SwiftUI

extension Text: @retroactive ViewModel {}
// expected-error@-1 {{type 'Text' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a SwiftUI view cannot be a ViewModel}}
