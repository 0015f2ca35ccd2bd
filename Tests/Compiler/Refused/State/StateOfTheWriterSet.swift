import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<LampState>) {
    writer.viewState.isOn = command
    // expected-error@-1 {{cannot assign to property: 'viewState' is a get-only property}}
  }
}
