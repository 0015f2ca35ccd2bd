public import LintSemantics
public import LintSyntax

/// A function that is passed to an operator of a stream, or to the start of an observation.
public struct EscapingFunction: Sendable {
  public enum Function: Sendable {
    /// The declaration of a closure.
    case closure(DeclarationID)
    /// A method or local function that is passed by name.
    case named(SymbolID)
    /// `assign(to:on:)`: not a function, but it retains the object that it assigns to.
    case target(ExpressionID)
    /// The target of a repeating timer, which the timer retains until it is invalidated.
    case timerTarget(ExpressionID)
  }

  public let function: Function
  /// The offset of the function in its file.
  public let place: UInt32
  /// The call that takes it.
  public let call: ExpressionID
}

extension FileReading {
  /// The functions that the chains of an observation retain, and that retain their object.
  public func escapingFunctions(in observation: Observation) -> [EscapingFunction] {
    var finder = EscapingFunctionFinder(reading: self)
    for chain in observation.chains { finder.chain(chain, .end, depth: 6) }
    return finder.found
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
