#if SWIFT_PACKAGE
  import MVVMCore
#endif

/// What is told when observers go on changing what they observe.
///
/// **When to use it.** You need not: it is printed to standard error. A test listens by giving a handler to a scope.
///
/// ```swift
/// @MainActor func testNothingIsEndless(_ name: Dynamic<String>) {
///   BindingReport.$handler.withValue(BindingReport.Handler { print("should not happen:", $0) }) {
///     name.value = "Ada"
///   }
/// }
/// ```
///
/// **Laws.** One report for each endless chain of changes, in release builds too: what was still to be told is dropped, and the value is
/// the one that was set last.
///
/// **Isolation.** None; a value. It is sent from the main actor.
public enum BindingReport: Hashable, Sendable {
  /// Each delivery of a `change`, a type's name, made another one.
  case endless(change: String)

  /// Who hears the reports of the current task and scope: standard error, unless you say otherwise.
  @TaskLocal public static var handler = Handler { _standardError("\($0)\n") }

  /// What hears a report. (A type of its own: Swift 6.3 miscompiles a task-local function.)
  public struct Handler: Sendable {
    let handle: @Sendable (BindingReport) -> Void
    /// A handler that calls the closure.
    public init(_ handle: @escaping @Sendable (BindingReport) -> Void) { self.handle = handle }
  }

  func send() { Self.handler.handle(self) }
}

extension BindingReport: CustomStringConvertible {
  /// One sentence: what happened, where, and what to do.
  public var description: String {
    switch self {
    case .endless(let change):
      "an observer of \(change) sets it anew whenever it is told: let it set only what differs, or bind with distinct values"
    }
  }
}
