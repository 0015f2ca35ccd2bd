/// A piece of code that a rule can ask about. The pieces of a file stand in one array, each before those that it is made of.
///
/// What changes no meaning for a rule has no piece: `try`, `await`, parentheses, `?` and `!` after a value.
public struct Expression: Sendable {
  public enum Kind: UInt8, Sendable {
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
    /// `link` is the declaration of the closure.
    case closure
    /// The target, then what is assigned. Bears the operator.
    case assignment
    /// Operands and operators in their order; no precedence.
    case sequence
    case `operator`
    /// `as`, `as?`, `as!`, `is`: bears the word; `link` is the type where it is written.
    case cast
    /// A type written as a value; `link` is the type.
    case type
    /// The value of the declaration that `link` gives.
    case binding
    case `return`, `throw`
    /// `for … in`: the sequence, then the body.
    case iteration
    case keyPath
    /// A macro or directive with `#`: bears its name.
    case macro
    case literal, `nil`, array, dictionary, tuple
  }

  public var kind: Kind
  public var flags: Flags = []
  public var name: Name = .none
  public var range = ByteRange(start: 0, end: 0)
  /// The piece that this is a part of, or -1.
  public var parent: Int32
  public var next: Int32 = 0
  /// The declaration that it stands in, or -1 for the file.
  public var owner: Int32
  public var link: Int32 = -1

  package init(kind: Kind, parent: Int32, owner: Int32) {
    self.kind = kind
    self.parent = parent
    self.owner = owner
  }

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A closure after the parentheses of a call.
    public static let trailing = Flags(rawValue: 1 << 0)
    /// A member without a base.
    public static let implicitBase = Flags(rawValue: 1 << 1)
    /// The only expression of a body, which returns it without saying so.
    public static let implicit = Flags(rawValue: 1 << 2)
    /// `for await`.
    public static let async = Flags(rawValue: 1 << 3)
    /// Handed over with `&`.
    public static let byReference = Flags(rawValue: 1 << 4)
  }
}
