import SwiftMVVMPattern

final class Log {
  // expected-note@-1 {{class 'Log' does not conform to the 'Sendable' protocol}}
  var reports: [PresentationReport] = []
}

@MainActor func listen(_ log: Log, _ work: () -> Void) {
  PresentationReport.$handler.withValue(.init { log.reports.append($0) }, operation: work)
  // expected-error@-1 {{capture of 'log' with non-Sendable type 'Log' in a '@Sendable' closure}}
}
