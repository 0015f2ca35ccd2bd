import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds stored functions, such as completion handlers, that code may run, and work that it completes for others.
///
/// Code that reads a stored function may run it or pass it on, so the first reading of one counts. All code of the project that may run is
/// followed: functions, initializers, accessors, operators, overrides, and implementations of protocols.
struct StoredFunctionUses {
  struct StoredFunctionUse {
    let name: Name
    /// Where other code uses it; nil if the first code does.
    var place: Place?
  }

  private let project: Project
  private let bytes: (_ path: String) -> [UInt8]?
  private var visited: Set<FollowedCode> = []
  private var readings: [FileID: FileReading] = [:]

  /// - Parameter bytes: returns the text of a file.
  init(in project: Project, reading bytes: @escaping (_ path: String) -> [UInt8]?) {
    self.project = project
    self.bytes = bytes
  }

  /// The stored function that the expressions of a file may run.
  mutating func first(in code: [ExpressionID], of reading: FileReading) -> StoredFunctionUse? {
    var pending: [FollowedCode] = []
    if let (name, _) = first(in: code, of: reading, &pending) { return StoredFunctionUse(name: name) }
    while let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      let reading = self.reading(of: next.id.file)
      let code = next.expressions(in: reading.facts)
      let called = code.firstResult { index in
        (completedObject(index, reading) ?? calledValue(of: index, reading)).map { (name: $0, index: index) }
      }
      if let (name, index) = called ?? first(in: code, of: reading, &pending) {
        let place = Place(file: next.id.file, offset: reading.facts[index].range.start)
        return StoredFunctionUse(name: name, place: place)
      }
    }
    return nil
  }

  /// The first stored function that expressions read. Adds the code that they run to the pending code.
  private func first(
    in code: [ExpressionID], of reading: FileReading, _ pending: inout [FollowedCode]
  ) -> (name: Name, index: ExpressionID)? {
    for index in code {
      if let name = storedFunction(readBy: index, reading) { return (name, index) }
      pending += project.code(runBy: index, reading)
    }
    return nil
  }

  private mutating func reading(of file: FileID) -> FileReading {
    if let found = readings[file] { return found }
    let reading = FileReading(project, file: file, recordsDependencies: false)
    readings[file] = reading
    return reading
  }

  // MARK: - Stored functions

  /// The stored function that an expression reads. A property that is called contains one, also if its type isn't known.
  private func storedFunction(readBy index: ExpressionID, _ reading: FileReading) -> Name? {
    let facts = reading.facts
    // `requests.map(\.completion)`
    if facts[index].kind == .keyPath, project.shared(StoredFunctions.self).names.contains(facts[index].name) {
      return facts[index].name
    }
    guard [.reference, .member].contains(facts[index].kind), !facts.isReplaced(index) else { return nil }
    guard let found = reading.member(namedBy: index) else {
      return mayReadStoredFunction(index, reading) ? facts[index].name : nil
    }
    guard project[found].kind == .property, reading.isCallee(index) || project.containsFunction(found) else {
      return nil
    }
    return project[found].name
  }

  /// Whether a member of a value whose type isn't known has the name of a stored function: `$0.completion(true)`.
  private func mayReadStoredFunction(_ index: ExpressionID, _ reading: FileReading) -> Bool {
    guard let base = reading.facts.firstPart(of: index), reading.facts[index].kind == .member else { return false }
    switch reading.value(of: base)?.referent {
    case .project, .system: return false
    default: return project.shared(StoredFunctions.self).names.contains(reading.facts[index].name)
    }
  }

  /// A called value that isn't a property: a local, the result of a call or cast, or a value that nothing known declares, as in `onEnd?()`. A
  /// superclass of another module may declare such a property.
  private func calledValue(of call: ExpressionID, _ reading: FileReading) -> Name? {
    let facts = reading.facts
    guard facts[call].kind == .call, let callee = facts.callee(of: call) else { return nil }
    switch facts[callee].kind {
    case .closure, .type, .super, .array, .dictionary: return nil
    case .reference, .member:
      if let found = reading.member(namedBy: callee) {
        return project[found].kind == .local && !project.isFromCaller(found) ? project[found].name : nil
      }
      guard let text = bytes(facts.path), let next = text[Int(facts[callee].range.end)...].first,
        next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
      else { return nil }
      return facts[callee].name
    default: return facts[facts.root(of: callee)].name
    }
  }

  /// The object whose method completes work for which other code waits. An object that belongs to work of the code itself doesn't count.
  private func completedObject(_ call: ExpressionID, _ reading: FileReading) -> Name? {
    let facts = reading.facts
    guard facts[call].kind == .call, project.functions(calledBy: call, file: reading.file).isEmpty,
      reading.mayComplete(call), let callee = facts.callee(of: call)
    else { return nil }
    let object = facts[callee].kind == .reference ? facts.completedArgument(of: call) : facts.firstPart(of: callee)
    guard let object, !OwnObjects(in: project).contain(facts.root(of: object), reading) else { return nil }
    return facts[object].name
  }
}

