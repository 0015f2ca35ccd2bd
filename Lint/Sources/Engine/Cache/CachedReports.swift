import LintRules
import LintSupport
import LintSyntax

/// The reports that aren't empty, with the numbers of their files.
struct CachedReports: Sendable {
  var reports: [(number: Int, report: FileReport)] = []

  init(_ reports: [(number: Int, report: FileReport)]) { self.reports = reports.filter { !$0.report.isEmpty } }

  func bytes(_ rules: [any Rule.Type]) -> [UInt8] {
    var writer = ByteWriter(capacity: reports.count * 512)
    writer.add(Self.key(rules))
    writer.add(list: reports) { cached, writer in
      writer.add(cached.number)
      writer.add(cached.report.path)
      writer.add(list: cached.report.findings) { $0.write(to: &$1) }
      writer.add(list: cached.report.directives) { $0.write(to: &$1) }
    }
    return writer.bytes
  }

  /// - Parameter rules: the rules of this run; reports of other rules are discarded.
  init?(_ bytes: UnsafeRawBufferPointer, _ rules: [any Rule.Type]) {
    var reader = ByteReader(bytes)
    guard let cached = try? CachedReports(&reader, rules) else { return nil }
    self = cached
  }

  private init(_ reader: inout ByteReader, _ rules: [any Rule.Type]) throws(ByteReader.Damage) {
    guard try reader.digest() == Self.key(rules) else { throw ByteReader.Damage() }
    let known = Dictionary(rules.map { rule in (rule.name, RuleDescription(rule)) }) { first, _ in first }
    reports = try reader.list { reader throws(ByteReader.Damage) in
      let (number, path) = (try reader.int(), try reader.text())
      let findings = try reader.list { reader throws(ByteReader.Damage) in try ReportedFinding(&reader, known) }
      return (number, FileReport(path: path, findings: findings, directives: try reader.list(LocatedDirective.init)))
    }
  }

  private static func key(_ rules: [any Rule.Type]) -> Digest {
    var hasher = DigestHasher()
    hasher.add(rules)
    return hasher.digest
  }
}

extension ReportedFinding {
  func write(to writer: inout ByteWriter) {
    writer.add(rule)
    writer.add(path)
    extent.write(to: &writer)
    writer.add(severity.rawValue)
    writer.add(message)
    writer.add(list: reasons) { $0.write(to: &$1) }
    writer.add(isByNameAlone)
    writer.add(statesSeverity)
    for text in [fingerprint.declaration, fingerprint.code] { writer.add(text) }
    writer.add(fingerprint.ordinal)
  }

  init(_ reader: inout ByteReader, _ rules: [String: RuleDescription]) throws(ByteReader.Damage) {
    guard let about = rules[try reader.text()] else { throw ByteReader.Damage() }
    let path = try reader.text()
    let extent = try Extent(&reader)
    guard let severity = Severity(rawValue: try reader.int()) else { throw ByteReader.Damage() }
    let message = try reader.text()
    let reasons = try reader.list(ReportedReason.init)
    let isByNameAlone = try reader.flag()
    let statesSeverity = try reader.flag()
    let fingerprint = Fingerprint(
      rule: about.name, path: path, declaration: try reader.text(), code: try reader.text(),
      ordinal: try reader.int())
    self.init(
      about: about, path: path, extent: extent, severity: severity, message: message, reasons: reasons,
      isByNameAlone: isByNameAlone, statesSeverity: statesSeverity, fingerprint: fingerprint)
  }
}

extension ReportedReason {
  func write(to writer: inout ByteWriter) {
    writer.add(text)
    writer.add(isFurtherPlace)
    writer.add(place != nil)
    guard let place else { return }
    writer.add(place.path)
    for number in [place.start.line, place.start.column, Int(place.offset)] { writer.add(number) }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let text = try reader.text()
    let isFurtherPlace = try reader.flag()
    guard try reader.flag() else {
      self.init(text, isFurtherPlace: isFurtherPlace)
      return
    }
    let path = try reader.text()
    let start = Location(line: try reader.int(), column: try reader.int())
    self.init(
      text, at: ReportedPlace(path: path, start: start, offset: UInt32(truncatingIfNeeded: try reader.int())),
      isFurtherPlace: isFurtherPlace)
  }
}

extension LocatedDirective {
  func write(to writer: inout ByteWriter) {
    writer.add(text)
    extent.write(to: &writer)
    writer.add(isAlone)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(text: try reader.text(), extent: try Extent(&reader), isAlone: try reader.flag())
  }
}

extension Extent {
  func write(to writer: inout ByteWriter) {
    for number in [Int(range.start), Int(range.end), start.line, start.column, end.line, end.column] {
      writer.add(number)
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let range = ByteRange(
      start: UInt32(truncatingIfNeeded: try reader.int()), end: UInt32(truncatingIfNeeded: try reader.int()))
    self.init(
      range: range, start: Location(line: try reader.int(), column: try reader.int()),
      end: Location(line: try reader.int(), column: try reader.int()))
  }
}

extension ByteWriter {
  mutating func add(_ location: Location?) {
    add(location != nil)
    guard let location else { return }
    add(location.line)
    add(location.column)
  }
}

extension ByteReader {
  mutating func optionalLocation() throws(ByteReader.Damage) -> Location? {
    try flag() ? Location(line: try int(), column: try int()) : nil
  }
}

extension Problem {
  func write(to writer: inout ByteWriter) {
    writer.add(path)
    writer.add(reason)
    writer.add(location)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(path: try reader.text(), reason: try reader.text(), location: try reader.optionalLocation())
  }
}

extension DigestHasher {
  /// Adds the names of the rules that run, in their order.
  mutating func add(_ rules: [any Rule.Type]) {
    for rule in rules { add(rule.name) }
  }
}
