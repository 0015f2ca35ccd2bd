import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

struct DoorState: ViewState {}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<DoorState>) {}
  // expected-error@-1 {{method does not override any method from its superclass}}
}
