/// The lines in which two texts differ.
struct LineComparison {
  /// Lines that replace others. Either range may be empty.
  struct Block {
    var old: Range<Int>
    var new: Range<Int>
  }

  let blocks: [Block]

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let difference = Array(new[start..<new.count - tail]).difference(from: Array(old[start..<old.count - tail]))
    let removed = Set(difference.removals.map { $0.offset + start })
    let inserted = Set(difference.insertions.map { $0.offset + start })
    var blocks: [Block] = []
    var (oldLine, newLine) = (start, start)
    while oldLine < old.count - tail || newLine < new.count - tail {
      let (oldStart, newStart) = (oldLine, newLine)
      while removed.contains(oldLine) { oldLine += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      if oldLine > oldStart || newLine > newStart {
        blocks.append(Block(old: oldStart..<oldLine, new: newStart..<newLine))
      } else {
        oldLine += 1
        newLine += 1
      }
    }
    self.blocks = blocks
  }
}

extension CollectionDifference<ArraySlice<UInt8>>.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
