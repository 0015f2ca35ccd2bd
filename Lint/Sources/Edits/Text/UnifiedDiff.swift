/// A unified diff of one file with three lines of context, as `git apply` and `patch -p1` read it.
public struct UnifiedDiff {
  /// Empty if nothing changes.
  public let text: String

  private static let context = 3

  /// - Parameter path: the path in the diff; nil for that of the change.
  public init(of change: FileChange, at path: String? = nil) {
    let (old, new) = (Self.lines(of: change.before), Self.lines(of: change.after))
    let blocks = LineComparison(old, new).blocks
    if blocks.isEmpty {
      text = ""
      return
    }
    let path = path ?? change.path
    let (before, after) = (Self.header("a/" + path), Self.header("b/" + path))
    text = "--- \(before)\n+++ \(after)\n" + Self.hunks(blocks).map { Self.text(of: $0, old, new) }.joined()
  }

  /// The lines with their line feeds, which the last one may lack. A carriage return belongs to its line.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Groups blocks whose context lines overlap.
  private static func hunks(_ blocks: [LineComparison.Block]) -> [[LineComparison.Block]] {
    var hunks: [[LineComparison.Block]] = []
    for block in blocks {
      if let last = hunks.last?.last, block.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(block)
      } else {
        hunks.append([block])
      }
    }
    return hunks
  }

  private static func text(
    of blocks: [LineComparison.Block], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = blocks.first, let last = blocks.last else { return "" }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - lead..<last.old.upperBound + trail
    let newLines = first.new.lowerBound - lead..<last.new.upperBound + trail
    var text = "@@ -\(range(oldLines)) +\(range(newLines)) @@\n"
    var next = oldLines.lowerBound
    for block in blocks {
      for line in old[next..<block.old.lowerBound] { text += marked(" ", line) }
      for line in old[block.old] { text += marked("-", line) }
      for line in new[block.new] { text += marked("+", line) }
      next = block.old.upperBound
    }
    for line in old[next..<oldLines.upperBound] { text += marked(" ", line) }
    return text
  }

  /// The first line and the number of lines. An empty range names the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    lines.count == 1 ? "\(lines.lowerBound + 1)" : "\(lines.lowerBound + (lines.isEmpty ? 0 : 1)),\(lines.count)"
  }

  private static func marked(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  /// A path as git writes it: quoted if it contains control characters, quotes or backslashes, and with a final tab if it
  /// contains spaces.
  private static func header(_ path: String) -> String {
    let needsQuotes = path.utf8.contains {
      $0 < 32 || $0 == 127 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if !needsQuotes { return path.contains(" ") ? path + "\t" : path }
    var quoted: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0..<32, 127: quoted += Array(("\\" + octal(byte)).utf8)
      default: quoted.append(byte)
      }
    }
    return "\"" + String(decoding: quoted, as: UTF8.self) + "\""
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
