import LintAnalysis
import LintSemantics
import LintSyntax

/// Whether running code of the project has effects that other code can see.
///
/// A write to anything but a local has one, and so has a call whose result isn't used, unless it is known to have none. Calls and getters of the project are
/// followed. A call of other code whose result is used only asks for something.
struct CodeEffects {
  enum EffectReach {
    case all
    /// All effects except changes of the object itself and of its parameters.
    case others
  }

  private let project: Project
  private let bytes: (_ path: String) -> [UInt8]?

  /// - Parameter bytes: returns the text of a file.
  init(in project: Project, reading bytes: @escaping (_ path: String) -> [UInt8]?) {
    self.project = project
    self.bytes = bytes
  }

  /// Whether a function that may be called, or the getter of a property, has an effect.
  func exist(in id: SymbolID, _ reach: EffectReach = .all) -> Bool {
    var visited: Set<SymbolID> = []
    return exist(in: id, reach, &visited)
  }

  private func exist(in id: SymbolID, _ reach: EffectReach, _ visited: inout Set<SymbolID>) -> Bool {
    for each in project.withImplementations(id) where visited.insert(each).inserted {
      let reading = FileReading(project, file: each.file, recordsDependencies: false)
      for index in code(of: each, reading.facts) where isEffect(index, each, reach, reading, &visited) { return true }
      for getter in project.wrappedValues(of: each) where exist(in: getter, .all, &visited) { return true }
    }
    return false
  }

  /// The code that runs when a function is called or a property is read.
  private func code(of id: SymbolID, _ facts: FileFacts) -> [ExpressionID] {
    let declaration = facts[id.declaration]
    return [.property, .subscript].contains(declaration.kind)
      ? facts.code(of: id.declaration, for: .read) : Array(declaration.code)
  }

  // MARK: - Expressions

  private func isEffect(
    _ index: ExpressionID, _ body: SymbolID, _ reach: EffectReach, _ reading: FileReading,
    _ visited: inout Set<SymbolID>
  ) -> Bool {
    let facts = reading.facts
    if facts[index].flags.contains(.byReference) { return !isOwn(index, body, reach, reading) }
    switch facts[index].kind {
    case .assignment:
      guard let target = facts.target(of: index), !facts.discardsValue(index) else { return false }
      let targets = facts[target].kind == .tuple ? Array(facts.parts(of: target)) : [target]
      return !targets.allSatisfy { isOwn($0, body, reach, reading) }
    case .call: return isEffect(ofCall: index, body, reach, reading, &visited)
    case .reference, .member:
      guard !reading.isCallee(index), let found = reading.member(namedBy: index), project[found].kind == .property
      else {
        return false
      }
      return exist(in: found, innerReach(of: index, reach, reading), &visited)
    case .subscript:
      return project.subscripts(usedBy: index, file: reading.file).contains { exist(in: $0, .all, &visited) }
    default: return false
    }
  }

  private func isEffect(
    ofCall call: ExpressionID, _ body: SymbolID, _ reach: EffectReach, _ reading: FileReading,
    _ visited: inout Set<SymbolID>
  ) -> Bool {
    let facts = reading.facts
    guard let callee = facts.callee(of: call) else { return false }
    let functions = project.functions(calledBy: call, file: reading.file)
    let isOwn = isOwn(callee, body, reach, reading)
    if !functions.isEmpty {
      let reach = isOwn ? EffectReach.others : .all
      return functions.contains { exist(in: $0, reach, &visited) }
    }
    if !isOwn && CollectionMembers[facts[callee].name].contains(.mutates) { return true }
    if isOwn || !isStatement(call, body, facts) || onlyRunsClosures(call, callee, reading) { return false }
    // A new object, or a function that has effects only on its arguments.
    if facts[callee].kind == .reference {
      if let found = reading.member(namedBy: callee), isCodeOfCaller(found) { return false }
      return facts[callee].name.isLowercase && !StandardFunctions.contains(facts[callee].name)
    }
    return !SystemMembers.laysOut(facts[facts.root(of: callee)].name)
  }

  /// Whether a function is a parameter, or a closure of the code itself, whose statements count by themselves.
  private func isCodeOfCaller(_ id: SymbolID) -> Bool {
    if project[id].kind == .parameter { return true }
    let facts = project.file(id)
    return project[id].kind == .local
      && facts.initialValue(of: id.declaration).map { facts[$0].kind == .closure } ?? false
  }

  /// The reach for the code of a member: for one of the object itself, the same as in the code that names it.
  private func innerReach(of index: ExpressionID, _ reach: EffectReach, _ reading: FileReading) -> EffectReach {
    reach == .others && reading.isOwnMember(index) ? .others : .all
  }

