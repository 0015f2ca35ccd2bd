/// A written type or a part of one. The type nodes of a file are in one array, each before its own parts.
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

  /// The declaration that contains the type, in whose scope its names are resolved.
  @inlinable public var owner: DeclarationID? { storedOwner.id }
}

public enum TypeNodeKind: UInt8, Sendable {
  /// `Name<…>`. The parts are the generic arguments.
  case named
  /// `Outer.Name<…>`. The first part is the outer type.
  case member
  case optional, implicitlyUnwrapped
  case array, dictionary, tuple
  /// A function type. The parts are the parameters and then the result.
  case function
  case some, any, composition, metatype, suppressed, other

  /// Whether a type of this kind refers to the same types as its only part.
  package var isOfOnePart: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped, .some, .any: true
    default: false
    }
  }
}
