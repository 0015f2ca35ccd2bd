import LintAnalysis
import LintSemantics
import LintSyntax

/// The objects of work that code itself begins: a new object, or one that an operation creates for the closure that it calls.
///
/// `AsyncStream { $0.finish() }` ends a stream of its own. The parameters of other closures count like the value whose method takes the closure,
/// which other code may use: `waiting.forEach { $0.resume() }`.
struct OwnObjects {
  private let project: Project

  init(in project: Project) { self.project = project }

  /// Whether the name at the beginning of an expression means one of them.
  func contain(_ root: ExpressionID, _ reading: FileReading) -> Bool {
    var functions: Set<SymbolID> = []
    return contain(root, reading, &functions)
  }

  /// Whether the parameter of a closure receives only such objects.
  func contains(_ parameter: SymbolID) -> Bool {
    var functions: Set<SymbolID> = []
    return contain(parameter, &functions)
  }

  private func contain(_ root: ExpressionID, _ reading: FileReading, _ functions: inout Set<SymbolID>) -> Bool {
    let facts = reading.facts
    if facts[root].name.hasPrefix("$") {
      let closure = facts.enclosing(facts[root].owner).first { facts[$0].kind == .closure }
      return closure.map { areCreated(for: $0, reading, &functions) } ?? false
    }
    return reading.member(namedBy: root).map { contain($0, &functions) } ?? false
  }

  private func contain(_ id: SymbolID, _ functions: inout Set<SymbolID>) -> Bool {
    let facts = project.file(id)
    switch facts[id.declaration].kind {
    case .parameter:
      guard let parent = facts[id.declaration].parent, facts[parent].kind == .closure else { return false }
      let reading = FileReading(project, file: id.file, recordsDependencies: false)
      return areCreated(for: parent, reading, &functions)
    case .local:
      guard let value = facts.initialValue(of: id.declaration), let callee = facts.callee(of: value) else {
        return false
      }
      return project.value(of: callee, file: id.file)?.isType ?? !facts[callee].name.isLowercase
    default: return false
    }
  }

  /// Whether a closure receives only objects that its call creates.
  private func areCreated(
    for closure: DeclarationID, _ reading: FileReading, _ functions: inout Set<SymbolID>
  ) -> Bool {
    let facts = reading.facts
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, let callee = facts.callee(of: call)
    else { return false }
    let called = project.functions(calledBy: call, file: reading.file)
    if !called.isEmpty {
      return called.flatMap(project.withImplementations).allSatisfy { passesOwnObjects($0, &functions) }
    }
    switch facts[callee].kind {
    case .type: return true
    case .reference: return isType(callee, facts) || StandardFunctions.contains(facts[callee].name)
    // `Single.create { single in … }`
    case .member: return facts.firstPart(of: callee).map { isType($0, facts) } ?? true
    default: return false
    }
  }

  private func isType(_ index: ExpressionID, _ facts: FileFacts) -> Bool {
    facts[index].kind == .type || facts[index].kind == .reference && !facts[index].name.isLowercase
  }

  /// Whether a function of the project does nothing with the functions that it receives but call them with objects of its own.
  private func passesOwnObjects(_ function: SymbolID, _ visited: inout Set<SymbolID>) -> Bool {
    guard visited.insert(function).inserted else { return true }
    if project.enclosingType(of: function).map({ project[$0].kind == .protocol }) ?? false { return false }
    let reading = FileReading(project, file: function.file, recordsDependencies: false)
    let facts = reading.facts
    let parameters = Set(
      facts.children(of: function.declaration).filter { facts[$0].kind == .parameter && takesFunction($0, reading) }
        .map(reading.id))
    for use in project[function].code where facts[use].kind == .reference {
      guard let found = reading.member(namedBy: use), parameters.contains(found) else { continue }
      guard let call = facts.expression(beginningWith: use), facts[call].kind == .call else { return false }
      for argument in facts.arguments(of: call) {
        guard let value = facts.firstPart(of: argument), contain(facts.root(of: value), reading, &visited) else {
          return false
        }
      }
    }
    return true
  }

  private func takesFunction(_ parameter: DeclarationID, _ reading: FileReading) -> Bool {
    reading.facts[parameter].type.map { project.functionType(reading.use($0)) != nil } ?? true
  }
}
