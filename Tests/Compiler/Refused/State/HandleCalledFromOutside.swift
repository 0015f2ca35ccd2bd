import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

@MainActor func light(_ lamp: CommonViewModel<LampState, Bool>) {
  lamp.handle(true)
  // expected-error@-1 {{missing argument for parameter #2 in call}}
}
