#if SWIFT_PACKAGE
  public import MVVMState
#endif

/// Finds a view model that skips a state, shows another, changes one behind the back of who was told, or loses or invents a late result.
///
/// **When to use it.** For each way through a screen: write down the commands and the states, from the first state on.
///
/// ```swift
/// struct SumState: ViewState, Equatable { var isLoading = false, sum = 0 }
/// enum SumCommand: Equatable { case add(Int) }
///
/// final class SumViewModel: CommonViewModel<SumState, SumCommand> {
///   init() { super.init(SumState()) }
///   override func handle(_ command: SumCommand, _ writer: inout ViewStateWriter<SumState>) {
///     guard case .add(let number) = command else { return }
///     writer.update { $0.isLoading = true }
///     writer.start("add", .superseding) { number } then: { state, number in
///       state = SumState(sum: state.sum + ((try? number.get()) ?? 0))
///     }
///   }
/// }
///
/// @MainActor func testSum() async -> [ConformanceFinding] {
///   await assertStateFlow(
///     of: SumViewModel(),
///     [.state(SumState()), .command(.add(2)), .state(SumState(isLoading: true)), .state(SumState(sum: 2))])
/// }
/// ```
///
/// **Laws.** The commands are executed one by one, each when the states before it have been told. Where something else has to happen between, such as
/// an answer that is held back, write a closure: it executes the commands by the recorder that it is handed, and waits for what it wants. What follows
/// must be the flow, step by step, and nothing more; the view model's `viewState` must be what was told last; and a state that was told must stay as it was.
///
/// **Isolation.** Main actor. **Ownership.** It keeps nothing. **Cost.** A state is waited for, `limit` seconds at most; what should not come has some 50
/// turns of the main actor to do so.
@MainActor public func assertStateFlow<Shown: ViewState & Equatable, Command: Equatable>(
  of viewModel: some StatefulViewModel<Shown, Command>, _ expected: [StateFlowStep<Shown, Command>],
  within limit: Double = 1, file: StaticString = #filePath, line: UInt = #line,
  by act: (@MainActor (StateRecorder<Shown, Command>) async -> Void)? = nil
) async -> [ConformanceFinding] {
  let recorder = StateRecorder(viewModel)
  if let act {
    await act(recorder)
    _ = await holds(within: limit) { recorder.flow.count >= expected.count }
  } else {
    await recorder.follow(expected, within: limit)
  }
  await settle()
  guard let (problem, advice) = recorder.difference(from: expected, within: limit) else { return [] }
  return [ConformanceFinding("\(type(of: viewModel)) \(problem)", advice: advice, file: file, line: line)]
}

extension StateRecorder where Shown: Equatable, Command: Equatable {
  /// Executes the commands, each when what stands before it has come; no more of them after something else came.
  fileprivate func follow(_ expected: [StateFlowStep<Shown, Command>], within limit: Double) async {
    for (index, step) in expected.enumerated() {
      if case .command(let command) = step { execute(command) }
      guard await holds(within: limit, { flow.count > index }), flow[index] == step else { return }
    }
  }

  fileprivate func difference(
    from expected: [StateFlowStep<Shown, Command>], within limit: Double
  ) -> (problem: String, advice: String)? {
    for (index, step) in flow.enumerated() where picture(of: step) != pictures[index] {
      return ("changed step \(index + 1), \(step), after it was told", "keep only values in the state")
    }
    for (index, step) in expected.enumerated() where !flow.indices.contains(index) || flow[index] != step {
      let wanted = "where step \(index + 1), \(step), was expected"
      if flow.indices.contains(index) {
        return ("came to \(flow[index]) \(wanted)", "make one update for each state that is to be seen, in this order")
      }
      return ("told nothing within \(limit) s \(wanted)", "let each way through a command's task end in a state")
    }
    if flow.count > expected.count {
      return ("came to \(flow[expected.count]) after the last step", "let a newer command supersede the older")
    }
    let told = flow.last { if case .state = $0 { true } else { false } }
    if told == .state(viewState) { return nil }
    return (
      "has \(viewState) as its viewState, and told another", "return the viewState of the source whose stream it is"
    )
  }
}
