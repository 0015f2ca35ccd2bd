import LintEngine
import LintSyntax

/// The text of a file, for excerpts and for columns that aren't counted in bytes.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text is empty if the file is unreadable.
  init(of path: String, in sources: Sources) { bytes = (try? sources.bytes(of: path)) ?? [] }

  /// The bytes of a line before a location, and the rest of the line.
  func line(at location: Location, offset: UInt32) -> (before: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let place = min(Int(offset), bytes.count)
    let start = max(place - (location.column - 1), 0)
    let rest = bytes[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return (withoutMark(bytes[start..<place]), rest)
  }

  /// The column in UTF-16 code units, counted from 1.
  func utf16Column(_ location: Location, offset: UInt32) -> Int {
    String(decoding: line(at: location, offset: offset).before, as: UTF8.self).utf16.count + 1
  }

  /// The line without a byte order mark.
  private func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.startIndex == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}

extension [ReportedFinding] {
  var byFile: [(path: String, findings: [ReportedFinding])] {
    var files: [(path: String, findings: [ReportedFinding])] = []
    for finding in self {
      if files.last?.path != finding.path { files.append((finding.path, [])) }
      files[files.count - 1].findings.append(finding)
    }
    return files
  }
}
