import MVVMConformance
import MVVMCore

final class Lamp: ViewModel {}

struct LampHolder: ViewModelHolder {
  var viewModel: Lamp?
}

@MainActor func probe(_ holder: LampHolder) async -> [ConformanceFinding] {
  await replacementFindings(holder, \.viewModel, Lamp(), then: Lamp(), settle: 0, change: { _ in }, shows: { _ in 0 })
  // expected-error@-1 {{requires that 'LampHolder' be a class type}}
  // expected-error@-2 {{cannot convert value of type 'WritableKeyPath<LampHolder, Lamp?>' to expected argument type 'ReferenceWritableKeyPath<LampHolder, Lamp?>'}}
}
