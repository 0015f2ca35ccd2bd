import SwiftMVVMPattern

final class Lamp {}

struct LampState: ViewState {
  // expected-note@-1 {{consider making struct 'LampState' conform to the 'Sendable' protocol}}
  var lamp = Lamp()
}

@MainActor func light(_ lamp: CommonViewModel<LampState, Bool>) async {
  _ = lamp.viewStateStream.values
  // expected-error@-1 {{type 'LampState' does not conform to the 'Sendable' protocol}}
}
