import MVVMCore

/// The received values, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []
  var count = 0
  func add(_ line: String) { lines.append(line) }
}

/// Collects the issues of a scope.
@MainActor final class IssueLog {
  private(set) var issues: [RuntimeIssue] = []

  func collect(_ work: @MainActor () -> Void) {
    RuntimeIssue.$scopedHandler.withValue(RuntimeIssue.Handler { self.issues.append($0) }) { work() }
  }
}
