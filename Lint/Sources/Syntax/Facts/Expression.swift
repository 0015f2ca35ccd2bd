/// A piece of code that a rule can ask about. The pieces of a file are in one array, each before its parts.
///
/// What changes no meaning for a rule has no piece: `try`, `await`, parentheses, `?` and `!` after a value.
@frozen public struct Expression: Sendable {
  public var kind: ExpressionKind
  public var flags: Flags = []
  public var name: Name = .none
  public var range = ByteRange(start: 0, end: 0)
  @usableFromInline let storedParent: OptionalHandle<ExpressionID>
  public var next = ExpressionID(0)
  @usableFromInline let storedOwner: OptionalHandle<DeclarationID>
  /// The index of a declaration or of a type, depending on the kind; negative for neither.
  @usableFromInline var link: Int32 = -1

  @inlinable package init(kind: ExpressionKind, parent: ExpressionID?, owner: DeclarationID?) {
    self.kind = kind
    storedParent = OptionalHandle(parent)
    storedOwner = OptionalHandle(owner)
  }

  /// The piece that this is a part of.
  @inlinable public var parent: ExpressionID? { storedParent.id }

  /// The declaration whose code it is; nil for code of the file.
  @inlinable public var owner: DeclarationID? { storedOwner.id }

  /// The declaration of a closure, or the one whose value a binding is.
  @inlinable public var declaration: DeclarationID? {
    link >= 0 && (kind == .closure || kind == .binding) ? DeclarationID(number: link) : nil
  }

  /// The type that is written as a value, or that a key path begins with.
  @inlinable public var type: TypeNodeID? {
    link >= 0 && (kind == .type || kind == .keyPath) ? TypeNodeID(number: link) : nil
  }

  @inlinable package mutating func refer(to declaration: DeclarationID) { link = declaration.number }

  @inlinable package mutating func refer(to type: TypeNodeID) { link = type.number }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A closure after the parentheses of a call.
    public static let trailing = Flags(rawValue: 1 << 0)
    /// A member without a base.
    public static let implicitBase = Flags(rawValue: 1 << 1)
    /// The only expression of a body, which returns it without saying so.
    public static let implicit = Flags(rawValue: 1 << 2)
    /// `for await`.
    public static let async = Flags(rawValue: 1 << 3)
    /// Passed with `&`.
    public static let byReference = Flags(rawValue: 1 << 4)
  }
}

public enum ExpressionKind: UInt8, Sendable {
  /// `name`; also `self` and `Self`.
  case reference
  case `super`
  /// `base.name`, its base first; without one it is `.name`.
  case member
  /// The callee, then an `argument` each.
  case call
  /// The base, then an `argument` each.
  case `subscript`
  /// Bears its label; holds the value.
  case argument
  /// `declaration` is that of the closure.
  case closure
  /// The target, then what is assigned. Bears the operator.
  case assignment
  /// Operands and operators in their order; no precedence.
  case sequence
  case `operator`
  /// `as`, `as?`, `as!`, `is`: bears the word.
  case cast
  /// A type written as a value: `type`.
  case type
  /// The value of `declaration`.
  case binding
  case `return`, `throw`
  /// `for … in`: the sequence, then the body.
  case iteration
  case keyPath
  /// A macro or directive with `#`, by its name.
  case macro
  case literal, `nil`, array, dictionary, tuple
}
