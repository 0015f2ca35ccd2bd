public import LintSyntax

/// What the name of a type means where it is written.
public enum Referent: Hashable, Sendable, BitwiseCopyable {
  case project(TypeID)
  case system(SystemType)
  /// A generic parameter or an associated type.
  case generic(SymbolID)
  /// Declared more than once, and nothing tells which is meant: no finding may rest on it.
  case ambiguous(Name)
  /// Of another package, or misspelt.
  case unknown(Name)
}

extension Referent {
  public var type: TypeID? {
    if case .project(let type) = self { type } else { nil }
  }

  public var system: SystemType? {
    if case .system(let type) = self { type } else { nil }
  }
}
