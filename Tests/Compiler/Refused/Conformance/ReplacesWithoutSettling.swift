import MVVMConformance
import MVVMCore

final class Lamp: ViewModel {}

final class LampHolder: ViewModelHolder {
  var viewModel: Lamp?
}

@MainActor func probeOfNewHolders() async -> [ConformanceFinding] {
  await replacementFindings(Lamp(), then: Lamp(), in: { _ in LampHolder() }, change: { _ in }, shows: { _ in 0 })
  // expected-error@-1 {{missing argument for parameter 'isObserved' in call}}
}

@MainActor func probe(_ holder: LampHolder) async -> [ConformanceFinding] {
  await replacementFindings(holder, \.viewModel, Lamp(), then: Lamp(), change: { _ in }, shows: { _ in 0 })
  // expected-error@-1 {{missing argument for parameter 'isObserved' in call}}
}
