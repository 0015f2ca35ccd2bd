import SwiftMVVMPattern

struct Profile<Element> {}
extension Profile: View {}
extension Profile: ViewModel where Element: Equatable {}
// expected-error@-1 {{type 'Profile<Element>' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
