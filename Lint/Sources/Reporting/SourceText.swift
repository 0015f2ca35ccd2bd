import LintEngine
import LintSyntax

/// The text of a file, where a finding is shown in it or counted otherwise than in bytes.
struct SourceText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Empty where the file can no longer be read.
  init(of path: String, in sources: Sources) { bytes = (try? sources.bytes(of: path)) ?? [] }

  /// The bytes of the line that a place stands in: those before it, and those from it on.
  func line(at location: Location, offset: UInt32) -> (before: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let place = min(Int(offset), bytes.count)
    let start = max(place - (location.column - 1), 0)
    let rest = bytes[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return (withoutMark(bytes[start..<place]), rest)
  }

  /// A column as it is counted in UTF-16, from 1.
  func utf16Column(_ location: Location, offset: UInt32) -> Int {
    String(decoding: line(at: location, offset: offset).before, as: UTF8.self).utf16.count + 1
  }

  /// A byte order mark is no part of the first line.
  private func withoutMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.startIndex == 0 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
  }
}

extension [ReportedFinding] {
  /// Each file's, in the order of the files.
  var byFile: [(path: String, findings: [ReportedFinding])] {
    var files: [(path: String, findings: [ReportedFinding])] = []
    for finding in self {
      if files.last?.path != finding.path { files.append((finding.path, [])) }
      files[files.count - 1].findings.append(finding)
    }
    return files
  }
}