extension FileFacts {
  /// The object in the first argument of a global function: `mutex` in `pthread_mutex_unlock(&mutex)`.
  fileprivate func completedArgument(of call: ExpressionID) -> ExpressionID? {
    arguments(of: call).first.flatMap(firstPart)
  }

  /// Whether an expression is the target of an assignment, or an element of it is: `onEnd = nil`, `handlers[0] = nil`.
  fileprivate func isReplaced(_ index: ExpressionID) -> Bool {
    var target = index
    while let next = expression(beginningWith: target) {
      switch self[next].kind {
      case .assignment: return !discardsValue(next)
      case .subscript: target = next
      default: return false
      }
    }
    return false
  }
}

extension Project {
  /// Whether a local contains a closure of the code around it, a function of its own, or what the code's caller passed.
  fileprivate func isFromCaller(_ local: SymbolID) -> Bool {
    var id = local
    var visited: Set<SymbolID> = []
    while visited.insert(id).inserted {
      switch self[id].kind {
      case .parameter, .function: return true
      case .local, .capture: break
      default: return false
      }
      let facts = file(id)
      if let outer = shadowedDeclaration(of: id) {
        id = outer
      } else if let value = facts.initialValue(of: id.declaration) {
        if facts[value].kind == .closure { return true }
        guard facts[value].kind == .reference, let source = member(namedBy: value, file: id.file) else { return false }
        id = source
      } else {
        return false
      }
    }
    return false
  }

  /// Whether the values of a property contain functions, alone or as parts of a tuple or collection.
  fileprivate func containsFunction(_ property: SymbolID) -> Bool {
    var visited: Set<SymbolID> = []
    return containsFunction(property, &visited)
  }

  private func containsFunction(_ id: SymbolID, _ visited: inout Set<SymbolID>) -> Bool {
    guard visited.insert(id).inserted else { return false }
    if let written = self[id].type { return containsFunction(TypeUse(file: id.file, node: written)) }
    guard let initial = file(id).initialValue(of: id.declaration) else { return false }
    return containsFunction(initial, id.file, &visited)
  }

  private func containsFunction(
    _ expression: ExpressionID, _ file: FileID, _ visited: inout Set<SymbolID>
  ) -> Bool {
    let facts = facts(file)
    switch facts[expression].kind {
    case .closure: return true
    case .tuple, .array, .dictionary, .argument, .sequence:
      for part in facts.parts(of: expression) where containsFunction(part, file, &visited) { return true }
      return false
    case .reference, .member:
      guard let found = member(namedBy: expression, file: file) else { return false }
      return self[found].kind == .function || containsFunction(found, &visited)
    default:
      let value = value(of: expression, file: file)
      // `DispatchWorkItem { … }`
      if case .unknown(let type)? = value?.referent, FunctionContainers.contains(type) { return true }
      return value?.use.map(containsFunction) ?? false
    }
  }

  private func containsFunction(_ use: TypeUse) -> Bool {
    var aliases: Set<TypeID> = []
    return containsFunction(use, &aliases)
  }

  private func containsFunction(_ use: TypeUse, _ aliases: inout Set<TypeID>) -> Bool {
    if functionType(use) != nil { return true }
    let facts = facts(use.file)
    if FunctionContainers.contains(facts[use.node].name) { return true }
    if let alias = alias(namedBy: use), aliases.insert(alias).inserted, let target = target(ofAlias: alias),
      containsFunction(target, &aliases)
    {
      return true
    }
    for part in facts.parts(of: use.node) where containsFunction(TypeUse(file: use.file, node: part), &aliases) {
      return true
    }
    return false
  }
}

/// The names of the project's properties that contain functions.
private struct StoredFunctions: SharedResult {
  let names: NameSet

  init(of project: Project) {
    names = NameSet(
      project.fileIDs.flatMap { file -> [Name] in
        let facts = project.facts(file)
        return facts.declarationIDs.filter {
          facts[$0].kind == .property && project.containsFunction(SymbolID(file: file, declaration: $0))
        }.map { facts[$0].name }
      })
  }
}

/// Types of the system whose objects contain a function.
private enum FunctionContainers {
  private static let names: NameSet = ["DispatchWorkItem", "BlockOperation"]

  static func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension FileReading {
  /// Whether other code may wait for a call. One with the name and labels of a completing method counts, unless its base is known to have
  /// another type.
  func mayComplete(_ call: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: call) else { return false }
    if facts[callee].kind == .reference {
      return CompletingMethods[facts[callee].name].contains(.global)
        && project.functions(calledBy: call, file: file).isEmpty
    }
    guard facts[callee].kind == .member else { return false }
    let endsStream = StreamTiming[facts[callee].name].contains(.completes)
    guard
      endsStream
        || CompletingMethods.contains(
          facts[callee].name, labels: facts.arguments(of: call).map { facts[$0].name }.filter { !$0.isEmpty })
    else { return false }
    switch facts.firstPart(of: callee).flatMap(value)?.referent {
    case .project: return false
    case .system(let system): return CompletingMethods.contains(facts[callee].name, of: system.name)
    case .unknown(let type)?:
      return endsStream || ValueTypes.isContainer(type) || CompletingMethods.contains(facts[callee].name, of: type)
    default: return true
    }
  }
}
