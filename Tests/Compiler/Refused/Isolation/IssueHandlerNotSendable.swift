import SwiftMVVMPattern

final class Log {
  var issues: [RuntimeIssue] = []
}

func handler(_ log: Log) -> RuntimeIssue.Handler {
  RuntimeIssue.Handler { log.issues.append($0) }
  // expected-error@-1 {{sending 'log' risks causing data races}}
  // expected-note@-2 {{task-isolated 'log' is captured by a main actor-isolated closure. main actor-isolated uses in closure may race against later nonisolated uses}}
}
