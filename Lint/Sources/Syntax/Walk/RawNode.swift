@_spi(RawSyntax) import SwiftSyntax

/// A node of the parser's tree, with the offset of its text including leading trivia.
///
/// Nodes are valid as long as the tree.
struct RawNode {
  var raw: RawSyntax
  var offset: UInt32

  var kind: SyntaxKind { raw.kind }

  var children: RawSyntaxBuffer {
    raw.layoutView?.children ?? RawSyntaxBuffer(UnsafeBufferPointer(start: nil, count: 0))
  }

  func child(_ slot: NodeSlot) -> RawNode? {
    let children = children
    guard slot.index < children.count, let raw = children[slot.index] else { return nil }
    var offset = offset
    for index in 0..<slot.index { offset += UInt32(children[index]?.byteLength ?? 0) }
    return RawNode(raw: raw, offset: offset)
  }

  /// The elements of a list, whose layout has no unexpected nodes.
  var elements: [RawNode] {
    var offset = offset
    return children.compactMap { raw in
      guard let raw else { return nil }
      defer { offset += UInt32(raw.byteLength) }
      return RawNode(raw: raw, offset: offset)
    }
  }

  /// The text of a token, without trivia.
  var text: SyntaxText { raw.tokenView?.rawText ?? SyntaxText() }

  /// The keyword with the text of a token, even where the token isn't a keyword.
  var keyword: Keyword? { Keyword(text) }

  /// Whether a token is an operator such as `+=`.
  var isAssignmentOperator: Bool {
    text.withContiguousStorageIfAvailable { AssignmentOperator.matches(UnsafeRawBufferPointer($0)) } ?? false
  }

  /// The range of a token or node, without trivia.
  var range: ByteRange {
    if let token = raw.tokenView {
      let start = offset + UInt32(token.leadingTriviaByteLength)
      return ByteRange(start: start, end: start + UInt32(token.textByteLength))
    }
    return ByteRange(
      start: offset + UInt32(raw.leadingTriviaByteLength),
      end: offset + UInt32(max(raw.byteLength - raw.trailingTriviaByteLength, 0)))
  }
}

/// A step that the walker has yet to take. Its stack of steps replaces recursive calls.
enum WalkStep {
  case visit(RawNode, NodeRole)
  case close(PendingEnd)
}

/// The role of a node in its parent.
enum NodeRole {
  case none
  case typeOf(DeclarationID)
  case inheritedBy(DeclarationID)
  case constrains(DeclarationID)
  case valueOf(DeclarationID)
  /// The element pattern of a `for` loop.
  case element
  /// Arguments of a call.
  case argument
  /// Code whose only expression is its result.
  case body
  /// An expression that is the implicit result of a body.
  case result
}

/// The end of a fact, scope or clause, which follows its last child.
enum PendingEnd {
  case declaration(DeclarationID)
  case type(TypeNodeID)
  case expression(ExpressionID)
  case attribute(AttributeID)
  case condition
  case scope
  case variable
  /// The end of the attributes of a declaration.
  case attributesOf(DeclarationID)
  case attributesOfVariable
  case inheritedBy(DeclarationID)
  case constrains(DeclarationID)
}
