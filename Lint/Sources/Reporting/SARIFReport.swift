import LintEngine
import LintRules

/// SARIF 2.1.0, for GitHub's code scanning and other readers.
enum SARIFReport {
  /// GitHub refuses a run with more results.
  private static let limit = 25_000

  static func text(_ report: Report) -> String {
    let log: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run(report)],
    ]
    return log.text() + "\n"
  }

  private static func run(_ report: Report) -> JSON {
    [
      "tool": ["driver": driver(report)],
      "automationDetails": ["id": "mvvmlint/"],
      "originalUriBaseIds": [SARIFPlace.base: ["description": ["text": "The root of the repository."]]],
      "columnKind": "utf16CodeUnits",
      "invocations": [
        ["executionSuccessful": .flag(true), "toolExecutionNotifications": .array(notifications(report))]
      ],
      "results": .array(results(report)),
    ]
  }

  private static func driver(_ report: Report) -> JSON {
    [
      "name": .string(Tool.name), "semanticVersion": .string(Tool.version), "informationUri": .string(Tool.address),
      "rules": .array(report.rules.map(SARIFRule.descriptor)),
    ]
  }

  private static func results(_ report: Report) -> [JSON] {
    let numbers = Dictionary(report.rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let worst = report.findings.count > limit ? report.worstFirst.prefix(limit).sorted() : report.findings
    let suppressed = report.suppressed.prefix(limit - worst.count)
    return (worst + suppressed).sorted().byFile.flatMap { path, findings in
      let place = SARIFPlace(path, report)
      return findings.map { SARIFResult.object($0, place, rule: numbers[$0.rule]) }
    }
  }

  private static func notifications(_ report: Report) -> [JSON] {
    let unread = report.problems.map { problem -> JSON in
      [
        "level": "warning", "message": ["text": .string("not checked: \(problem.reason)")],
        "locations": [["physicalLocation": ["artifactLocation": SARIFPlace.artifact(problem.path, report)]]],
      ]
    }
    let left = report.findings.count + report.suppressed.count - limit
    guard left > 0 else { return unread }
    return unread + [["level": "warning", "message": ["text": .string("\(counted(left, "finding")) left out")]]]
  }
}
