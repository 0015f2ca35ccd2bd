public import LintSyntax

/// A type that the project declares, in the order in which the types were found.
public struct TypeID: Hashable, Sendable, BitwiseCopyable {
  public let index: Int32
}

/// A declaration of the project.
public struct DeclarationID: Hashable, Sendable, BitwiseCopyable {
  public var file: Int32
  public var index: Int32

  public init(file: Int32, index: Int32) {
    self.file = file
    self.index = index
  }
}

/// A class, struct, enum, actor, protocol or alias of the project.
public struct ProjectType: Sendable {
  public let name: Name
  public let kind: Declaration.Kind
  public internal(set) var declaration: DeclarationID
  public internal(set) var outer: TypeID?
  /// Those that were told apart; where a name could mean two types, none.
  public internal(set) var extensions: [DeclarationID] = []
  /// What the inheritance clauses name, those of the extensions included, in their order.
  public internal(set) var supertypes: [Supertype] = []

  /// The declaration first, then its extensions.
  public var bodies: [DeclarationID] { [declaration] + extensions }
}

/// A name in an inheritance clause, and what it means.
public struct Supertype: Sendable, BitwiseCopyable {
  public internal(set) var referent: Referent
  public internal(set) var place: Place
}

/// Where something is written.
public struct Place: Hashable, Sendable, BitwiseCopyable {
  public var file: Int32
  public var offset: UInt32

  public init(file: Int32, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}
