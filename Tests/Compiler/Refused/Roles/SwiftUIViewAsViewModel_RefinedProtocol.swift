import SwiftMVVMPattern
import SwiftUI

protocol ProfileShowing: ViewModel {}
struct ProfileView: SwiftUI.View, ProfileShowing {
  // expected-error@-1 {{type 'ProfileView' does not conform to protocol 'ViewModel'}}
  // expected-error@-2 {{protocol 'ViewModel': a SwiftUI view cannot be a ViewModel}}
  var body: some SwiftUI.View { Text("") }
}
