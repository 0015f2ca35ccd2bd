import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<LampState>) {
    writer.start("light") {
      // expected-error@-1 {{missing argument for parameter #2 in call}}
      try await light()
    } then: { state, result in
      state.isOn = (try? result.get()) ?? false
    }
  }
}

func light() async throws -> Bool { true }
