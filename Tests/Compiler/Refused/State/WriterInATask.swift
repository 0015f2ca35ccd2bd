import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<LampState>) {
    // expected-note@-1 {{parameter 'writer' is declared 'inout'}}
    Task {
      // expected-error@-1 {{escaping closure captures 'inout' parameter 'writer'}}
      writer.update { $0.isOn = command }
      // expected-note@-1 {{captured here}}
    }
  }
}
