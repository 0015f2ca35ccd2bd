import MVVMCore

/// Collects the issues that are reported within a scope.
@MainActor
final class Issues {
  private(set) var all: [RuntimeIssue] = []

  static func collect(_ work: () -> Void) -> [RuntimeIssue] {
    let issues = Issues()
    RuntimeIssue.$scopedHandler.withValue(RuntimeIssue.Handler { issues.all.append($0) }) { work() }
    return issues.all
  }
}
