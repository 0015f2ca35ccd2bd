/// What a command's task does where tasks of its kind are under way.
///
/// ```swift
/// enum NoteCommand {
///   case find(String), save(String)
///
///   var order: CommandOrder {
///     switch self {
///     case .find: .superseding  // Only the latest is wanted.
///     case .save: .queueing  // Each is, in this order.
///     }
///   }
/// }
/// ```
///
/// **Laws.** One that supersedes cancels all of its kind that run or queue, and waits for none. One that queues starts when the last of its kind
/// has ended, with a result or an error. **Isolation.** None; a value.
@frozen public enum CommandOrder: Hashable, Sendable {
  /// It takes their place.
  case superseding
  /// It waits for them.
  case queueing
}

/// A task that is cancelled when it is let go of.
final class CommandTask: Sendable {
  let number: Int
  let task: Task<Void, Never>

  init(_ number: Int, _ task: Task<Void, Never>) {
    self.number = number
    self.task = task
  }

  deinit { task.cancel() }
}
