@_spi(RawSyntax) import SwiftSyntax

/// The comments of a source that hold some of its places.
struct LineComments {
  private var ranges: [Range<Int>] = []

  /// - Parameter places: in their order.
  init(holding places: [Int], in tree: RawSyntax) {
    var rest = places[...]
    var open = [Node(raw: tree, offset: 0)]
    while let node = open.popLast(), let next = rest.first {
      let end = Int(node.offset) + node.raw.byteLength
      if end <= next { continue }
      guard let token = node.raw.tokenView else {
        open += node.elements.reversed()
        continue
      }
      add(token.leadingRawTriviaPieces, at: Int(node.offset))
      add(token.trailingRawTriviaPieces, at: end - token.trailingTriviaByteLength)
      rest = rest.drop { $0 < end }
    }
  }

  /// The first of the places in each comment: it means all that follows.
  func holding(_ places: [Int]) -> [(place: Int, comment: Range<Int>)] {
    var rest = places[...]
    return ranges.compactMap { range in
      rest = rest.drop { $0 < range.lowerBound }
      return rest.first.flatMap { range.contains($0) ? ($0, range) : nil }
    }
  }

  private mutating func add(_ trivia: [RawTriviaPiece], at start: Int) {
    var start = start
    for piece in trivia {
      switch piece {
      case .lineComment, .docLineComment: ranges.append(start..<(start + piece.byteLength))
      default: break
      }
      start += piece.byteLength
    }
  }
}
