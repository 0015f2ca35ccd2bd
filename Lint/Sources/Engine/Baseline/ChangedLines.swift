import LintSyntax

/// The lines that changed since another commit.
public struct ChangedLines: Sendable, Equatable {
  /// Added or changed lines of a file, or the gap that removed lines leave.
  public enum Change: Sendable, Hashable {
    case lines(ClosedRange<Int>)
    case gap(after: Int)
    case all
  }

  public private(set) var changes: [String: [Change]] = [:]

  /// - Parameters:
  ///   - diff: the output of `git diff` without context. After `b/`, its paths are relative to the root of the project.
  ///   - untracked: the files that aren't under version control.
  public init(diff: String, untracked: [String] = []) {
    for path in untracked { changes[path] = [.all] }
    var path: String?
    // Source lines begin with a sign, so they can't be mistaken for a header.
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("diff --git ") {
        path = nil
      } else if path == nil, line.hasPrefix("+++ b/") || line.hasPrefix("+++ \"b/") {
        path = GitPath.plain(line.dropFirst(4))
      } else if line.hasPrefix("@@ "), let path, let change = Self.change(line) {
        changes[path, default: []].append(change)
      }
    }
  }

  /// Whether a change touches a finding, or another place with the same cause.
  public func touches(_ finding: ReportedFinding) -> Bool {
    touches(finding.path, from: finding.extent.start.line, to: finding.extent.end.line)
      || finding.furtherPlaces.contains { touches($0.path, from: $0.start.line, to: $0.start.line) }
  }

  private func touches(_ path: String, from first: Int, to end: Int) -> Bool {
    let last = max(first, end)
    return changes[path, default: []].contains { change in
      switch change {
      case .all: true
      case .lines(let lines): lines.overlaps(first...last)
      case .gap(let line): first <= line && line < last
      }
    }
  }

  /// The change of a header such as `@@ -10,2 +9,0 @@`: the first line and the number of lines, which defaults to 1.
  private static func change(_ header: Substring) -> Change? {
    guard let new = header.split(separator: " ").first(where: { $0.hasPrefix("+") })?.dropFirst() else { return nil }
    let numbers = new.split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first, start >= 0 else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? .lines(start...(start + count - 1)) : .gap(after: start)
  }
}

/// Decodes paths in the output of git: `b/App/A.swift`, quoted and escaped if it contains special characters.
enum GitPath {
  static func plain(_ written: Substring) -> String {
    let isQuoted = written.hasPrefix("\"") && written.hasSuffix("\"") && written.count > 1
    // A tab follows a name that contains a space.
    let text = isQuoted ? unescaped(written.dropFirst().dropLast()) : String(written.prefix { $0 != "\t" })
    return text.hasPrefix("b/") ? String(text.dropFirst(2)) : text
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
  ]

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.first else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      if digits.count == 3, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(letters[letter] ?? letter)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
