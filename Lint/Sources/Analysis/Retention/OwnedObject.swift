import LintSemantics
import LintSyntax

/// Objects that the one in whose code an expression stands keeps alive, by a property of its own or through others.
extension FileReading {
  /// How many objects may stand between: `viewModel.output.titles`.
  private static let ownershipLimit = 4

  /// The property that keeps what an expression means: `viewModel`, `viewModel.titles`, and a local that ends up in one.
  func ownedObject(_ expression: ExpressionID) -> RetainingProperty? { ownedObject(expression, Self.ownershipLimit) }

  private func ownedObject(_ expression: ExpressionID, _ limit: Int) -> RetainingProperty? {
    let node = facts[expression]
    guard limit > 0, objectType(expression) != nil else { return nil }
    if node.kind == .member, let base = facts.firstPart(of: expression), hold(base) == nil {
      guard let keeper = ownedObject(base, limit - 1), let type = objectType(base), isKept(node.name, by: type) else {
        return nil
      }
      return keeper
    }
    return keeper(expression).flatMap(plain) ?? keptLocal(expression)
  }

  func plain(_ keeper: RetainingProperty) -> RetainingProperty? {
    guard !keeper.isThroughObject, let property = keeper.property, isPlainlyStored(property) else { return nil }
    return keeper
  }

  /// The project's own class that an expression is of, or a protocol that only classes adopt.
  func objectType(_ expression: ExpressionID) -> TypeID? {
    guard let value = project.value(of: expression, file: number), !value.isType, let type = value.referent.type,
      project.isOfObjects(type)
    else { return nil }
    return type
  }

  /// Whether a property of a type is stored, and strongly; of a protocol, whether it is in all who adopt it.
  func isKept(_ member: Name, by type: TypeID) -> Bool {
    let bodies = project.bodies(behind: type)
    return !bodies.isEmpty && bodies.allSatisfy { isStored(member, in: $0) }
  }

  /// `let field = Field(); …; return field`, from which a lazy property is made, or `self.field = field`.
  private func keptLocal(_ expression: ExpressionID) -> RetainingProperty? {
    let node = facts[expression]
    guard node.kind == .reference, let found = local(node.name, at: node.range.start, from: node.owner) else {
      return nil
    }
    let declaration = facts[found]
    guard declaration.kind == .local || declaration.kind == .parameter,
      declaration.modifiers.isDisjoint(with: [.weak, .unowned, .part, .element]), let parent = declaration.parent
    else { return nil }
    return lazyProperty(madeOf: found, in: parent) ?? property(thatTakes: found, in: parent)
  }

  private func lazyProperty(madeOf local: DeclarationID, in closure: DeclarationID) -> RetainingProperty? {
    guard let expression = facts.expression(ofClosure: closure),
      let call = facts.expression(beginningWith: expression), facts[call].kind == .call,
      let binding = facts[call].parent, facts[binding].kind == .binding, let property = facts[binding].declaration
    else { return nil }
    guard facts[property].kind == .property, facts[property].modifiers.contains(.lazy) else {
      return nil
    }
    let isReturned = facts[closure].code.contains { index in
      facts[index].kind == .return && facts[index].owner == closure
        && facts.firstPart(of: index).map { means(local, $0) } ?? false
    }
    return isReturned ? plain(RetainingProperty(name: facts[property].name, property: id(property))) : nil
  }

  private func property(thatTakes local: DeclarationID, in place: DeclarationID) -> RetainingProperty? {
    for index in facts[place].code where facts[index].kind == .assignment {
      let parts = Array(facts.parts(of: index))
      guard facts[index].name == "=", parts.count == 2, means(local, parts[1]),
        let keeper = keeper(parts[0]).flatMap(plain)
      else { continue }
      return keeper
    }
    return nil
  }

  /// Whether an expression is the bare name of a local.
  func means(_ declaration: DeclarationID, _ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    return node.kind == .reference && node.name == facts[declaration].name
      && local(node.name, at: node.range.start, from: node.owner) == declaration
  }
}

extension Project {
  /// The types whose code a type's is: itself, or of a protocol all who adopt it.
  func bodies(behind type: TypeID) -> [TypeID] { self[type].kind == .protocol ? adopters(of: type) : [type] }
}
