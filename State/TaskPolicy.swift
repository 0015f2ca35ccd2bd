/// The treatment of a new task while others of its kind are running or queued.
///
/// ```swift
/// enum NoteCommand {
///   case find(String), append(String), publish, download(String)
///
///   var policy: TaskPolicy {
///     switch self {
///     case .find: .superseding  // Only the latest search matters.
///     case .append: .queueing  // Every line counts, in this order.
///     case .publish: .ignoring  // A second tap doesn't publish twice.
///     case .download: .concurrent  // Downloads don't wait for each other.
///     }
///   }
/// }
/// ```
public enum TaskPolicy: Hashable, Sendable {
  /// The new task cancels the others and starts without waiting for them.
  case superseding
  /// The new task starts when all the others have ended, with a result or an error.
  case queueing
  /// The new task is dropped.
  case ignoring
  /// The new task runs concurrently with the others.
  case concurrent
}
