/// Hands inputs to threads and collects their results.
final class WorkList<Input: Sendable, Output: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var results: [Output?]
    var missing: Int
    /// When work began on those that are under way.
    var begun: [Int: SuspendingClock.Instant] = [:]
  }

  private let inputs: [Input]
  private let deadline: Deadline<Input, Output>?
  private let body: @Sendable (Input) -> Output
  private let monitor: Monitor<State>
  /// It stands still while the machine sleeps.
  private let clock = SuspendingClock()
  /// How often the threads are looked after.
  private let interval = Duration.milliseconds(50)

  init(_ inputs: [Input], _ deadline: Deadline<Input, Output>?, _ body: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.deadline = deadline
    self.body = body
    monitor = Monitor(State(results: Array(repeating: nil, count: inputs.count), missing: inputs.count)) {
      $0.missing == 0
    }
  }

  /// What a thread does: it ends when nothing is left, or nobody waits for it any more.
  func work() {
    var taken = monitor.change { begin(&$0) }
    while let index = taken {
      let result = body(inputs[index])
      taken = monitor.change { finish(index, result, &$0) ? begin(&$0) : nil }
    }
  }

  private func begin(_ state: inout State) -> Int? {
    guard state.next < inputs.count else { return nil }
    let index = state.next
    state.next += 1
    state.begun[index] = clock.now
    return index
  }

  /// Whether the result was still wanted.
  private func finish(_ index: Int, _ result: Output, _ state: inout State) -> Bool {
    guard state.begun.removeValue(forKey: index) != nil else { return false }
    state.results[index] = result
    state.missing -= 1
    return true
  }

  /// The results in the order of the inputs, when all of them are there.
  ///
  /// - Parameter replace: puts another thread in the place of one that takes too long; where it cannot, the rest is done here.
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
    guard let deadline, let late = late(state, deadline) else { return nil }
    _ = finish(late, deadline.result(inputs[late]), &state)
    return .abandoned
  }

  private func late(_ state: State, _ deadline: Deadline<Input, Output>) -> Int? {
    let now = clock.now
    return state.begun.first { now - $0.value > deadline.time(inputs[$0.key]) }?.key
  }
}
