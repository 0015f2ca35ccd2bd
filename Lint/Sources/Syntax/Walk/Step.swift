@_spi(RawSyntax) import SwiftSyntax

/// What the walk has yet to do: its stack holds these in place of calls.
enum Step {
  case visit(Node, Role)
  case close(Open)
}

/// What a node is to what stands around it.
enum Role {
  case none
  case typeOf(Int32)
  case inheritedBy(Int32)
  case constrains(Int32)
  case valueOf(Int32)
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
  case declaration(Int32)
  case type(Int32)
  case expression(Int32)
  case attribute(Int32)
  case condition
  case scope
  case variable
  /// The attributes are behind: what follows is no attribute's.
  case attributesOf(Int32)
  case attributesOfVariable
  case inheritedBy(Int32)
  case constrains(Int32)
}
