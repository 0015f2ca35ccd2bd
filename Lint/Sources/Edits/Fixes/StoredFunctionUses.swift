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
    switch facts[index].kind {
    // `requests.map(\.completion)`
    case .keyPath:
      return project.shared(StoredFunctions.self).names.contains(facts[index].name) ? facts[index].name : nil
    // `value as? () -> Void`
    case .type:
      guard let type = facts[index].type, project.containsFunction(TypeUse(file: reading.file, node: type)) else {
        return nil
      }
      return facts[index].parent.flatMap(facts.firstPart).map { facts[facts.root(of: $0)].name }
    case .reference, .member: break
    default: return nil
    }
    if facts.isReplaced(index) { return nil }
    guard let found = reading.member(namedBy: index) else {
      if mayReadStoredFunction(index, reading) || isWrapper(index, reading) || reading.mayCompleteLater(index) {
        return facts[index].name
      }
      return bindsPayload(index, facts) ? facts[index].name : nil
    }
    switch project[found].kind {
    case .property:
      // The code of a constant closure is followed.
      if reading.isCallee(index), project.constantClosure(in: found) != nil { return nil }
      return reading.isCallee(index) || project.containsFunction(found) ? project[found].name : nil
    case .enumCase: return bindsPayload(index, facts) ? project[found].name : nil
    default: return nil
    }
  }

  /// Whether a pattern binds the payload of an enum case with a function: `case .busy(let done)`.
  private func bindsPayload(_ index: ExpressionID, _ facts: FileFacts) -> Bool {
    guard facts[index].kind == .member, project.shared(StoredFunctions.self).enumCases.contains(facts[index].name),
      let call = facts.expression(beginningWith: index), facts[call].kind == .call
    else { return false }
    return facts.arguments(of: call).contains { argument in
      facts.firstPart(of: argument).map { facts[$0].kind != .closure } ?? true
    }
  }

  /// Whether an expression names the wrapper of a property that contains functions: `_handlers`, `$handlers`.
  private func isWrapper(_ index: ExpressionID, _ reading: FileReading) -> Bool {
    let text = reading.facts[index].name.text
    guard text.hasPrefix("_") || text.hasPrefix("$") else { return false }
    return project.shared(StoredFunctions.self).names.contains(Name(String(text.dropFirst())))
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
      if facts[callee].name.hasPrefix("$"), facts[callee].kind == .reference {
        return OwnObjects(in: project).contain(callee, reading) ? nil : facts[callee].name
      }
      if let found = reading.member(namedBy: callee) {
        return isUnknownFunction(found, reading) ? project[found].name : nil
      }
      guard let text = bytes(facts.path), let next = text[Int(facts[callee].range.end)...].first,
        next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
      else { return nil }
      return facts[callee].name
    default: return facts[facts.root(of: callee)].name
    }
  }

  /// Whether a called local or parameter may contain a function that other code stored. What a caller passed counts where it is passed.
  private func isUnknownFunction(_ id: SymbolID, _ reading: FileReading) -> Bool {
    switch project[id].kind {
    case .local: return !project.isFromCaller(id)
    case .parameter:
      let declaring = project.file(id)
      let isOfClosure = declaring[id.declaration].parent.map { declaring[$0].kind == .closure } ?? false
      if isOfClosure { return !OwnObjects(in: project).contains(id) }
      // The type of another module, such as `Future<Int, Never>.Promise`.
      return project[id].type.map { project.functionType(TypeUse(file: id.file, node: $0)) == nil } ?? false
    default: return false
    }
  }

  /// The object whose method completes work for which other code waits. An object that belongs to work of the code itself doesn't count.
  private func completedObject(_ index: ExpressionID, _ reading: FileReading) -> Name? {
    let facts = reading.facts
    guard facts[index].kind == .call, reading.mayComplete(index), let callee = facts.callee(of: index) else {
      return nil
    }
    let object = facts[callee].kind == .reference ? facts.completedArgument(of: index) : facts.firstPart(of: callee)
    // `leave()` in an extension of `DispatchGroup`
    guard let object else { return facts[callee].name }
    let root = facts.root(of: object)
    if OwnObjects(in: project).contain(root, reading) { return nil }
    let name = facts[object].name.isEmpty ? facts[root].name : facts[object].name
    return name.isEmpty ? facts[callee].name : name
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
      guard let found = member(namedBy: expression, file: file) else { return createsFunctions(expression, file) }
      return self[found].kind == .function || containsFunction(found, &visited)
    default:
      if createsFunctions(expression, file) { return true }
      let value = value(of: expression, file: file)
      // `DispatchWorkItem { … }`
      if case .unknown(let type)? = value?.referent, FunctionContainers.contains(type) { return true }
      return value?.use.map(containsFunction) ?? false
    }
  }

  /// Whether an expression creates a value of a type that is written there and contains functions: `[() -> Void]()`,
  /// `Array<Handler>()`, `Optional<() -> Void>.none`, `Array(repeating: {}, count: 3)`.
  private func createsFunctions(_ expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    let callee = facts[expression].kind == .call ? facts.callee(of: expression) ?? expression : expression
    if [.array, .dictionary].contains(facts[callee].kind), callee != expression {
      return facts.parts(of: callee).contains { namesFunction($0, file) }
        || containsFunction(in: facts[callee].range, file)
    }
    let root = facts.root(of: callee)
    guard facts[root].kind == .reference, !facts[root].name.isLowercase else { return false }
    let arguments = facts[expression].kind == .call ? facts.arguments(of: expression) : []
    if ValueTypes.isContainer(facts[root].name),
      arguments.contains(where: { facts.firstPart(of: $0).map { facts[$0].kind == .closure } ?? false })
    {
      return true
    }
    let end = arguments.first.map { facts[$0].range.start } ?? facts[expression].range.end
    return containsFunction(in: ByteRange(start: facts[root].range.end, end: end), file)
  }

  /// Whether a type that is written in a range contains functions.
  private func containsFunction(in range: ByteRange, _ file: FileID) -> Bool {
    let facts = facts(file)
    return facts.typeIDs.contains { type in
      facts[type].range.start >= range.start && facts[type].range.end <= range.end
        && containsFunction(TypeUse(file: file, node: type))
    }
  }

  /// Whether an expression is a written type that contains functions. An arrow separates the operands of a sequence.
  private func namesFunction(_ expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    switch facts[expression].kind {
    case .sequence where !facts.parts(of: expression).contains { [.operator, .cast].contains(facts[$0].kind) }:
      return true
    case .sequence, .tuple, .array, .dictionary, .argument:
      return facts.parts(of: expression).contains { namesFunction($0, file) }
    case .type: return facts[expression].type.map { containsFunction(TypeUse(file: file, node: $0)) } ?? false
    case .reference:
      let node = facts[expression]
      if FunctionContainers.contains(node.name) { return true }
      guard let alias = lookUp(node.name, owner: node.owner, file: file).type, self[alias].kind == .typeAlias,
        let target = target(ofAlias: alias)
      else { return false }
      return containsFunction(target)
    default: return false
    }
  }

  /// The closure that a constant contains, which code can follow.
  func constantClosure(in property: SymbolID) -> DeclarationID? {
    guard self[property].kind == .property, self[property].modifiers.contains(.constant),
      let value = file(property).initialValue(of: property.declaration)
    else { return nil }
    return file(property).closure(at: value)
  }

  fileprivate func containsFunction(_ use: TypeUse) -> Bool {
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

/// The names of the project's properties that contain functions, and of its enum cases with such a payload.
private struct StoredFunctions: SharedResult {
  let names: NameSet
  let enumCases: NameSet

  init(of project: Project) {
    var (names, enumCases): ([Name], [Name]) = ([], [])
    for file in project.fileIDs {
      let facts = project.facts(file)
      for id in facts.declarationIDs {
        switch facts[id].kind {
        case .property where project.containsFunction(SymbolID(file: file, declaration: id)):
          names.append(facts[id].name)
        case .enumCase
        where facts.children(of: id).contains(where: {
          project.containsFunction(SymbolID(file: file, declaration: $0))
        }):
          enumCases.append(facts[id].name)
        default: continue
        }
      }
    }
    (self.names, self.enumCases) = (NameSet(names), NameSet(enumCases))
  }
}

/// Types of the system whose objects contain a function.
enum FunctionContainers {
  private static let names: NameSet = ["DispatchWorkItem", "BlockOperation"]

  static func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension FileReading {
  /// Whether other code may wait for a call. One with the name and labels of a completing method counts, unless the project declares the
  /// method, or the base is known to have another type.
  func mayComplete(_ call: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: call) else { return false }
    let name = facts[callee].name
    if hasCode(call) { return false }
    let labels = facts.arguments(of: call).map { facts[$0].name }.filter { !$0.isEmpty }
    switch facts[callee].kind {
    case .reference:
      return CompletingMethods[name].contains(.global)
        || CompletingMethods.contains(name, labels: labels) && facts[callee].owner.map { mayInherit(name, $0) } ?? false
    case .member: return mayComplete(name, labels, of: facts.firstPart(of: callee))
    default: return false
    }
  }

  /// Whether an expression is a completing method that code passes on: `notify(group.leave)`.
  func mayCompleteLater(_ member: ExpressionID) -> Bool {
    guard facts[member].kind == .member, !isCallee(member),
      facts[member].parent.map({ facts[$0].kind == .argument }) ?? false,
      self.member(namedBy: member) == nil, let base = facts.firstPart(of: member)
    else { return false }
    return mayComplete(facts[member].name, [], of: base)
  }

  private func mayComplete(_ name: Name, _ labels: [Name], of base: ExpressionID?) -> Bool {
    let endsStream = StreamTiming[name].contains(.completes)
    guard endsStream || CompletingMethods.contains(name, labels: labels) else { return false }
    switch base.flatMap(value)?.referent {
    case .system(let system): return CompletingMethods.contains(name, of: system.name)
    case .unknown(let type)?:
      return endsStream || ValueTypes.isContainer(type) || CompletingMethods.isDistinctive(name)
        || CompletingMethods.contains(name, of: type)
    default: return !CompletingMethods[name].contains(.typed)
    }
  }

  /// Whether the project contains the code of a called function.
  private func hasCode(_ call: ExpressionID) -> Bool {
    project.functions(calledBy: call, file: file).contains { function in
      project.withImplementations(function).contains { id in
        project[id].parent.map { project.file(id)[$0].kind != .protocol } ?? true
      }
    }
  }

  /// Whether a name without a base may be that of a method that a type from outside of the project declares.
  private func mayInherit(_ name: Name, _ owner: DeclarationID) -> Bool {
    if project.declaration(of: name, at: 0, owner: owner, file: file) != nil { return false }
    guard let body = facts.enclosing(owner).first(where: { facts[$0].kind.hasMembers }) else { return false }
    guard let type = enclosingType(of: owner) else { return facts[body].kind == .extension }
    let parents = ([type] + project.ancestors(of: type)).flatMap { project[$0].supertypes }
    return parents.contains { parent in
      switch parent.referent {
      case .project: false
      case .system(let system): CompletingMethods.contains(name, of: system.name)
      case .unknown(let parent): CommonSupertypes[parent].isEmpty || CompletingMethods.contains(name, of: parent)
      case .generic, .ambiguous: true
      }
    }
  }
}
