#if SWIFT_PACKAGE
  public import MVVMState
#endif

/// Finds a view model that skips, adds or confuses states, changes a state after sending it, or loses a late result.
///
/// Call it for each path through a screen. List the commands and the states, starting with the initial state.
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
/// @MainActor func sumMistakes() async -> [ConformanceFinding] {
///   await stateFlowFindings(
///     of: SumViewModel(),
///     [.state(SumState()), .command(.add(2)), .state(SumState(isLoading: true)), .state(SumState(sum: 2))])
/// }
/// ```
///
/// - Each command is executed once the states before it have arrived. If something else has to happen in between, such as a
///   delayed answer, pass a closure that executes the commands with the recorder that it receives, and waits for what it needs.
/// - The view model has to go through exactly these steps. Its `viewState` has to be the last state, and a state must not
///   change after it was sent.
/// - A state has `limit` seconds to arrive.
/// - A flow of only the initial state is a finding, because the view model had nothing to do.
@MainActor public func stateFlowFindings<Shown: ViewState & Equatable, Command: Equatable>(
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
  return [ConformanceFinding("'\(type(of: viewModel))' \(problem)", advice: advice, file: file, line: line)]
}

extension StateRecorder where Shown: Equatable, Command: Equatable {
  /// Executes each command once the steps before it have arrived; stops at the first other step.
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
      return ("changed step \(index + 1), \(step), after sending it", "store only values in the state")
    }
    let agreed = zip(flow, expected).prefix { $0 == $1 }.count
    let found = flow.dropFirst(agreed).first.map { "came to \($0)" }
    if agreed < expected.count {
      let problem = "\(found ?? "sent nothing within \(limit) s") instead of step \(agreed + 1), \(expected[agreed])"
      let ending = "end every path of a command's task in a state"
      return (problem, found == nil ? ending : "update the state once for each expected state, in this order")
    }
    if let found { return ("\(found) after the last step", "start the task so that newer commands supersede it") }
    let sent = flow.last { if case .state = $0 { true } else { false } }
    if sent != .state(viewState) {
      return ("returns \(viewState) as its viewState, but sent another", "return the viewState of the stream's source")
    }
    if expected.count > 1 { return nil }
    return ("had nothing to do, because the flow has only the initial state", "add a command and the next states")
  }
}