  /// Whether a changed value belongs only to the code: a local with a value of its own. Depending on the reach, the object itself and
  /// parameters belong to it, too.
  private func isOwn(
    _ place: ExpressionID, _ body: SymbolID, _ reach: EffectReach, _ reading: FileReading
  ) -> Bool {
    let facts = reading.facts
    let root = facts.root(of: place)
    let node = facts[root]
    guard node.kind == .reference else { return node.kind == .super && reach == .others }
    if node.name == LanguageWords.discarded { return true }
    if node.name == LanguageWords.selfWord { return reach == .others }
    guard let found = reading.member(namedBy: root) else { return reach == .others && node.name.isLowercase }
    switch project[found].kind {
    case .local: return root == place || hasOwnValue(found)
    case .parameter: return reach == .others && found.file == body.file
    case .property, .function: return reach == .others && reading.isOwnMember(root)
    default: return false
    }
  }

  /// Whether a local has a new object, or a value that is a copy.
  private func hasOwnValue(_ local: SymbolID) -> Bool {
    if project.isPlainValue(local) { return true }
    let facts = project.file(local)
    guard let value = facts.initialValue(of: local.declaration) else {
      return false
    }
    switch facts[value].kind {
    case .array, .dictionary, .literal: return true
    case .call:
      guard let callee = facts.callee(of: value) else { return false }
      return [.type, .array, .dictionary].contains(facts[callee].kind) || !facts[callee].name.isLowercase
    default:
      return project.value(of: local)?.referent.type.map { [.struct, .enum].contains(project[$0].kind) } ?? false
    }
  }

  /// Whether nothing uses the result of a call.
  private func isStatement(_ call: ExpressionID, _ body: SymbolID, _ facts: FileFacts) -> Bool {
    // `case .failed(let error):`
    if facts[facts.root(of: call)].flags.contains(.implicitBase) { return false }
    guard let parent = facts[call].parent else { return !isCondition(call, facts) }
    return facts[parent].kind == .return && facts[parent].flags.contains(.implicit)
      && facts[parent].parent == nil && facts[body.declaration].kind == .function && facts[body.declaration].type == nil
  }

  /// Whether an expression is a condition or pattern, or a part of one, by the text in front of it: `if text.isEmpty`, `, text.isEmpty`.
  private func isCondition(_ index: ExpressionID, _ facts: FileFacts) -> Bool {
    guard let text = bytes(facts.path) else { return false }
    let before = text.prefix(Int(facts[index].range.start))
    guard let end = before.lastIndex(where: { !FixableFile.isBlank($0) && !FixableFile.endsLine($0) }) else {
      return false
    }
    if text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: "!") { return true }
    let word = before[...end].reversed().prefix { Self.letters.contains($0) }.reversed()
    return Self.conditionWords.contains { word.elementsEqual($0.utf8) }
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let conditionWords = ["if", "guard", "while", "switch", "where", "case"]

  /// Whether a call of other code does nothing but run its closures, which are a part of the code.
  private func onlyRunsClosures(_ call: ExpressionID, _ callee: ExpressionID, _ reading: FileReading) -> Bool {
    let facts = reading.facts
    let closures = facts.arguments(of: call).compactMap { facts.firstPart(of: $0).flatMap(facts.closure) }
    return closures.contains { project.isImmediate($0, reading.file) }
      || !closures.isEmpty && SchedulingFunctions.contains(facts[callee].name, of: facts[facts.root(of: callee)].name)
  }
}

extension FileReading {
  func isCallee(_ index: ExpressionID) -> Bool { facts.isCallee(index) }

  /// Whether an expression names a member of the object whose code it is: `title`, `self.title`.
  func isOwnMember(_ index: ExpressionID) -> Bool {
    if let base = facts.firstPart(of: index) {
      return facts[index].kind == .member && facts[base].kind == .reference
        && facts[base].name == LanguageWords.selfWord
    }
    guard facts[index].kind == .reference, let found = member(namedBy: index), let parent = project[found].parent else {
      return false
    }
    return project.file(found)[parent].kind.hasMembers
      && project[found].modifiers.isDisjoint(with: [.static, .class])
  }
}

extension FileFacts {
  func isCallee(_ index: ExpressionID) -> Bool {
    expression(beginningWith: index).map { self[$0].kind == .call } ?? false
  }

  /// The beginning of a chain of members, calls and subscripts.
  func root(of expression: ExpressionID) -> ExpressionID {
    var root = expression
    while [.member, .call, .subscript].contains(self[root].kind), let part = firstPart(of: root) { root = part }
    return root
  }
}
