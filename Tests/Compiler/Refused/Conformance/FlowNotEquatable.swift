import MVVMConformance
import MVVMState

@MainActor func probe(_ lamp: some StatefulViewModel<LampState, Bool>) async -> [ConformanceFinding] {
  await stateFlowFindings(of: lamp, [.state(LampState())])
  // expected-error@-1 {{global function 'stateFlowFindings(of:_:within:file:line:by:)' requires that 'LampState' conform to 'Equatable'}}
}

struct LampState: ViewState {}
