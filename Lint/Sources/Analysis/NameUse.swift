import LintSemantics
public import LintSyntax

/// A place that names a type, or uses a member of a type.
public struct NameUse: Sendable {
  public let offset: UInt32
  /// The declaration that contains the code, or nil at the top of the file.
  public let owner: DeclarationID?
  /// The names of the type, as written and as resolved.
  public let types: [Name]
  /// The names of the types that may declare the member.
  public var owners: [Name] = []
  public var member: Name?
}

extension FileReading {
  /// The uses in a declaration, or in the whole file, in the order of the source.
  public func nameUses(in body: DeclarationID?) -> [NameUse] {
    let types = body.map { Array(facts[$0].mentions) } ?? Array(facts.typeIDs)
    let code = body.map { Array(facts[$0].code) } ?? Array(facts.expressionIDs)
    return (types.compactMap(writtenUse) + code.flatMap(uses)).sorted { $0.offset < $1.offset }
  }

  private func writtenUse(_ type: TypeNodeID) -> NameUse? {
    let node = facts[type]
    guard node.kind == .named || node.kind == .member else { return nil }
    let names = [node.name] + project.names(of: project.referent(of: use(type)))
    guard node.kind == .member, let outer = facts.firstPart(of: type) else {
      return NameUse(offset: node.range.start, owner: node.owner, types: names)
    }
    return NameUse(
      offset: node.range.start, owner: node.owner, types: names, owners: [facts[outer].name], member: node.name)
  }

  private func uses(_ expression: ExpressionID) -> [NameUse] {
    let node = facts[expression]
    switch node.kind {
    case .reference: return referenceUses(expression, node)
    case .member:
      guard !node.flags.contains(.implicitBase), let base = facts.firstPart(of: expression),
        let value = value(of: base)
      else { return [] }
      let types = project.names(of: value.referent)
      return [
        NameUse(
          offset: facts.anchor(of: expression), owner: node.owner, types: types,
          owners: types + project.namesOfSupertypes(of: value.referent), member: node.name)
      ]
    default: return []
    }
  }

  private func referenceUses(_ expression: ExpressionID, _ node: Expression) -> [NameUse] {
    let declared = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file)
    if let declared {
      let isType = project.type(declaredBy: declared) != nil
      guard isType || project[declared].parent == nil else { return [] }
      return [NameUse(offset: node.range.start, owner: node.owner, types: [node.name])]
    }
    guard let value = value(of: expression), value.isType else { return [] }
    let names = [node.name] + project.names(of: value.referent)
    let use = NameUse(offset: node.range.start, owner: node.owner, types: names)
    // `present(next, animated: true)`, which a superclass outside the project may declare.
    guard node.name.text.first?.isLowercase ?? false, let type = enclosingType(of: node.owner)
    else { return [use] }
    let inherited = project.externalSupertypes(of: type)
    return [use, NameUse(offset: use.offset, owner: use.owner, types: [], owners: inherited, member: node.name)]
  }
}

extension Project {
  fileprivate func names(of referent: Referent) -> [Name] {
    switch referent {
    case .project(let type): [self[type].name]
    case .system(let system): [system.name]
    case .generic: []
    case .ambiguous(let name), .unknown(let name): [name]
    }
  }

  fileprivate func namesOfSupertypes(of referent: Referent) -> [Name] {
    guard let type = referent.type else { return [] }
    return ancestors(of: type).map { self[$0].name } + externalSupertypes(of: type)
  }
}
