/// Hands inputs to threads and collects their results.
final class WorkList<Input: Sendable, Output: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var results: [Output?]
    var missing: Int
    /// The start times of the inputs in progress.
    var started: [Int: SuspendingClock.Instant] = [:]
  }

  private let inputs: [Input]
  private let deadline: Deadline<Input, Output>?
  private let body: @Sendable (Input) -> Output
  private let monitor: Monitor<State>
  /// Doesn't advance while the machine sleeps.
  private let clock = SuspendingClock()
  /// The interval between checks of the deadline.
  private let interval = Duration.milliseconds(50)

  init(_ inputs: [Input], _ deadline: Deadline<Input, Output>?, _ body: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.deadline = deadline
    self.body = body
    monitor = Monitor(State(results: Array(repeating: nil, count: inputs.count), missing: inputs.count)) {
      $0.missing == 0
    }
  }

  /// The work of a thread. It ends when no input is left or the thread was abandoned.
  func work() {
    var next = monitor.change { begin(&$0) }
    while let index = next {
      let result = body(inputs[index])
      next = monitor.change { finish(index, result, &$0) ? begin(&$0) : nil }
    }
  }

  private func begin(_ state: inout State) -> Int? {
    guard state.next < inputs.count else { return nil }
    let index = state.next
    state.next += 1
    state.started[index] = clock.now
    return index
  }

  /// Whether the result was still wanted.
  private func finish(_ index: Int, _ result: Output, _ state: inout State) -> Bool {
    guard state.started.removeValue(forKey: index) != nil else { return false }
    state.results[index] = result
    state.missing -= 1
    return true
  }

  /// The results in the order of the inputs, when all of them are there.
  ///
  /// - Parameter replace: starts a thread in place of an abandoned one. If that fails, the calling thread does the rest.
  func results(replacing replace: () -> Bool) -> [Output] {
    while true {
      let step = monitor.wait(lookingEach: deadline == nil ? nil : interval, step)
      switch step {
      case .done(let results): return results
      case .abandoned: if !replace() { work() }
      }
    }
  }

  private enum Step {
    case done([Output])
    case abandoned
  }

  private func step(_ state: inout State) -> Step? {
    if state.missing == 0 { return .done(state.results.compactMap { $0 }) }
    guard let deadline, let index = overdueIndex(state, deadline) else { return nil }
    _ = finish(index, deadline.result(inputs[index]), &state)
    return .abandoned
  }

  private func overdueIndex(_ state: State, _ deadline: Deadline<Input, Output>) -> Int? {
    let now = clock.now
    return state.started.first { now - $0.value > deadline.time(inputs[$0.key]) }?.key
  }
}
