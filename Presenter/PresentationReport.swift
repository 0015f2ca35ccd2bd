#if SWIFT_PACKAGE
  import MVVMCore
#endif

/// What a debug build tells when a presentation could not do its work.
///
/// **When to use it.** You need not: it is printed to standard error. A test listens by giving a
/// handler to a scope; scopes do not hear each other, though tests run side by side.
///
/// ```swift
/// @MainActor func testTheControllerPresents(_ controller: PresentedViewController) {
///   let complaint = PresentationReport.Handler { report in
///     print("should not happen:", report)
///   }
///   PresentationReport.$handler.withValue(complaint) {
///     _ = controller.presentViewModel(in: controller.profileView)
///   }
/// }
/// ```
///
/// **Laws.** One report a failed presentation, on the caller's thread, before it returns. Release builds
/// make none, and do not pay for them.
///
/// **Isolation.** None; a value. The kit sends it from the main actor.
public enum PresentationReport: Hashable, Sendable {
  /// A part was missing when `holder`, a type's name, presented.
  case missing(Presentation, holder: String)
  /// `presenter`, a type's name, neither overrides `update(view:with:)` nor was given a closure.
  case notOverridden(presenter: String)

  /// Who hears the reports of the current task and scope: standard error, unless you say otherwise.
  @TaskLocal public static var handler = Handler { _standardError("\($0)\n") }

  /// What hears a report. (A type of its own: Swift 6.3 miscompiles a task-local function.)
  public struct Handler: Sendable {
    let handle: @Sendable (PresentationReport) -> Void
    /// A handler that calls the closure.
    public init(_ handle: @escaping @Sendable (PresentationReport) -> Void) { self.handle = handle }
  }

  /// Sends the report; always true, so that `assert` sends it in debug builds alone.
  var wasSent: Bool {
    Self.handler.handle(self)
    return true
  }
}

extension PresentationReport: CustomStringConvertible {
  /// One sentence: what happened, where, and what to do.
  public var description: String {
    switch self {
    case .missing(.noView, let holder):
      "\(holder) presented without a view: connect the outlet, or present once the view is loaded"
    case .missing(.noViewModel, let holder):
      "\(holder) presented without a view model: set viewModel first"
    case .missing(.noPresenter, let holder):
      "\(holder) presented without a presenter: set presenter first"
    case .missing(.presented, let holder):
      "\(holder) presented"
    case .notOverridden(let presenter):
      "\(presenter) updated nothing: override update(view:with:), or give it a closure"
    }
  }
}
