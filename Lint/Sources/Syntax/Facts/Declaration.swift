/// Something that a file declares: a type, a member, a parameter, a local, a closure.
///
/// The declarations of a file are in one array, each before its contents; `next` is the index behind those.
public struct Declaration: Sendable {
  public var kind: DeclarationKind
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
  /// The clause of `#if` around it.
  public var condition: ConditionID?

  @inlinable package init(kind: DeclarationKind, parent: DeclarationID?) {
    self.kind = kind
    storedParent = OptionalHandle(parent)
  }

  /// The declaration around it; nil at the top of the file.
  @inlinable public var parent: DeclarationID? { storedParent.id }
}

public enum DeclarationKind: UInt8, Sendable, BitwiseCopyable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  case typeAlias, associatedType, genericParameter
  case function, initializer, deinitializer, `subscript`, accessor, macro
  case property, enumCase
  case parameter, local, closure, capture
}

extension DeclarationKind {
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

/// What is written before a declaration, and what its accessors say.
public struct Modifiers: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let `static` = Modifiers(rawValue: 1 << 0)
  public static let `class` = Modifiers(rawValue: 1 << 1)
  public static let weak = Modifiers(rawValue: 1 << 2)
  public static let unowned = Modifiers(rawValue: 1 << 3)
  public static let lazy = Modifiers(rawValue: 1 << 4)
  public static let override = Modifiers(rawValue: 1 << 5)
  public static let `private` = Modifiers(rawValue: 1 << 6)
  public static let `fileprivate` = Modifiers(rawValue: 1 << 7)
  public static let `internal` = Modifiers(rawValue: 1 << 8)
  public static let `public` = Modifiers(rawValue: 1 << 9)
  public static let open = Modifiers(rawValue: 1 << 10)
  public static let final = Modifiers(rawValue: 1 << 11)
  public static let mutating = Modifiers(rawValue: 1 << 12)
  public static let async = Modifiers(rawValue: 1 << 13)
  public static let optional = Modifiers(rawValue: 1 << 14)
  public static let required = Modifiers(rawValue: 1 << 15)
  public static let convenience = Modifiers(rawValue: 1 << 16)
  /// `private(set)` and the like: the setter is less visible than the rest.
  public static let restrictedSetter = Modifiers(rawValue: 1 << 17)

  /// Declared with `let`.
  public static let constant = Modifiers(rawValue: 1 << 20)
  /// A property with a getter: it stores nothing.
  public static let computed = Modifiers(rawValue: 1 << 21)
  /// A computed property, or a requirement, that can be set.
  public static let settable = Modifiers(rawValue: 1 << 22)
  /// Has a body in braces.
  public static let body = Modifiers(rawValue: 1 << 23)
  /// `guard let` or `if let`: a name for what an optional held.
  public static let unwrapped = Modifiers(rawValue: 1 << 24)
  /// A name for each element of what is iterated.
  public static let element = Modifiers(rawValue: 1 << 25)
  /// Part of a pattern: its value is a part of the value that is written.
  public static let part = Modifiers(rawValue: 1 << 26)
  /// A parameter `$0`, or one of a closure: a type is rarely written.
  public static let ofClosure = Modifiers(rawValue: 1 << 27)
  /// Has generic parameters.
  public static let generic = Modifiers(rawValue: 1 << 28)
}
