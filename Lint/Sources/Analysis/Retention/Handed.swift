public import LintSemantics
public import LintSyntax

/// A function that is handed to an operator of a stream, or to what starts an observation.
public struct Handed: Sendable {
  public enum Function: Sendable {
    /// By its declaration.
    case closure(DeclarationID)
    /// A method, or a function in a function, that is handed over by its name.
    case named(SymbolID)
    /// `assign(to:on:)`: no function, and yet it holds what it assigns to.
    case target(ExpressionID)
  }

  public let function: Function
  /// Where it stands.
  public let place: UInt32
  /// The call that takes it.
  public let call: ExpressionID
}

extension FileReading {
  /// All functions that the chains of an observation keep.
  public func handed(in observation: Observation) -> [Handed] {
    var search = HandedSearch(reading: self)
    for chain in observation.chains { search.chain(chain, .end, depth: 6) }
    return search.found
  }
}

extension FileReading {
  /// Whether a declaration is a function that is called on an object or value.
  public func isInstanceMethod(_ id: SymbolID) -> Bool {
    let declaration = project[id]
    guard declaration.kind == .function, let parent = declaration.parent else { return false }
    return project.file(id)[parent].kind.hasMembers
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }
}
