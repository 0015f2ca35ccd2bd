import LintCache
import LintFacts
import LintRule

/// What the rules say of a file, and what that rests on.
struct KeptReport: Sendable {
  let content: Digest
  /// The other files that were read for it; nil where it may be any.
  let restsOn: [Int32]?
  let findings: [RuledFinding]
  let directives: [LocatedDirective]

  func report(at path: String) -> FileReport { FileReport(path: path, findings: findings, directives: directives) }
}

/// What the rules said of all files.
struct KeptReports: Sendable {
  /// All that it rests on; nil where a file could not be read, which nobody can compare.
  let all: Digest?
  /// What all files can see of each other.
  let view: Digest
  let reports: [KeptReport]

  init(all: Digest?, view: Digest, reports: [KeptReport]) {
    self.all = all
    self.view = view
    self.reports = reports
  }

  /// The report of a file, where the file and all that its report rests on are as they were. The view is to be compared
  /// before.
  func report(_ number: Int32, _ contents: [Digest]) -> KeptReport? {
    guard reports.count == contents.count, isAsBefore(number, contents), let others = reports[Int(number)].restsOn
    else {
      return nil
    }
    return others.allSatisfy { isAsBefore($0, contents) } ? reports[Int(number)] : nil
  }

  private func isAsBefore(_ number: Int32, _ contents: [Digest]) -> Bool {
    contents.indices.contains(Int(number)) && reports[Int(number)].content == contents[Int(number)]
  }
}

extension KeptReports {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add(all != nil)
    writer.add(all ?? view)
    writer.add(view)
    writer.add(reports.count)
    for report in reports { report.write(to: &writer) }
    return writer.bytes
  }

  /// - Parameter rules: those that run: findings of others were not kept under the same key.
  init?(_ bytes: [UInt8], _ rules: [any Rule.Type]) {
    let known = Dictionary(rules.map { rule in (rule.name, RuleDescription(rule)) }) { first, _ in first }
    let kept = bytes.withUnsafeBytes { bytes -> KeptReports? in
      var reader = ByteReader(bytes)
      return try? KeptReports(&reader, known)
    }
    guard let kept else { return nil }
    self = kept
  }

  private init(_ reader: inout ByteReader, _ rules: [String: RuleDescription]) throws(ByteReader.Damage) {
    let hasAll = try reader.flag()
    let all = try reader.digest()
    self.all = hasAll ? all : nil
    view = try reader.digest()
    var reports: [KeptReport] = []
    let count = try reader.count()
    reports.reserveCapacity(count)
    for _ in 0..<count { reports.append(try KeptReport(&reader, rules)) }
    self.reports = reports
  }
}

extension KeptReport {
  func write(to writer: inout ByteWriter) {
    writer.add(content)
    writer.add(restsOn != nil)
    writer.add(restsOn ?? [])
    writer.add(findings.count)
    for finding in findings { finding.write(to: &writer) }
    writer.add(directives.count)
    for directive in directives { directive.write(to: &writer) }
  }

  init(_ reader: inout ByteReader, _ rules: [String: RuleDescription]) throws(ByteReader.Damage) {
    content = try reader.digest()
    let isKnown = try reader.flag()
    let others = try reader.numbers()
    restsOn = isKnown ? others : nil
    var findings: [RuledFinding] = []
    for _ in 0..<(try reader.count()) { findings.append(try RuledFinding(&reader, rules)) }
    var directives: [LocatedDirective] = []
    for _ in 0..<(try reader.count()) { directives.append(try LocatedDirective(&reader)) }
    self.findings = findings
    self.directives = directives
  }
}
