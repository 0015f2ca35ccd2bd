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

  /// The first stored function or completing method, such as `resume`, that a method of the object calls, directly, through another one,
  /// or through an accessor of the object's properties.
  func first(in method: SymbolID) -> Name? {
    var visited: Set<Body> = []
    return first(in: Body(id: method), &visited)
  }

  /// The first stored function that the accessors of the object's properties call, if code uses these.
  func first(inAccessorsUsedBy code: [ExpressionID], _ reading: FileReading) -> Name? {
    var visited: Set<Body> = []
    return code.firstResult { accessor(usedBy: $0, reading).flatMap { first(in: $0, &visited) } }
  }

  /// A method, or the accessors of a property.
  private struct Body: Hashable {
    let id: SymbolID
    var access: PropertyAccess?
  }

  private func first(in body: Body, _ visited: inout Set<Body>) -> Name? {
    let kind = project[body.id].kind
    guard kind == .function || kind == .property, project.enclosingType(of: body.id).map(family.contains) ?? true,
      visited.insert(body).inserted
    else { return nil }
    let reading = FileReading(project, file: body.id.file, recordsDependencies: false)
    let code = body.access.map { reading.facts.code(of: body.id.declaration, for: $0) } ?? Array(project[body.id].code)
    for index in code {
      if reading.facts[index].kind == .call {
        if let found = first(calledBy: index, reading, &visited) { return found }
      } else if let accessor = accessor(usedBy: index, reading), let found = first(in: accessor, &visited) {
        return found
      }
    }
    return nil
  }

  private func first(calledBy call: ExpressionID, _ reading: FileReading, _ visited: inout Set<Body>) -> Name? {
    guard let callee = reading.facts.callee(of: call) else { return nil }
    if let found = reading.member(namedBy: callee), project[found].kind == .property { return project[found].name }
    let functions = project.functions(calledBy: call, file: reading.file)
    if functions.isEmpty { return reading.mayComplete(call) ? reading.facts[callee].name : nil }
    return isOwn(callee, reading) ? functions.firstResult { first(in: Body(id: $0), &visited) } : nil
  }

  /// The accessors of a property of the object that code uses.
  private func accessor(usedBy index: ExpressionID, _ reading: FileReading) -> Body? {
    guard [.reference, .member].contains(reading.facts[index].kind), isOwn(index, reading),
      let found = reading.member(namedBy: index), project[found].kind == .property,
      project.enclosingType(of: found).map(family.contains) ?? false
    else { return nil }
    return Body(id: found, access: reading.facts.access(by: index))
  }

  /// Whether a member is that of the object itself: `close()`, `self.close()`.
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
