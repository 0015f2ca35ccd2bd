import SwiftMVVMPattern

final class CarViewModel: LifecycleViewModel {
  enum Update { case horsePower }
  let lifecycle = Lifecycle<Update>()
  func tune() throws { try update("horsePower") }
  // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'CarViewModel.Update'}}
}
