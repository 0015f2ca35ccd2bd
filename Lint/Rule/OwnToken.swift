import LintFacts
import LintProject

extension FileReading {
  private static let observing: Set<Name> = StreamWords.observing.union(["withObservationTracking"])

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
    content(argument).map { facts[expression: $0].kind == .closure } ?? false
  }

  private func isToken(_ type: TypeID) -> Bool {
    guard project[type].kind == .class, project.storedProperties(of: type).contains(where: isOfFunction) else {
      return false
    }
    return project.members(of: type).contains { member in
      let file = FileReading(project, file: member.file)
      return file.facts[declaration: member.index].code.contains { index in
        guard file.facts[expression: index].kind == .call, let name = file.calleeName(index) else { return false }
        return Self.observing.contains(name)
      }
    }
  }

  private func isOfFunction(_ property: DeclarationID) -> Bool {
    guard let type = project[property].type else { return false }
    let facts = project.file(property)
    return (type..<facts[type: type].next).contains { facts[type: $0].kind == .function }
  }
}
