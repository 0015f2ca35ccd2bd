public import LintSyntax

extension Project {
  /// How long a chain of declarations is followed.
  private static let valueLimit = 12

  /// The value of an expression, as far as what is written tells.
  public func value(of expression: ExpressionID, file: FileID) -> Value? {
    value(of: expression, file, Self.valueLimit)
  }

  /// The value that a declaration gives to its name, or that calling it returns.
  public func value(of declaration: SymbolID) -> Value? { value(of: declaration, Self.valueLimit) }

  func value(of expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    guard let memo, memo.file == file else { return evaluate(expression, file, limit) }
    return memo.value(of: expression, limit) { evaluate(expression, file, limit) }
  }

  private func evaluate(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    guard limit > 0 else {
      memo?.cut()
      return nil
    }
    let facts = facts(file)
    let node = facts[expression]
    switch node.kind {
    case .reference: return reference(expression, file, limit)
    case .member: return member(expression, file, limit)
    case .call: return call(expression, file, limit)
    case .subscript: return base(expression, file, limit - 1).flatMap(element)
    case .type: return node.type.map { Value(referent: referent(of: TypeUse(file: file, node: $0)), isType: true) }
    case .binding, .argument, .return: return base(expression, file, limit)
    case .sequence: return choice(expression, file, limit)
    default: return nil
    }
  }

  func base(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    facts(file).firstPart(of: expression).flatMap { value(of: $0, file, limit) }
  }

  private func reference(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let node = facts(file)[expression]
    if node.name == LanguageWords.selfWord || node.name == LanguageWords.selfType {
      guard let type = enclosingType(of: node.owner, file: file) else { return nil }
      return Value(referent: .project(type), isType: node.name == LanguageWords.selfType)
    }
    if let id = declaration(namedBy: expression, file: file) {
      return value(of: id, limit - 1)
    }
    let meaning = followed(lookUp(node.name, owner: node.owner, file: file)).first
    return meaning.map { Value(referent: $0, isType: true) }
  }

  func value(of id: SymbolID, _ limit: Int) -> Value? {
    guard limit > 0 else {
      memo?.cut()
      return nil
    }
    memo?.reach(limit)
    let declaration = self[id]
    if let written = declaration.type, declaration.kind != .genericParameter {
      let use = TypeUse(file: id.file, node: written)
      return Value(referent: referent(of: use), use: use)
    }
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol:
      return type(declaredBy: id).map { Value(referent: .project($0), isType: true) }
    case .enumCase:
      return enclosingType(of: id).map { Value(referent: .project($0)) }
    default: break
    }
    // `[weak self]`, `if let self`: the same name further out.
    if declaration.name == LanguageWords.selfWord {
      return enclosingType(of: id).map { Value(referent: .project($0)) }
    }
    guard let value = declaration.value else { return environment(id, limit) ?? outer(id, limit) }
    let initial = self.value(of: value, id.file, limit - 1)
    return declaration.modifiers.contains(.element) ? initial.flatMap(element) : initial
  }

  /// `@Environment(Settings.self) var settings`
  private func environment(_ id: SymbolID, _ limit: Int) -> Value? {
    let facts = file(id)
    guard let attribute = facts.attributes(of: self[id]).first(where: { $0.name == LanguageWords.environment }) else {
      return nil
    }
    let type = attribute.code.first { facts[$0].kind == .reference }
    guard let type, var value = value(of: type, id.file, limit - 1), value.isType else { return nil }
    value.isType = false
    return value
  }

  /// `if let name`, `[name]`: what the name meant before.
  private func outer(_ id: SymbolID, _ limit: Int) -> Value? {
    meantBefore(id).flatMap { value(of: $0, limit - 1) }
  }

  /// For a local or capture that takes its name from further out: what the name means there.
  public func meantBefore(_ id: SymbolID) -> SymbolID? {
    let declaration = self[id]
    guard declaration.kind == .capture || declaration.modifiers.contains(.unwrapped) else { return nil }
    let owner = declaration.kind == .capture ? declaration.parent.flatMap { file(id)[$0].parent } : declaration.parent
    let outer = self.declaration(of: declaration.name, at: declaration.range.start, owner: owner, file: id.file)
    return outer == id ? nil : outer
  }
}
