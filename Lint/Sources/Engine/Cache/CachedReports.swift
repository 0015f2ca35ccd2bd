import LintRules
import LintSupport

/// The reports that say anything, with the numbers of their files.
struct CachedReports: Sendable {
  var reports: [(number: Int, report: FileReport)] = []

  init(_ reports: [(number: Int, report: FileReport)]) { self.reports = reports.filter { !$0.report.isEmpty } }

  func bytes(_ rules: [any Rule.Type]) -> [UInt8] {
    var writer = ByteWriter(capacity: reports.count * 512)
    writer.add(Self.key(rules))
    writer.add(reports.count)
    for (number, report) in reports {
      writer.add(number)
      writer.add(report.path)
      writer.add(report.findings.count)
      for finding in report.findings { finding.write(to: &writer) }
      writer.add(report.directives.count)
      for directive in report.directives { directive.write(to: &writer) }
    }
    return writer.bytes
  }

  /// - Parameter rules: those that run: what others said is of no use.
  init?(_ bytes: UnsafeRawBufferPointer, _ rules: [any Rule.Type]) {
    var reader = ByteReader(bytes)
    guard let kept = try? CachedReports(&reader, rules) else { return nil }
    self = kept
  }

  private init(_ reader: inout ByteReader, _ rules: [any Rule.Type]) throws(ByteReader.Damage) {
    guard try reader.digest() == Self.key(rules) else { throw ByteReader.Damage() }
    let known = Dictionary(rules.map { rule in (rule.name, RuleDescription(rule)) }) { first, _ in first }
    for _ in 0..<(try reader.count()) {
      let number = try reader.int()
      let path = try reader.text()
      var findings: [ReportedFinding] = []
      for _ in 0..<(try reader.count()) { findings.append(try ReportedFinding(&reader, known)) }
      var directives: [LocatedDirective] = []
      for _ in 0..<(try reader.count()) { directives.append(try LocatedDirective(&reader)) }
      reports.append((number, FileReport(path: path, findings: findings, directives: directives)))
    }
  }

  private static func key(_ rules: [any Rule.Type]) -> Digest {
    var hashing = Hashing()
    hashing.add(rules)
    return hashing.digest
  }
}
