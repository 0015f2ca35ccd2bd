import LintSemantics
import LintSupport
import LintSyntax

/// The report of a file with its dependencies.
struct TrackedReport: Sendable {
  let content: Digest
  /// The dependencies on other files; nil if they are unknown.
  let dependencies: Dependencies?
  var findings: [ReportedFinding]
  var directives: [LocatedDirective]

  /// The reason why the rules didn't finish; such a report isn't cached.
  var timeoutReason: String?

  func report(at path: String) -> FileReport {
    let problem = timeoutReason.map { Problem(path: path, reason: $0) }
    return FileReport(path: path, findings: findings, directives: directives, problem: problem)
  }
}

/// The reports of all files with their dependencies.
struct TrackedReports: Sendable {
  /// A digest of everything that the reports depend on; nil if a file couldn't be read.
  let inputs: Digest?
  let interface: ProjectInterface
  let reports: [TrackedReport]

  init(inputs: Digest?, interface: ProjectInterface, reports: [TrackedReport]) {
    self.inputs = inputs
    self.interface = interface
    self.reports = reports
  }

  /// The reports whose files and dependencies are unchanged; nil for the others.
  func reports(under now: ProjectInterface, _ contents: [Digest]) -> [TrackedReport?] {
    guard now.common == interface.common, reports.count == contents.count, interface.files.count == contents.count
    else {
      return contents.map { _ in nil }
    }
    let isRead = zip(reports, contents).map { $0.content == $1 }
    let isSeen = zip(interface.files, now.files).map { $0 == $1 }
    let names = now.names(changedSince: interface)
    return reports.enumerated().map { number, report in
      guard isRead[number], isSeen[number], let dependencies = report.dependencies,
        dependencies.readFiles.allSatisfy({ isRead.indices.contains($0.index) && isRead[$0.index] }),
        dependencies.resolvedFiles.allSatisfy({ isSeen.indices.contains($0.index) && isSeen[$0.index] }),
        !names.contains(where: dependencies.names.mayContain)
      else { return nil }
      return report
    }
  }
}

extension TrackedReports {
  /// The dependencies without the reports: see ``cachedReports(at:)``.
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: reports.count * 256)
    writer.add(inputs != nil)
    writer.add(inputs ?? interface.common)
    interface.write(to: &writer)
    writer.add(list: reports) { $0.write(to: &$1) }
    return writer.bytes
  }

  func cachedReports(at paths: [String]) -> CachedReports {
    CachedReports(zip(paths, reports).enumerated().map { ($0.offset, $0.element.1.report(at: $0.element.0)) })
  }

  init?(_ bytes: UnsafeRawBufferPointer, _ cached: CachedReports) {
    var reader = ByteReader(bytes)
    guard let tracked = try? TrackedReports(&reader, cached) else { return nil }
    self = tracked
  }

  private init(_ reader: inout ByteReader, _ cached: CachedReports) throws(ByteReader.Damage) {
    let hasInputs = try reader.flag()
    let inputs = try reader.digest()
    self.inputs = hasInputs ? inputs : nil
    interface = try ProjectInterface(&reader)
    var reports = try reader.list(TrackedReport.init)
    for (number, report) in cached.reports {
      guard reports.indices.contains(number) else { throw ByteReader.Damage() }
      reports[number].findings = report.findings
      reports[number].directives = report.directives
    }
    self.reports = reports
  }
}

extension TrackedReport {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.add(content)
    writer.add(dependencies != nil)
    (dependencies ?? .none).write(to: &writer)
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    content = try reader.digest()
    let isKnown = try reader.flag()
    let dependencies = try Dependencies(&reader)
    self.dependencies = isKnown ? dependencies : nil
    findings = []
    directives = []
  }
}

extension Dependencies {
  func write(to writer: inout ByteWriter) {
    writer.add(readFiles)
    writer.add(resolvedFiles)
    for word in names.words { writer.add(word) }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let readFiles = try reader.values(of: FileID.self)
    let resolvedFiles = try reader.values(of: FileID.self)
    var words: [UInt64] = []
    for _ in 0..<NameFilter.wordCount { words.append(try reader.number()) }
    self.init(readFiles: readFiles, resolvedFiles: resolvedFiles, names: NameFilter(words: words))
  }
}
