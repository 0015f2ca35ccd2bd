import LintSemantics
import LintSupport
import LintSyntax

/// What the rules say of a file, and what that rests on.
struct KeptReport: Sendable {
  let content: Digest
  /// What was asked for it besides; nil where it may be anything.
  let grounds: Grounds?
  var findings: [RuledFinding]
  var directives: [LocatedDirective]

  /// Why there are none, where the rules did not come to an end; nobody is to remember that.
  var delay: String?

  func report(at path: String) -> FileReport {
    let problem = delay.map { Problem(path: path, reason: $0) }
    return FileReport(path: path, findings: findings, directives: directives, problem: problem)
  }
}

/// What the rules said of all files.
struct KeptReports: Sendable {
  /// All that it rests on; nil where a file could not be read, which nobody can compare.
  let all: Digest?
  /// What all files can see of each other.
  let view: ProjectView
  let reports: [KeptReport]

  init(all: Digest?, view: ProjectView, reports: [KeptReport]) {
    self.all = all
    self.view = view
    self.reports = reports
  }

  /// The reports of files that are as they were, with all that their reports rest on; nil for the others.
  func reports(under now: ProjectView, _ contents: [Digest]) -> [KeptReport?] {
    guard now.common == view.common, reports.count == contents.count, view.files.count == contents.count else {
      return contents.map { _ in nil }
    }
    let isRead = zip(reports, contents).map { $0.content == $1 }
    let isSeen = zip(view.files, now.files).map { $0 == $1 }
    let names = now.names(changedSince: view)
    return reports.enumerated().map { number, report in
      guard isRead[number], isSeen[number], let grounds = report.grounds,
        grounds.read.allSatisfy({ isRead.indices.contains($0.index) && isRead[$0.index] }),
        grounds.seen.allSatisfy({ isSeen.indices.contains($0.index) && isSeen[$0.index] }),
        !names.contains(where: grounds.names.mayContain)
      else { return nil }
      return report
    }
  }
}

extension KeptReports {
  /// Without what was said: see ``told(at:)``.
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: reports.count * 256)
    writer.add(all != nil)
    writer.add(all ?? view.common)
    view.write(to: &writer)
    writer.add(reports.count)
    for report in reports { report.write(to: &writer) }
    return writer.bytes
  }

  func told(at paths: [String]) -> ToldReports {
    ToldReports(zip(paths, reports).enumerated().map { ($0.offset, $0.element.1.report(at: $0.element.0)) })
  }

  init?(_ bytes: UnsafeRawBufferPointer, _ told: ToldReports) {
    var reader = ByteReader(bytes)
    guard let kept = try? KeptReports(&reader, told) else { return nil }
    self = kept
  }

  private init(_ reader: inout ByteReader, _ told: ToldReports) throws(ByteReader.Damage) {
    let hasAll = try reader.flag()
    let all = try reader.digest()
    self.all = hasAll ? all : nil
    view = try ProjectView(&reader)
    var reports: [KeptReport] = []
    let count = try reader.count()
    reports.reserveCapacity(count)
    for _ in 0..<count { reports.append(try KeptReport(&reader)) }
    for (number, report) in told.reports {
      guard reports.indices.contains(number) else { throw ByteReader.Damage() }
      reports[number].findings = report.findings
      reports[number].directives = report.directives
    }
    self.reports = reports
  }
}

extension KeptReport {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(content)
    writer.add(grounds != nil)
    (grounds ?? .none).write(to: &writer)
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    content = try reader.digest()
    let isKnown = try reader.flag()
    let grounds = try Grounds(&reader)
    self.grounds = isKnown ? grounds : nil
    findings = []
    directives = []
  }
}
