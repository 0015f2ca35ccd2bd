/// A running or queued task, which is cancelled when it is released.
final class CommandTask: Sendable {
  let number: Int
  let isQueueing: Bool
  let task: Task<Void, Never>

  init(_ number: Int, isQueueing: Bool, _ task: Task<Void, Never>) {
    self.number = number
    self.isQueueing = isQueueing
    self.task = task
  }

  deinit { task.cancel() }
}
