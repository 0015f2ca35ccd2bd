import SwiftMVVMPattern

enum LampEvent { case burntOut }

@MainActor func light(_ events: ViewStateEvents<LampEvent>) {
  events.bind { _ in }
  // expected-error@-1 {{result of call to 'bind' is unused}}
}
