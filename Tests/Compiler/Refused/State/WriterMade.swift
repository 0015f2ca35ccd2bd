import SwiftMVVMPattern

struct LampState: ViewState {
  var isOn = false
}

@MainActor func light(_ lamp: ViewStateSource<LampState>) {
  var writer = ViewStateWriter(lamp)
  // expected-error@-1 {{'ViewStateWriter<Shown>' initializer is inaccessible due to 'internal' protection level}}
  writer.update { $0.isOn = true }
}
