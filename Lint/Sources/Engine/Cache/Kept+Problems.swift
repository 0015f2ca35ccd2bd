import LintSupport

extension [Problem] {
  func write(to writer: inout ByteWriter) {
    writer.add(count)
    for problem in self {
      writer.add(problem.path)
      writer.add(problem.reason)
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self = []
    for _ in 0..<(try reader.count()) { append(Problem(path: try reader.text(), reason: try reader.text())) }
  }
}
