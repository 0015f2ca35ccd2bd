import LintSemantics
import LintSyntax

/// Values that contain neither functions nor objects of the project, so that no code can call back through them.
extension Project {
  /// Whether a declaration's values are known to be plain.
  func isPlainValue(_ id: SymbolID) -> Bool {
    var visited: Set<TypeID> = []
    return isPlain(id, &visited)
  }

  /// Whether the values of a written type are known to be plain.
  func isPlainValue(_ use: TypeUse) -> Bool {
    var visited: Set<TypeID> = []
    return isPlain(use, &visited)
  }

  func isPlainValue(_ value: Value) -> Bool {
    var visited: Set<TypeID> = []
    return isPlain(value, &visited)
  }

  private func isPlain(_ id: SymbolID, _ visited: inout Set<TypeID>) -> Bool {
    if let written = self[id].type { return isPlain(TypeUse(file: id.file, node: written), &visited) }
    let facts = file(id)
    if let initial = facts.initialValue(of: id.declaration), facts[initial].kind == .literal { return true }
    return value(of: id).map { isPlain($0, &visited) } ?? false
  }

  private func isPlain(_ value: Value, _ visited: inout Set<TypeID>) -> Bool {
    if let use = value.use { return isPlain(use, &visited) }
    if case .unknown(let name) = value.referent, ValueTypes.isContainer(name) { return false }
    return isPlain(value.referent, &visited)
  }

  private func isPlain(_ use: TypeUse, _ visited: inout Set<TypeID>) -> Bool {
    let facts = facts(use.file)
    let node = facts[use.node]
    let parts = facts.parts(of: use.node).map { TypeUse(file: use.file, node: $0) }
    switch node.kind {
    case .function, .metatype, .suppressed: return false
    case .named, .member:
      if let alias = alias(namedBy: use) {
        guard visited.insert(alias).inserted else { return false }
        defer { visited.remove(alias) }
        return target(ofAlias: alias).map { isPlain($0, &visited) } ?? false
      }
      let arguments = node.kind == .member ? Array(parts.dropFirst()) : parts
      let referents = referents(of: use)
      if arguments.isEmpty, case .unknown(let name)? = referents.first, ValueTypes.isContainer(name) { return false }
      return !referents.isEmpty && referents.allSatisfy { isPlain($0, &visited) }
        && arguments.allSatisfy { isPlain($0, &visited) }
    default: return parts.allSatisfy { isPlain($0, &visited) }
    }
  }

  private func isPlain(_ referent: Referent, _ visited: inout Set<TypeID>) -> Bool {
    switch referent {
    // Code that takes a view of the system as such reaches nothing that a subclass adds.
    case .system(let system): !system.isOfSwiftUI && [.view, .cell, .controller, .value].contains(system.kind)
    case .unknown(let name): ValueTypes.contains(name)
    case .project(let type): isPlain(type, &visited)
    case .generic, .ambiguous: false
    }
  }

  private func isPlain(_ type: TypeID, _ visited: inout Set<TypeID>) -> Bool {
    guard visited.insert(type).inserted else { return true }
    guard self[type].kind == .struct || self[type].kind == .enum else { return false }
    let payloads = members(of: type).filter { self[$0].kind == .enumCase }.flatMap { enumCase in
      file(enumCase).children(of: enumCase.declaration).map { SymbolID(file: enumCase.file, declaration: $0) }
    }
    return (storedProperties(of: type) + payloads).allSatisfy { isPlain($0, &visited) }
  }

  /// The alias that a written type names.
  func alias(namedBy use: TypeUse) -> TypeID? {
    let node = node(use)
    let found: Referent?
    switch node.kind {
    case .named: found = lookUp(node.name, owner: node.owner, file: use.file)
    case .member:
      let base = facts(use.file).firstPart(of: use.node).map { referent(of: TypeUse(file: use.file, node: $0)) }
      found = base?.type.flatMap { nestedType(node.name, in: $0) }
    default: found = nil
    }
    return found?.type.flatMap { self[$0].kind == .typeAlias ? $0 : nil }
  }

  /// The type that an alias stands for. It may lead back to the alias, if that has the name of a generic parameter.
  func target(ofAlias alias: TypeID) -> TypeUse? {
    let declaration = self[alias].declaration
    return self[declaration].type.map { TypeUse(file: declaration.file, node: $0) }
  }

  private static let aliasLimit = 16

  /// The function type that a written type is, without optionals, parentheses, attributes and aliases.
  func functionType(_ use: TypeUse) -> TypeUse? {
    var use = use
    for _ in 0..<Self.aliasLimit {
      switch node(use).kind {
      case .function: return use
      case .named, .member:
        guard let target = alias(namedBy: use).flatMap(target) else { return nil }
        use = target
      default:
        guard let part = facts(use.file).onlyPart(of: use.node) else { return nil }
        use.node = part
      }
    }
    return nil
  }

  /// The types of the parameters of a function type.
  func parameterTypes(ofFunction use: TypeUse) -> [TypeUse] {
    facts(use.file).parts(of: use.node).dropLast().map { TypeUse(file: use.file, node: $0) }
  }
}
