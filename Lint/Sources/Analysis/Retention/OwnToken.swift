import LintSemantics
import LintSyntax

extension FileReading {
  /// The calls in an expression that make a token which the project itself declares: an object that keeps the function which
  /// it is given, and observes.
  func ownTokens(in expression: Int32) -> [Int32] {
    (expression..<facts[expression: expression].next).filter { index in
      guard facts[expression: index].kind == .call, arguments(of: index).contains(where: isFunction),
        let callee = callee(of: index), let made = project.value(of: callee, file: number), made.isType,
        let type = made.referent.type
      else { return false }
      return isToken(type)
    }
  }

  private func isFunction(_ argument: Int32) -> Bool {
    guard let content = content(argument) else { return false }
    let node = facts[expression: content]
    switch node.kind {
    case .closure: return true
    // `self.update`, where a property of that name is no function to be kept.
    case .member:
      guard let base = self.content(content), hold(base) == .strong,
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
      return file.facts[declaration: member.index].code.contains { index in
        guard file.facts[expression: index].kind == .call, let name = file.calleeName(index) else { return false }
        return !StreamAPI[name].isDisjoint(with: [.observes, .tracks])
      }
    }
  }

  /// An initializer that subscribes a function which it is given.
  private func subscribesWhatItIsGiven(_ member: DeclarationID) -> Bool {
    guard project[member].kind == .initializer else { return false }
    let file = FileReading(project, file: member.file)
    let given = file.facts.children(ofDeclaration: member.index).filter {
      file.facts[declaration: $0].kind == .parameter
        && project.isFunction(file.facts[declaration: $0].type, in: member.file)
    }.map { file.facts[declaration: $0].name }
    guard !given.isEmpty else { return false }
    return project[member].code.contains { index in
      guard file.facts[expression: index].kind == .call, let name = file.calleeName(index),
        StreamAPI[name].contains(.observes)
      else { return false }
      return file.arguments(of: index).contains { argument in
        guard let content = file.content(argument) else { return false }
        let node = file.facts[expression: content]
        return node.kind == .reference && given.contains(node.name)
      }
    }
  }

  private func isOfFunction(_ property: DeclarationID) -> Bool {
    guard let type = project[property].type else { return false }
    let facts = project.file(property)
    return (type..<facts[type: type].next).contains { facts[type: $0].kind == .function }
  }
}
