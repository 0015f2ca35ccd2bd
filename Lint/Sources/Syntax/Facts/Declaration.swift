/// A declaration of a file: a type, member, parameter, local variable or closure.
///
/// The declarations of a file are in one array, each before its contents; `next` is the handle after those.
public struct Declaration: Sendable {
  public var kind: DeclarationKind
  public var modifiers: Modifiers = []
  /// The name; the last component of an extension's type, the keyword of an accessor, and empty for a closure.
  public var name: Name = .none
  /// The argument label of a parameter.
  public var label: Name = .none
  public var nameStart: UInt32 = 0
  public var range = ByteRange(start: 0, end: 0)
  /// The offset at which a local variable, or a declaration in a block at the top of the file, stops being visible.
  public var scopeEnd: UInt32 = .max

  @usableFromInline let storedParent: OptionalHandle<DeclarationID>
  public var next = DeclarationID(0)

  /// The written type: of a property, parameter or local variable, of a function's result, the underlying type of an alias,
  /// the extended type of an extension, or the constraint of a generic parameter.
  public var type: TypeNodeID?
  /// The initial value, or default argument.
  public var value: ExpressionID?
  /// The types of the inheritance clause and their parts.
  public var inherited = HandleRange<TypeNodeID>(0..<0)
  /// The types of a where clause and their parts, two types for each requirement.
  public var constraints = HandleRange<TypeNodeID>(0..<0)
  public var attributes = HandleRange<AttributeID>(0..<0)
  /// The expressions in the declaration, including its closures.
  public var code = HandleRange<ExpressionID>(0..<0)
  /// All types that are written in the declaration.
  public var mentions = HandleRange<TypeNodeID>(0..<0)
  /// The clause of `#if` that contains the declaration.
  public var condition: ConditionID?

  @inlinable package init(kind: DeclarationKind, parent: DeclarationID?) {
    self.kind = kind
    storedParent = OptionalHandle(parent)
  }

  /// The declaration that contains this one; nil at the top of the file.
  @inlinable public var parent: DeclarationID? { storedParent.id }

  /// Whether the declaration is in a block at the top of the file, such as that of an `if`.
  public var isInTopLevelBlock: Bool { parent == nil && scopeEnd != .max }
}

public enum DeclarationKind: UInt8, Sendable, BitwiseCopyable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  case typeAlias, associatedType, genericParameter
  case function, initializer, deinitializer, `subscript`, accessor, macro
  case property, enumCase
  case parameter, local, closure, capture
}

extension DeclarationKind {
  /// Whether it is a class, struct, enum, actor or protocol.
  public var isNominal: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// Whether it is a type or an extension.
  public var hasMembers: Bool { isNominal || self == .extension }

  /// Whether it contains code that runs when it is called.
  public var isCallable: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .subscript, .accessor, .closure: true
    default: false
    }
  }
}

/// The modifiers of a declaration, and properties that follow from its introducer, body and accessors.
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
  /// Has a setter that is less visible than the getter, as in `private(set)`.
  public static let restrictedSetter = Modifiers(rawValue: 1 << 17)
  public static let package = Modifiers(rawValue: 1 << 18)

  /// Declared with `let`.
  public static let constant = Modifiers(rawValue: 1 << 20)
  /// Has a getter and stores nothing.
  public static let computed = Modifiers(rawValue: 1 << 21)
  /// Computed or a requirement, and has a setter.
  public static let settable = Modifiers(rawValue: 1 << 22)
  /// Has a body in braces.
  public static let body = Modifiers(rawValue: 1 << 23)
  /// The unwrapped value of an optional, as in `guard let` or `if let`.
  public static let unwrapped = Modifiers(rawValue: 1 << 24)
  /// The element of a `for` loop.
  public static let element = Modifiers(rawValue: 1 << 25)
  /// Part of a pattern, whose value is part of the matched value.
  public static let part = Modifiers(rawValue: 1 << 26)
  /// A parameter of a closure, which rarely has a written type.
  public static let closureParameter = Modifiers(rawValue: 1 << 27)
  /// Has generic parameters.
  public static let generic = Modifiers(rawValue: 1 << 28)
  /// Declared with `throws` or `rethrows`.
  public static let throwing = Modifiers(rawValue: 1 << 29)
}
