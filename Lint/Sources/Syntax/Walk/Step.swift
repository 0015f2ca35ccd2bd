@_spi(RawSyntax) import SwiftSyntax

/// What the walk has yet to do: its stack holds these in place of calls.
enum Step {
  case visit(Node, Role)
  case close(Open)
}

/// What a node is to what stands around it.
enum Role {
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
enum Open {
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
