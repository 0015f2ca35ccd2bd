import SwiftMVVMPattern

class Profile: ViewModel {}
// expected-error@-1 {{a type cannot be both a View and a ViewModel}}
