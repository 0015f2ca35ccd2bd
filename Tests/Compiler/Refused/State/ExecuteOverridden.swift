import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func execute(_ command: Bool) {}
  // expected-error@-1 {{overriding non-open instance method outside of its defining module}}
  // expected-error@-2 {{instance method overrides a 'final' instance method}}
}
