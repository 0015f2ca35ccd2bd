import LintSyntax

/// The lines that changed since another commit.
public struct ChangedLines: Sendable, Equatable {
  /// Of a file, the lines that are new; where lines went, the two around the gap.
  public enum Change: Sendable, Hashable {
    case lines(ClosedRange<Int>)
    case gap(after: Int)
    case all
  }

  public private(set) var changes: [String: [Change]] = [:]

  /// - Parameters:
  ///   - diff: of git, without context, with paths relative to the root of the project behind `b/`.
  ///   - untracked: files that no commit knows.
  public init(diff: String, untracked: [String] = []) {
    for path in untracked { changes[path] = [.all] }
    var path: String?
    // Lines of the sources begin with a sign, so that none is taken for a head.
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("diff --git ") {
        path = nil
      } else if line.hasPrefix("+++ b/"), path == nil {
        path = GitPath.plain(line.dropFirst(4))
      } else if line.hasPrefix("+++ \"b/"), path == nil {
        path = GitPath.plain(line.dropFirst(4))
      } else if line.hasPrefix("@@ "), let path, let change = Self.change(line) {
        changes[path, default: []].append(change)
      }
    }
  }

  public func touch(_ finding: ReportedFinding) -> Bool {
    let first = finding.extent.start.line
    let last = max(first, finding.extent.end.line)
    return changes[finding.path, default: []].contains { change in
      switch change {
      case .all: true
      case .lines(let lines): lines.overlaps(first...last)
      case .gap(let line): first <= line && line < last
      }
    }
  }

  /// `@@ -10,2 +9,0 @@`: from which line on, and how many; one where no number is given.
  private static func change(_ head: Substring) -> Change? {
    guard let new = head.split(separator: " ").first(where: { $0.hasPrefix("+") })?.dropFirst() else { return nil }
    let numbers = new.split(separator: ",").compactMap { Int($0) }
    guard let start = numbers.first, start >= 0 else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count > 0 ? .lines(start...(start + count - 1)) : .gap(after: start)
  }
}

/// A path as git writes it: `b/App/A.swift`, and in quotes with escapes where it holds what would not be plain.
enum GitPath {
  static func plain(_ written: Substring) -> String {
    let isQuoted = written.hasPrefix("\"") && written.hasSuffix("\"") && written.count > 1
    // Behind a name with a space stands a tab.
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
