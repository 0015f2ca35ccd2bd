import MVVMConformance
import MVVMCore

final class Lamp: ViewModel {}

final class LampHolder: ViewModelHolder {
  private(set) var viewModel: Lamp?
}

@MainActor func probe(_ holder: LampHolder) async -> [ConformanceFinding] {
  await replacementFindings(holder, \.viewModel, Lamp(), then: Lamp(), settle: 0, change: { _ in }, shows: { _ in 0 })
  // expected-error@-1 {{cannot convert value of type 'KeyPath<LampHolder, Lamp?>' to expected argument type 'ReferenceWritableKeyPath<LampHolder, Lamp?>'}}
}
