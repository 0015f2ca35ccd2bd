import MVVMConformance
import MVVMState

@MainActor func probe(_ lamp: some StatefulViewModel<LampState, Bool>) async -> [ConformanceFinding] {
  await assertStateFlow(of: lamp, [.state(LampState())])
  // expected-error@-1 {{global function 'assertStateFlow(of:_:within:file:line:by:)' requires that 'LampState' conform to 'Equatable'}}
}

struct LampState: ViewState {}
