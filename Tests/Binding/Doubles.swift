import MVVMBinding
import Synchronization

/// What was told, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []
  var count = 0
  func add(_ line: String) { lines.append(line) }
}

/// What was reported.
final class Reports: Sendable {
  private let heard = Mutex<[BindingReport]>([])
  var all: [BindingReport] { heard.withLock { $0 } }
  var handler: BindingReport.Handler { BindingReport.Handler { report in self.heard.withLock { $0.append(report) } } }
}
