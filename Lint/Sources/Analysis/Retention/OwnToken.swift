import LintSemantics
import LintSyntax

extension FileReading {
  /// The calls in an expression that make a token which the project itself declares: an object that keeps the function which
  /// it is given, and observes.
  func ownTokens(in expression: ExpressionID) -> [ExpressionID] {
    facts.subtree(of: expression).filter { index in
      guard facts[index].kind == .call, facts.arguments(of: index).contains(where: isFunction),
        let callee = facts.callee(of: index), let made = project.value(of: callee, file: number), made.isType,
        let type = made.referent.type
      else { return false }
      return isToken(type)
    }
  }

  private func isFunction(_ argument: ExpressionID) -> Bool {
    guard let content = facts.firstPart(of: argument) else { return false }
    let node = facts[content]
    switch node.kind {
    case .closure: return true
    // `self.update`, where a property of that name is no function to be kept.
    case .member:
      guard let base = facts.firstPart(of: content), hold(base) == .strong,
        let type = project.enclosingType(of: node.owner, file: number)
      else { return false }
      return project.firstMember(named: node.name, of: type).map(isInstanceMethod) ?? false
    default: return false
    }
  }

  private func isToken(_ type: TypeID) -> Bool {
    guard project[type].kind == .class else { return false }
    let stored = project.storedProperties(of: type)
    if project.members(of: type).contains(where: subscribesWhatItIsGiven),
      stored.contains(where: { typeNames(of: $0).contains { StreamTypes[$0].contains(.token) } })
    {
      return true
    }
    guard stored.contains(where: isOfFunction) else { return false }
    return project.members(of: type).contains { member in
      let file = FileReading(project, file: member.file)
      return file.facts[member.declaration].code.contains { index in
        guard file.facts[index].kind == .call, let name = file.calleeName(index) else { return false }
        return !StreamAPI[name].isDisjoint(with: [.observes, .tracks])
      }
    }
  }

  /// An initializer that subscribes a function which it is given.
  private func subscribesWhatItIsGiven(_ member: SymbolID) -> Bool {
    guard project[member].kind == .initializer else { return false }
    let file = FileReading(project, file: member.file)
    let given = file.facts.children(of: member.declaration).filter {
      file.facts[$0].kind == .parameter
        && project.isFunction(file.facts[$0].type, in: member.file)
    }.map { file.facts[$0].name }
    guard !given.isEmpty else { return false }
    return project[member].code.contains { index in
      guard file.facts[index].kind == .call, let name = file.calleeName(index),
        StreamAPI[name].contains(.observes)
      else { return false }
      return file.facts.arguments(of: index).contains { argument in
        guard let content = file.facts.firstPart(of: argument) else { return false }
        let node = file.facts[content]
        return node.kind == .reference && given.contains(node.name)
      }
    }
  }

  private func isOfFunction(_ property: SymbolID) -> Bool {
    guard let type = project[property].type else { return false }
    let facts = project.file(property)
    return facts.subtree(of: type).contains { facts[$0].kind == .function }
  }
}
