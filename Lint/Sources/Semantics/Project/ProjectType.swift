public import LintSyntax

/// A class, struct, enum, actor, protocol or alias of the project.
public struct ProjectType: Sendable {
  public let name: Name
  public let kind: Declaration.Kind
  public internal(set) var declaration: SymbolID
  public internal(set) var outer: TypeID?
  /// Those that were told apart; where a name could mean two types, none.
  public internal(set) var extensions: [SymbolID] = []
  /// What the inheritance clauses name, those of the extensions included, in their order.
  public internal(set) var supertypes: [Supertype] = []

  /// The declaration first, then its extensions.
  public var bodies: [SymbolID] { [declaration] + extensions }
}

/// A name in an inheritance clause, and what it means.
public struct Supertype: Sendable, BitwiseCopyable {
  public internal(set) var referent: Referent
  public internal(set) var place: Place
}

/// Where something is written.
public struct Place: Hashable, Sendable, BitwiseCopyable {
  public var file: FileID
  public var offset: UInt32

  public init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}
