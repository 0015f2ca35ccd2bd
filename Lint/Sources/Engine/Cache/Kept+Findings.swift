import LintRules
import LintSupport
import LintSyntax

extension ReportedFinding {
  func write(to writer: inout ByteWriter) {
    writer.add(rule)
    writer.add(path)
    extent.write(to: &writer)
    writer.add(severity.rawValue)
    writer.add(message)
    writer.add(reasons.count)
    for reason in reasons { writer.add(reason) }
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
    var reasons: [String] = []
    for _ in 0..<(try reader.count()) { reasons.append(try reader.text()) }
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
