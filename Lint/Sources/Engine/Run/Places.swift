import LintSupport
import LintSyntax

/// Places in a file, in order, each once.
struct Places {
  let offsets: [UInt32]

  init(_ offsets: some Sequence<UInt32>) {
    var sorted: [UInt32] = []
    for offset in offsets.sorted() where offset != sorted.last { sorted.append(offset) }
    self.offsets = sorted
  }

  func contains(_ offset: UInt32) -> Bool {
    let index = count(below: offset)
    return index < offsets.count && offsets[index] == offset
  }

  /// Which of them lie in a range.
  func indices(in range: ByteRange) -> Range<Int> {
    let start = count(below: range.start)
    return start..<max(start, count(below: range.end))
  }

  private func count(below limit: UInt32) -> Int { offsets.partitioningIndex { $0 >= limit } }
}
