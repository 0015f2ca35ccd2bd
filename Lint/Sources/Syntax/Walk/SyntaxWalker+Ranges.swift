@_spi(RawSyntax) import SwiftSyntax

/// Where things begin and end: with their first and last token, which are passed later than they are found.
extension SyntaxWalker {
  /// A token, or a node without anything to tell: what waits for its start starts here.
  mutating func pass(_ node: RawNode) {
    if node.raw.byteLength == 0 { return }
    if isAllPlaced { last = node } else { place(at: node.range) }
  }

  private var isAllPlaced: Bool {
    unplacedDeclarations == facts.declarations.count && unplacedTypes == facts.types.count
      && unplacedExpressions == facts.expressions.count
  }

  /// Where the last token ended.
  var end: UInt32 {
    mutating get {
      if let last { lastEnd = last.range.end }
      last = nil
      return lastEnd
    }
  }

  mutating func place(at range: ByteRange) {
    while unplacedDeclarations < facts.declarations.count {
      facts.declarations[unplacedDeclarations].range.start = range.start
      unplacedDeclarations += 1
    }
    while unplacedTypes < facts.types.count {
      facts.types[unplacedTypes].range.start = range.start
      unplacedTypes += 1
    }
    while unplacedExpressions < facts.expressions.count {
      facts.expressions[unplacedExpressions].range.start = range.start
      unplacedExpressions += 1
    }
    last = nil
    lastEnd = range.end
  }
}
