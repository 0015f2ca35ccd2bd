/// Distributes inputs to threads and collects their results.
final class WorkList<Input: Sendable, Output: Sendable>: Sendable {
  private struct Progress: Sendable {
    var next = 0
    var results: [Output?]
    var missing: Int
    /// The inputs in progress, at most one for each thread.
    var started: [(index: Int, time: SuspendingClock.Instant)] = []
  }

  private let inputs: [Input]
  private let deadline: Deadline<Input, Output>?
  private let body: @Sendable (Input) -> Output
  private let monitor: Monitor<Progress>
  /// Doesn't advance while the machine sleeps.
  private let clock = SuspendingClock()
  /// The interval between checks of the deadline.
  private let interval = Duration.milliseconds(50)

  init(_ inputs: [Input], _ deadline: Deadline<Input, Output>?, _ body: @escaping @Sendable (Input) -> Output) {
    self.inputs = inputs
    self.deadline = deadline
    self.body = body
    monitor = Monitor(Progress(results: Array(repeating: nil, count: inputs.count), missing: inputs.count)) {
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

  private func begin(_ progress: inout Progress) -> Int? {
    guard progress.next < inputs.count else { return nil }
    let index = progress.next
    progress.next += 1
    progress.started.append((index, clock.now))
    return index
  }

  /// - Returns: false if the input was abandoned, so the thread that worked on it has been replaced.
  private func finish(_ index: Int, _ result: Output, _ progress: inout Progress) -> Bool {
    guard let position = progress.started.firstIndex(where: { $0.index == index }) else { return false }
    progress.started.remove(at: position)
    progress.results[index] = result
    progress.missing -= 1
    return true
  }

  /// Waits for all results and returns them in the order of the inputs.
  ///
  /// - Parameter replace: starts a thread in place of an abandoned one. If that fails, the calling thread does the rest.
  func results(replacing replace: () -> Bool) -> [Output] {
    while true {
      let outcome = monitor.wait(checkingEvery: deadline == nil ? nil : interval, outcome)
      switch outcome {
      case .done(let results): return results
      case .abandoned: if !replace() { work() }
      }
    }
  }

  private enum Outcome {
    case done([Output])
    case abandoned
  }

  private func outcome(_ progress: inout Progress) -> Outcome? {
    if progress.missing == 0 { return .done(results(in: progress)) }
    guard let deadline, let index = overdueIndex(progress, deadline) else { return nil }
    _ = finish(index, deadline.result(inputs[index]), &progress)
    return .abandoned
  }

  private func results(in progress: Progress) -> [Output] {
    var results: [Output] = []
    results.reserveCapacity(inputs.count)
    for case let result? in progress.results { results.append(result) }
    return results
  }

  private func overdueIndex(_ progress: Progress, _ deadline: Deadline<Input, Output>) -> Int? {
    let now = clock.now
    return progress.started.first { now - $0.time > deadline.time(inputs[$0.index]) }?.index
  }
}
