import MVVMCore

/// Collects the issues of a scope.
@MainActor
final class IssueLog {
  private(set) var issues: [RuntimeIssue] = []

  var kinds: [RuntimeIssue.Kind] { issues.map(\.kind) }

  func collect(_ work: @MainActor () -> Void) {
    RuntimeIssue.$scopedHandler.withValue(RuntimeIssue.Handler { self.issues.append($0) }) { work() }
  }
}
