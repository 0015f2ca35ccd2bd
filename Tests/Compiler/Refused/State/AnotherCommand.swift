import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

@MainActor func light(_ lamp: CommonViewModel<LampState, Bool>) {
  lamp.execute("on")
  // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
}
