/// A mistake in the use of the kit that only shows while the app runs.
///
/// Debug builds print each issue to standard error. Release builds do nothing unless you set a hook. Set ``handler`` once, at launch, to
/// send issues to your own log:
///
/// ```swift
/// @MainActor func sendIssuesToTheLog() {
///   RuntimeIssue.handler = RuntimeIssue.Handler { issue in print("MVVM:", issue) }
/// }
/// ```
///
/// A test collects the issues of its own scope. Tests that run side by side don't see each other's:
///
/// ```swift
/// @MainActor func testTheControllerPresents(_ controller: PresentedViewController) {
///   let collect = RuntimeIssue.Handler { issue in print("unexpected:", issue) }
///   RuntimeIssue.$scopedHandler.withValue(collect) {
///     _ = controller.presentViewModel(in: controller.profileView)
///   }
/// }
/// ```
public struct RuntimeIssue: Hashable, Sendable {
  /// What went wrong. Each module adds its kinds as static members.
  public struct Kind: Hashable, Sendable {
    /// The kind's name, for logs.
    public let name: String

    @_spi(MVVMInternals) public init(_ name: String) { self.name = name }

    /// An observer that changes what it observes each time it is called; the kit stopped it.
    public static let endlessBinding = Kind("endless binding")
  }

  /// Receives issues. (A type of its own, because Swift 6.3 miscompiles a task-local function.)
  public struct Handler: Sendable {
    let handle: @MainActor @Sendable (RuntimeIssue) -> Void

    /// A handler that calls the closure for each issue.
    public init(_ handle: @escaping @MainActor @Sendable (RuntimeIssue) -> Void) { self.handle = handle }
  }

  /// Receives every issue of the app, unless a ``scopedHandler`` does; nil by default.
  @MainActor public static var handler: Handler?

  /// Receives the issues of the current task and scope, instead of ``handler``; nil by default.
  @TaskLocal public static var scopedHandler: Handler?

  /// What went wrong.
  public let kind: Kind
  /// The name of the type whose use went wrong, such as a view controller's.
  public let typeName: String
  /// What happened and what to do, in one sentence that starts with the type's name.
  public let description: String

  @_spi(MVVMInternals) public init(_ kind: Kind, in type: Any.Type, _ problem: String) {
    self.kind = kind
    typeName = "\(type)"
    description = "\(typeName) \(problem)"
  }

  /// Calls the handler; without one, prints the issue in debug builds.
  @_spi(MVVMInternals) @MainActor public func report() {
    if let handler = Self.scopedHandler ?? Self.handler {
      handler.handle(self)
    } else {
      assert(printed())
    }
  }

  /// Always returns true, so that `assert` leaves the call out of release builds.
  private func printed() -> Bool {
    _standardError("\(description)\n")
    return true
  }
}

extension RuntimeIssue: CustomStringConvertible {}
