import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds calls of stored functions, such as completion handlers, in an object's own methods.
struct StoredFunctionCalls {
  private let family: Set<TypeID>
  private let project: Project

  init(of type: TypeID, _ project: Project) {
    self.project = project
    family = Set([type] + project.ancestors(of: type))
  }

  /// The first stored function or completing method, such as `resume`, that a method of the object calls, directly or through another one.
  func first(in method: SymbolID) -> Name? {
    var visited: Set<SymbolID> = []
    return first(in: method, &visited)
  }

  private func first(in method: SymbolID, _ visited: inout Set<SymbolID>) -> Name? {
    guard project[method].kind == .function, project.enclosingType(of: method).map(family.contains) ?? false,
      visited.insert(method).inserted
    else { return nil }
    let reading = FileReading(project, file: method.file, recordsDependencies: false)
    for index in project[method].code where reading.facts[index].kind == .call {
      guard let callee = reading.facts.callee(of: index) else { continue }
      if let found = reading.member(namedBy: callee) {
        if project[found].kind == .property { return project[found].name }
        if isOwn(callee, reading), let inner = first(in: found, &visited) { return inner }
      } else if reading.mayComplete(index) {
        return reading.facts[callee].name
      }
    }
    return nil
  }

  /// Whether a called method is that of the object itself: `close()`, `self.close()`.
  private func isOwn(_ callee: ExpressionID, _ reading: FileReading) -> Bool {
    guard let base = reading.facts.firstPart(of: callee) else { return reading.facts[callee].kind == .reference }
    return reading.facts[base].kind == .reference && reading.facts[base].name == LanguageWords.selfWord
  }
}

extension FileReading {
  /// Whether other code may wait for a call. One with the name and labels of a completing method counts, unless its base is known to have
  /// another type.
  func mayComplete(_ call: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: call), facts[callee].kind == .member,
      CompletingMethods.contains(
        facts[callee].name, labels: facts.arguments(of: call).map { facts[$0].name }.filter { !$0.isEmpty })
    else { return false }
    switch facts.firstPart(of: callee).flatMap(value)?.referent {
    case .project, .system: return false
    case .unknown(let type)?:
      return ValueTypes.isContainer(type) || CompletingMethods.contains(facts[callee].name, of: type)
    default: return true
    }
  }
}
