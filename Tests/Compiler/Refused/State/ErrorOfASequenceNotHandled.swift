import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<LampState>) {
    writer.start("light", .superseding) {
      AsyncStream { command }
    } each: { state, isOn in
      state.isOn = isOn
      // expected-error@-1 {{cannot assign value of type 'Result<Bool, any Error>' to type 'Bool'}}
    }
  }
}
