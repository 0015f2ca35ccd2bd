import SwiftMVVMPattern
import SwiftUI

struct ProfileView: View {
  // expected-error@-1 {{'View' is ambiguous for type lookup in this context}}
  var body: some View { Text("") }
  // expected-error@-1 {{'View' is ambiguous for type lookup in this context}}
}
