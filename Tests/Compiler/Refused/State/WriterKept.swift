import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<LampState>) {
    // expected-error@-1 {{missing reinitialization of inout parameter 'writer' after consume}}
    var kept = writer
    // expected-note@-1 {{consumed here}}
    kept.update { $0.isOn = command }
  }
}
