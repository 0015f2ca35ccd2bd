/// Something that a file declares: a type, a member, a parameter, a local, a closure.
///
/// The declarations of a file stand in one array, each before what it contains; `next` is the place after all of that.
public struct Declaration: Sendable {
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    case typeAlias, associatedType, genericParameter
    case function, initializer, deinitializer, `subscript`, accessor, macro
    case property, enumCase
    case parameter, local, closure, capture
  }

  public var kind: Kind
  public var modifiers: Modifiers = []
  /// An extension bears the last word of the type that it extends, an accessor its keyword; a closure bears none.
  public var name: Name = .none
  /// The label that a call writes for a parameter.
  public var label: Name = .none
  public var nameStart: UInt32 = 0
  public var range = ByteRange(start: 0, end: 0)
  /// Where a local stops being visible.
  public var scopeEnd: UInt32 = .max

  @usableFromInline let storedParent: OptionalHandle<DeclarationID>
  public var next = DeclarationID(0)

  /// The type as it is written: of a property, parameter or local; what a function returns; what an alias stands for; what
  /// an extension extends; the constraint of a generic parameter.
  public var type: TypeNodeID?
  /// The initial value, or default argument.
  public var value: ExpressionID?
  /// The types of the inheritance clause; walk from root to root.
  public var inherited = HandleRange<TypeNodeID>(0..<0)
  /// The types of a where clause, two for each requirement.
  public var constraints = HandleRange<TypeNodeID>(0..<0)
  public var attributes = HandleRange<AttributeID>(0..<0)
  /// The code in it, that of its closures included.
  public var code = HandleRange<ExpressionID>(0..<0)
  /// All types that are written in it.
  public var mentions = HandleRange<TypeNodeID>(0..<0)
  /// The clause of `#if` that it stands in.
  public var condition: ConditionID?

  @inlinable package init(kind: Kind, parent: DeclarationID?) {
    self.kind = kind
    storedParent = OptionalHandle(parent)
  }

  /// The declaration around it; nil at the top of the file.
  @inlinable public var parent: DeclarationID? { storedParent.id }
}

extension Declaration.Kind {
  /// A type with members of its own.
  public var isNominal: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// A type, or an extension of one.
  public var hasMembers: Bool { isNominal || self == .extension }

  /// Something with code that runs when it is called.
  public var isCallable: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .subscript, .accessor, .closure: true
    default: false
    }
  }
}
