import SwiftMVVMPattern

class ProfileViewModel: ViewModel {
  init() {}
}
class Profile: ProfileViewModel, View {}
// expected-error@-1 {{type 'Profile' does not conform to protocol 'View'}}
// expected-error@-2 {{protocol 'View': a type cannot be both a View and a ViewModel}}
