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
    if declaration.kind == .parameter { return closureOwner(id, limit) }
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

/// What members give, and calls of them.
extension Project {
  func member(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let node = facts(file)[expression]
    if node.flags.contains(.implicitBase) { return nil }
    guard let base = base(expression, file, limit - 1) else { return nil }
    switch base.referent {
    case .project(let type):
      if base.isType, let inner = nested(node.name, in: type) { return Value(referent: inner, isType: true) }
      if node.name == LanguageWords.initializer || node.name == LanguageWords.selfWord { return base }
      if let found = firstMember(named: node.name, of: base) { return value(of: found, limit - 1) }
      return inherited(node.name, of: type)
    case .system(let system): return member(node.name, of: system, isType: base.isType)
    default: return base.isType ? module(base.referent, node, file) : elementMember(node.name, of: base)
    }
  }

  /// `UIKit.UIView`: the base is a module.
  private func module(_ referent: Referent, _ node: Expression, _ file: FileID) -> Value? {
    guard case .unknown(let module) = referent else { return nil }
    if GeneratedAccessors.roots.contains(module) || conventions.generatedAccessors.contains(module.text) {
      return GeneratedAccessors.value(of: node.name) ?? Value(referent: referent, isType: true)
    }
    guard facts(file).imports.contains(where: { $0.module == module }) else { return nil }
    return Value(referent: global(node.name, file: file), isType: true)
  }

  private func inherited(_ name: Name, of type: TypeID) -> Value? {
    for ancestor in systemAncestors(of: type) {
      if let value = member(name, of: ancestor.system, isType: false) { return value }
    }
    return nil
  }

  private func member(_ name: Name, of system: SystemType, isType: Bool) -> Value? {
    if isType, SystemMembers[name].contains(.instance) { return Value(referent: .system(system)) }
    return SystemTypes.member(name, of: system).flatMap(SystemTypes.named).map { Value(referent: .system($0)) }
  }

  func call(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    guard var value = base(expression, file, limit - 1) else { return nil }
    if let result = result(of: value) { return result }
    // A type that is called makes a value; a function was valued as what it returns.
    value.isType = false
    return value
  }

  /// What calling a closure that is kept gives.
  private func result(of value: Value) -> Value? {
    guard !value.isType, let use = value.use, let function = function(use) else { return nil }
    guard let last = Array(facts(function.file).parts(of: function.node)).last else { return nil }
    let result = TypeUse(file: function.file, node: last)
    return Value(referent: referent(of: result), use: result)
  }
}

/// The values of `??` and casts, and the elements of arrays and dictionaries.
extension Project {
  /// `value ?? other`, `value as Type`.
  func choice(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    let parts = Array(facts.parts(of: expression))
    guard let first = parts.first else { return nil }
    if let type = parts.lazy.compactMap({ facts[$0].type }).first {
      let use = TypeUse(file: file, node: type)
      return Value(referent: referent(of: use), use: use)
    }
    let isChoice = parts.contains {
      facts[$0].kind == .operator && facts[$0].name == LanguageWords.otherwise
    }
    return parts.count == 1 || isChoice ? value(of: first, file, limit - 1) : nil
  }

  func elementMember(_ name: Name, of base: Value) -> Value? {
    CollectionMembers[name].contains(.element) ? element(base) : nil
  }

  /// What an array, or the value of a dictionary, holds.
  func element(_ value: Value) -> Value? {
    guard let use = value.use, let holder = holder(use) else { return nil }
    let parts = Array(facts(holder.file).parts(of: holder.node))
    guard let last = parts.last else { return nil }
    let part = TypeUse(file: holder.file, node: last)
    return Value(referent: referent(of: part), use: part)
  }

  /// The array or dictionary that a type is, optional or not.
  private func holder(_ use: TypeUse) -> TypeUse? {
    switch node(use).kind {
    case .array, .dictionary: return use
    case .optional, .implicitlyUnwrapped:
      return facts(use.file).firstPart(of: use.node).flatMap { holder(TypeUse(file: use.file, node: $0)) }
    default: return nil
    }
  }
}
