import SwiftMVVMPattern

func light(_ lamp: some StatefulViewModel<LampState, Bool>) {
  // expected-note@-1 {{add '@MainActor' to make global function 'light' part of global actor 'MainActor'}}
  lamp.execute(true)
  // expected-error@-1 {{call to main actor-isolated instance method 'execute' in a synchronous nonisolated context}}
}

struct LampState: ViewState {}
