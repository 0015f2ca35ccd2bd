/// An expression of a file, or a statement that contains expressions.
///
/// The expressions of a file are in one array, each before its parts. Syntax that doesn't matter to rules has no expression:
/// `try`, parentheses, and `?` and `!` after a value. `await` is a flag of its operand.
@frozen public struct Expression: Sendable {
  public var kind: ExpressionKind
  public var flags: Flags = []
  public var name: Name = .none
  public var range = ByteRange(start: 0, end: 0)
  @usableFromInline let storedParent: OptionalHandle<ExpressionID>
  public var next = ExpressionID(0)
  @usableFromInline let storedOwner: OptionalHandle<DeclarationID>
  @usableFromInline var link = ExpressionLink()

  @inlinable package init(kind: ExpressionKind, parent: ExpressionID?, owner: DeclarationID?) {
    self.kind = kind
    storedParent = OptionalHandle(parent)
    storedOwner = OptionalHandle(owner)
  }

  /// The expression that this one is a part of.
  @inlinable public var parent: ExpressionID? { storedParent.id }

  /// The declaration that contains the expression; nil at the top of the file.
  @inlinable public var owner: DeclarationID? { storedOwner.id }

  /// The declaration of a closure, or the declaration that a binding initializes.
  @inlinable public var declaration: DeclarationID? {
    kind == .closure || kind == .binding ? link.id() : nil
  }

  /// The type that is used as a value, or the root of a key path.
  @inlinable public var type: TypeNodeID? {
    kind == .type || kind == .keyPath ? link.id() : nil
  }

  @inlinable package mutating func link(to declaration: DeclarationID) { link = ExpressionLink(to: declaration) }

  @inlinable package mutating func link(to type: TypeNodeID) { link = ExpressionLink(to: type) }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A trailing closure.
    public static let trailing = Flags(rawValue: 1 << 0)
    /// A member without a base.
    public static let implicitBase = Flags(rawValue: 1 << 1)
    /// The implicit `return` of the only expression in a body.
    public static let implicit = Flags(rawValue: 1 << 2)
    /// A `for await` loop.
    public static let async = Flags(rawValue: 1 << 3)
    /// An `inout` argument, passed with `&`.
    public static let byReference = Flags(rawValue: 1 << 4)
    /// The operand of `await`.
    public static let awaited = Flags(rawValue: 1 << 5)
  }
}

/// The declaration or type that an expression refers to. The kind of the expression determines which of them it is.
@frozen @usableFromInline struct ExpressionLink: BitwiseCopyable, Sendable {
  /// Negative for neither.
  @usableFromInline let number: Int32

  /// No declaration and no type.
  @inlinable init() { number = -1 }

  @inlinable init(to id: some Handle) { number = id.number }

  @inlinable func id<ID: Handle>() -> ID? { number < 0 ? nil : ID(number: number) }
}

public enum ExpressionKind: UInt8, Sendable {
  /// A name, including `self` and `Self`.
  case reference
  case `super`
  /// `base.name` or `.name`. The part is the base.
  case member
  /// A call. The parts are the callee and the arguments.
  case call
  /// A subscript. The parts are the base and the arguments.
  case `subscript`
  /// An argument, named by its label. The part is the value.
  case argument
  /// A closure, which `declaration` refers to.
  case closure
  /// An assignment, named by its operator. The first part is the target; the others are the value.
  case assignment
  /// Operands and operators in source order, without precedence.
  case sequence
  case `operator`
  /// The keyword of a cast: `as`, `as?`, `as!` or `is`.
  case cast
  /// A type that is used as a value, which `type` refers to.
  case type
  /// The initial value of `declaration`.
  case binding
  case `return`, `throw`
  /// A `for` loop. The parts are the sequence and the body.
  case iteration
  case keyPath
  /// A freestanding macro, by its name.
  case macro
  case literal, `nil`, array, dictionary, tuple
}
