/// A part of a type as it is written. The parts of a file are in one array, each before its own parts.
public struct TypeNode: Sendable {
  public var kind: TypeNodeKind
  public var name: Name = .none
  public var range = ByteRange(start: 0, end: 0)
  public var next = TypeNodeID(0)
  @usableFromInline let storedOwner: OptionalHandle<DeclarationID>

  @inlinable package init(kind: TypeNodeKind, owner: DeclarationID?) {
    self.kind = kind
    storedOwner = OptionalHandle(owner)
  }

  /// The declaration in which it is written: names mean what they mean there.
  @inlinable public var owner: DeclarationID? { storedOwner.id }
}

public enum TypeNodeKind: UInt8, Sendable {
  /// `Name<…>`: the parts are the generic arguments.
  case named
  /// `Outer.Name<…>`: the first part is the outer type.
  case member
  case optional, implicitlyUnwrapped
  case array, dictionary, tuple
  /// The parts are the parameters, and last the result.
  case function
  case some, any, composition, metatype, suppressed, other
}
