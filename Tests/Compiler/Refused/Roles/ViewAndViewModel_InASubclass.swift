import SwiftMVVMPattern

class ProfileView: View {
  init() {}
}
class Profile: ProfileView, ViewModel {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a View and a ViewModel}}
