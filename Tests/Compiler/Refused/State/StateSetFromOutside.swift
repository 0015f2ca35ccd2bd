import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

@MainActor func light(_ lamp: CommonViewModel<LampState, Bool>) {
  lamp.viewState = LampState(isOn: true)
  // expected-error@-1 {{cannot assign to property: 'viewState' is a get-only property}}
}
