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
