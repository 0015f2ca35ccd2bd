@_spi(RawSyntax) import SwiftSyntax

/// A node of the parser's tree and where its text, with the space before it, begins.
///
/// The nodes belong to the tree: they are read while it is alive. In a layout, the odd
/// indices are the grammar's nodes, and the even ones what the parser could not place.
struct RawNode {
  var raw: RawSyntax
  var offset: UInt32

  var kind: SyntaxKind { raw.kind }

  var children: RawSyntaxBuffer {
    raw.layoutView?.children ?? RawSyntaxBuffer(UnsafeBufferPointer(start: nil, count: 0))
  }

  func child(_ index: Int) -> RawNode? {
    let children = children
    guard index < children.count, let raw = children[index] else { return nil }
    var offset = offset
    for index in 0..<index { offset += UInt32(children[index]?.byteLength ?? 0) }
    return RawNode(raw: raw, offset: offset)
  }

  /// The elements of a list, which has no places between them.
  var elements: [RawNode] {
    var offset = offset
    return children.compactMap { raw in
      guard let raw else { return nil }
      defer { offset += UInt32(raw.byteLength) }
      return RawNode(raw: raw, offset: offset)
    }
  }

  /// The text of a token, without the space around it.
  var text: SyntaxText { raw.tokenView?.rawText ?? SyntaxText() }

  /// The keyword with the text of a token, wherever it stands.
  var keyword: Keyword? { Keyword(text) }

  /// Of a token that is an operator.
  var assigns: Bool {
    text.withContiguousStorageIfAvailable { AssignmentOperator.matches(UnsafeRawBufferPointer($0)) } ?? false
  }

  /// Where a token, or a small node, begins and ends.
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

/// What the walk has yet to do: its stack holds these in place of calls.
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
  /// The name of each element that is iterated.
  case element
  /// The arguments of a call.
  case argument
  /// Code whose only expression is its result.
  case body
  case result
}

/// What was begun, and ends when its last child was walked.
enum PendingEnd {
  case declaration(DeclarationID)
  case type(TypeNodeID)
  case expression(ExpressionID)
  case attribute(AttributeID)
  case condition
  case scope
  case variable
  /// The attributes are behind: what follows is no attribute's.
  case attributesOf(DeclarationID)
  case attributesOfVariable
  case inheritedBy(DeclarationID)
  case constrains(DeclarationID)
}
