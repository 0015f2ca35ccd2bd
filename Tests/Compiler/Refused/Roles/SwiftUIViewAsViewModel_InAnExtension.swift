import SwiftMVVMPattern
import SwiftUI

struct ProfileView: SwiftUI.View {
  var body: some SwiftUI.View { Text("") }
}
extension ProfileView: ViewModel {}
// expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a SwiftUI view cannot be a ViewModel}}
