import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

final class LampViewModel: CommonViewModel<LampState, Bool> {
  override func handle(_ command: Bool, _ writer: inout ViewStateWriter<LampState>) {
    writer.update {
      // expected-error@-1 {{overlapping accesses to 'writer', but modification requires exclusive access}}
      $0.isOn = command
      writer.update { $0.isOn = false }
      // expected-note@-1 {{conflicting access is here}}
    }
  }
}
