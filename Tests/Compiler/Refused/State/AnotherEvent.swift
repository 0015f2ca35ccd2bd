import SwiftMVVMPattern

enum LampEvent { case burntOut }

@MainActor func light(_ events: ViewStateEvents<LampEvent>) {
  events.send("burnt out")
  // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'LampEvent'}}
}
