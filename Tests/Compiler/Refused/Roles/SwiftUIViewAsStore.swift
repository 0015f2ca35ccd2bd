import SwiftMVVMPattern
import SwiftUI

struct Addresses: SwiftUI.View, Store {
  // expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
  // expected-error@-2 {{protocol 'Store': a SwiftUI view cannot be a Store}}
  var body: some SwiftUI.View { Text("") }
}
