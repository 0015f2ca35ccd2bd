@_spi(RawSyntax) import SwiftSyntax

/// The ranges of facts. A fact starts at the first token that is passed after the fact was added.
extension SyntaxWalker {
  /// Passes a token or a node without facts. Facts without a start begin here.
  mutating func pass(_ node: RawNode) {
    if node.raw.byteLength == 0 { return }
    if isAllPlaced { last = node } else { setStarts(to: node.range) }
  }

  private var isAllPlaced: Bool {
    firstUnplacedDeclaration == facts.declarations.count && firstUnplacedType == facts.types.count
      && firstUnplacedExpression == facts.expressions.count
  }

  /// The end of the last token that was passed.
  var end: UInt32 {
    mutating get {
      if let last { lastEnd = last.range.end }
      last = nil
      return lastEnd
    }
  }

  mutating func setStarts(to range: ByteRange) {
    while firstUnplacedDeclaration < facts.declarations.count {
      facts.declarations[firstUnplacedDeclaration].range.start = range.start
      firstUnplacedDeclaration += 1
    }
    while firstUnplacedType < facts.types.count {
      facts.types[firstUnplacedType].range.start = range.start
      firstUnplacedType += 1
    }
    while firstUnplacedExpression < facts.expressions.count {
      facts.expressions[firstUnplacedExpression].range.start = range.start
      firstUnplacedExpression += 1
    }
    last = nil
    lastEnd = range.end
  }
}
