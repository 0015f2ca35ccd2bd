/// A misuse of the kit that is detected at run time, such as a presenter that was never injected.
///
/// Debug builds print each issue to standard error, and release builds ignore it. To send issues to your own log in both, set
/// ``handler`` at launch:
///
/// ```swift
/// @MainActor func sendIssuesToTheLog() {
///   RuntimeIssue.handler = RuntimeIssue.Handler { issue in print("MVVM:", issue) }
/// }
/// ```
///
/// In a test, set ``scopedHandler`` for the code under test. It takes precedence over ``handler``, and tests that run in
/// parallel don't receive each other's issues:
///
/// ```swift
/// @MainActor func testTheControllerPresents(_ controller: PresentedViewController) {
///   let failure = RuntimeIssue.Handler { issue in print("unexpected:", issue) }
///   RuntimeIssue.$scopedHandler.withValue(failure) {
///     _ = controller.presentViewModel(in: controller.profileView)
///   }
/// }
/// ```
///
/// The handler runs on the main actor before the call that caused the issue returns. Only the kit creates issues.
public struct RuntimeIssue: Sendable {
  /// The category of an issue. Each module of the kit declares its kinds as static members.
  public struct Kind: Hashable, Sendable {
    /// The kind's name, for logs.
    public let name: String

    @_spi(MVVMInternals) public init(_ name: String) { self.name = name }
  }

  /// A closure that receives issues.
  public struct Handler: Sendable {
    // A separate type, because Swift 6.3 miscompiles a task-local function.
    let handle: @MainActor @Sendable (RuntimeIssue) -> Void

    /// Creates a handler that calls the closure for each issue.
    public init(_ handle: @escaping @MainActor @Sendable (RuntimeIssue) -> Void) { self.handle = handle }
  }

  /// The handler for the whole app; nil by default.
  @MainActor public static var handler: Handler?

  /// The handler for the current task and scope, which replaces ``handler``; nil by default.
  @TaskLocal public static var scopedHandler: Handler?

  /// The category of the issue.
  public let kind: Kind
  private let type: Any.Type
  private let problem: String

  /// The name of the misused type, such as a view controller.
  public var typeName: String { "\(type)" }

  /// Creates an issue. Its description is the type's name in quotes, followed by `problem`: the problem, a semicolon,
  /// the fix.
  @_spi(MVVMInternals) public init(_ kind: Kind, in type: Any.Type, _ problem: String) {
    (self.kind, self.type, self.problem) = (kind, type, problem)
  }

  /// Calls the scope's or the app's handler. Without one, prints the issue in a debug build.
  @_spi(MVVMInternals) @MainActor public func report() {
    if let handler = Self.scopedHandler ?? Self.handler {
      handler.handle(self)
    } else {
      assert(isPrinted())
    }
  }

  /// Prints the issue. Always returns true, so that `assert` leaves the call out of release builds.
  private func isPrinted() -> Bool {
    writeToStandardError("\(description)\n")
    return true
  }
}

extension RuntimeIssue.Kind {
  /// A subclass doesn't override a method that does nothing in the base class.
  public static let missingOverride = RuntimeIssue.Kind("missingOverride")
  /// An observer makes another change in response to every change. The kit has stopped the chain.
  public static let endlessBinding = RuntimeIssue.Kind("endlessBinding")
}

extension RuntimeIssue: Hashable {
  public static func == (one: RuntimeIssue, other: RuntimeIssue) -> Bool {
    one.kind == other.kind && one.type == other.type && one.problem == other.problem
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension RuntimeIssue: CustomStringConvertible {
  /// One sentence: the type's name, what is wrong, and what to do.
  public var description: String { "'\(typeName)' \(problem)" }
}
