import Dispatch
import LintAnalysis
@testable import LintEngine
import LintRules
import LintSyntax
import Testing

/// A file that takes too long is reported, and the others are checked.
@Suite(.serialized) struct TimeBudgetTests {
  private static let slow = "final class SlowViewModel {}\n"

  @Test(arguments: [true, false])
  func fileThatExceedsTimeLimitIsReportedAndOthersAreChecked(cached: Bool) throws {
    WaitingRule.gate.close()
    let project = try TestProject(["A.swift": "class A {}\n", "Slow.swift": Self.slow, "Z.swift": "class Z {}\n"])
    let budget = TimeBudget { $0 == Self.slow.utf8.count ? .zero : .seconds(3_600) }
    let reports = project.check(cached: cached).reports(of: [WaitingRule.self], within: budget)
    #expect(reports.map(\.path) == ["A.swift", "Slow.swift", "Z.swift"])
    #expect(reports.map(\.findings.count) == [1, 0, 1])
    #expect(
      reports.map(\.problem)
        == [nil, Problem(path: "Slow.swift", reason: "it took longer than 0 seconds to check; exclude it"), nil])
    WaitingRule.gate.open()
    let later = project.check(cached: cached).reports(of: [WaitingRule.self])
    #expect(later.map(\.findings.count) == [1, 1, 1])
    #expect(later.allSatisfy { $0.problem == nil })
  }
}

/// A rule that reports the start of each file. In one file, it waits until its gate opens.
private enum WaitingRule: Rule {
  static let name = "waiting"
  static let severity = Severity.warning
  static let summary = "A file has a start."
  static let rationale = "For a test."
  static let fix = RuleFix.none("")
  static let limits: [String] = []
  static let examples = Examples(fine: "", broken: "↓class A {}")
  static let messages = ["the file starts here"]
  static let gate = Gate()

  static func check(_ file: FileReading) -> [Finding] {
    if file.facts.path == "Slow.swift" { gate.wait() }
    return [Finding(at: file.place(0), messages[0], reasons: [])]
  }
}

/// Blocks threads until it opens.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  func close() { while semaphore.wait(timeout: .now()) == .success {} }

  func wait() {
    semaphore.wait()
    semaphore.signal()
  }
}
