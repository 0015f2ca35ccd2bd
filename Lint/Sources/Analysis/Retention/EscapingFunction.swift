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

/// Functions that are named and not called.
extension FileReading {
  /// A closure, the constant of one, or a function by its name.
  func function(assigned value: ExpressionID) -> EscapingFunction.Function? {
    switch facts[value].kind {
    case .closure: return facts.closure(at: value).map { .closure($0) }
    case .reference, .member:
      if let local = localValue(value), let closure = facts.closure(at: local) { return .closure(closure) }
      return functionReference(value).map { .named($0) }
    default: return nil
    }
  }

  /// A method of `self`, or a local function, that is named and not called: `handle`, `self.handle`.
  func functionReference(_ expression: ExpressionID) -> SymbolID? {
    let node = facts[expression]
    if node.kind == .member {
      guard let base = facts.firstPart(of: expression), selfReference(base) == .strong,
        let type = enclosingType(of: node.owner)
      else { return nil }
      return method(node.name, of: type)
    }
    if let local = local(node.name, at: node.range.start, from: node.owner) {
      return facts[local].kind == .function ? id(local) : nil
    }
    guard selfReference(LanguageWords.selfWord, at: node.range.start, from: node.owner) == .strong else {
      return nil
    }
    return enclosingType(of: node.owner).flatMap { method(node.name, of: $0) }
  }

  /// The method of a name, also one that the project adds to a type of the system, unless a property has the same name.
  private func method(_ name: Name, of type: TypeID) -> SymbolID? {
    var named = project.members(named: name, of: type)
    if named.isEmpty { named = project.shared(SystemExtensions.self).methods(named: name, of: type, in: project) }
    return named.allSatisfy(isInstanceMethod) ? named.first : nil
  }
}
