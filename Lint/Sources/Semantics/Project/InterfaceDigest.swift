public import LintSupport
public import LintSyntax

/// What a file shows to others, whatever its functions do: its declarations, their types, attributes and initial values.
///
/// No place is part of it: code that moves shows the same. Only where a name may mean something else elsewhere, in the
/// closures of initial values and around types in functions, places count as well.
public struct InterfaceDigest {
  private enum Sight { case hidden, shown, shownWithAllInside }

  private let facts: FileFacts
  private var hasher = DigestHasher()
  private var sights: [Sight] = []

  public static func digest(of facts: FileFacts) -> Digest {
    var interface = InterfaceDigest(facts: facts)
    interface.addFile()
    for declaration in facts.declarationIDs { interface.add(declaration) }
    if interface.hasTypeInFunction { interface.addAll() }
    return interface.hasher.digest
  }

  /// The declarations that others can see, in their order: files with the same digest have the same ones.
  public static func shown(in facts: FileFacts) -> [DeclarationID] {
    var interface = InterfaceDigest(facts: facts)
    return facts.declarationIDs.filter { declaration in
      let sight = interface.sight(of: facts[declaration])
      interface.sights.append(sight)
      return sight != .hidden
    }
  }

  private init(facts: FileFacts) {
    self.facts = facts
    sights.reserveCapacity(facts.declarations.count)
  }

  private mutating func addFile() {
    hasher.add(facts.isGenerated ? 1 : 0)
    for module in facts.imports {
      add(module.module)
      add(module.member)
      hasher.add(module.condition?.index ?? -1)
    }
    for condition in facts.conditions {
      add(condition.text)
      hasher.add(condition.parent?.index ?? -1)
    }
  }

  private mutating func add(_ id: DeclarationID) {
    let declaration = facts[id]
    let sight = sight(of: declaration)
    sights.append(sight)
    if sight == .hidden { return }
    let start = start(around: id)
    hasher.add(Int(declaration.kind.rawValue))
    hasher.add(Int(declaration.modifiers.rawValue))
    hasher.add(enclosing(declaration))
    hasher.add(declaration.condition?.index ?? -1)
    add(declaration.name)
    add(declaration.label)
    for attribute in facts.attributes(of: declaration) {
      add(attribute.name)
      addCode(attribute.code, from: start)
    }
    addTypes(of: declaration)
    if let value = declaration.value { addCode(facts.subtree(of: value), from: start) }
    if sight == .shownWithAllInside {
      // A local is seen from where it stands to the end of its scope.
      hasher.add(Int(declaration.nameStart &- start))
      hasher.add(Int(declaration.scopeEnd &- start))
    }
  }

  /// Where the nearest declaration begins that is shown by itself.
  private func start(around id: DeclarationID) -> UInt32 {
    let shown = facts.enclosing(id).first { sights[$0.index] == .shown }
    return shown.map { facts[$0].range.start } ?? 0
  }

  /// What is in a function may see what the function hides.
  private var hasTypeInFunction: Bool {
    facts.declarations.contains { declaration in
      declaration.kind.hasMembers && declaration.parent.map { !facts[$0].kind.hasMembers } ?? false
    }
  }

  private mutating func addAll() {
    for declaration in facts.declarations {
      add(declaration.name)
      hasher.add(Int(declaration.nameStart) << 32 | Int(declaration.scopeEnd))
    }
    addTypes(facts.typeIDs)
    addCode(facts.expressionIDs, from: 0)
    for node in facts.expressions { hasher.add(Int(node.range.start)) }
  }

  /// A type in a function is a type of the project; other declarations there are local.
  private func sight(of declaration: Declaration) -> Sight {
    guard let outer = declaration.parent, !declaration.kind.hasMembers, declaration.kind != .typeAlias else {
      return .shown
    }
    let parent = facts[outer]
    if parent.kind.hasMembers { return .shown }
    let above = sights[outer.index]
    if above != .shown { return above }
    guard parent.kind.isCallable else { return declaration.kind == .accessor ? .shown : .shownWithAllInside }
    switch declaration.kind {
    case .parameter, .genericParameter, .accessor: return .shown
    default: return .hidden
    }
  }

  /// How many that are shown stand around it.
  private func enclosing(_ declaration: Declaration) -> Int {
    facts.enclosing(declaration.parent).reduce(0) { $0 + (sights[$1.index] == .hidden ? 0 : 1) }
  }

  private mutating func addTypes(of declaration: Declaration) {
    if declaration.kind.hasMembers || declaration.kind.isCallable {
      if let type = declaration.type { addTypes(facts.subtree(of: type)) }
      addTypes(declaration.inherited)
      addTypes(declaration.constraints)
    } else {
      addTypes(declaration.mentions)
    }
  }

  private mutating func addTypes(_ range: HandleRange<TypeNodeID>) {
    hasher.add(range.count)
    for type in range {
      let node = facts[type]
      hasher.add(Int(node.kind.rawValue) << 32 | facts.subtree(of: type).count)
      add(node.name)
    }
  }

  private mutating func addCode(_ range: HandleRange<ExpressionID>, from start: UInt32) {
    hasher.add(range.count)
    let hasClosure = range.contains { facts[$0].kind == .closure }
    for expression in range {
      let node = facts[expression]
      if hasClosure { hasher.add(Int(node.range.start &- start)) }
      hasher.add(Int(node.kind.rawValue) << 40 | Int(node.flags.rawValue) << 32 | facts.subtree(of: expression).count)
      add(node.name)
    }
  }

  private mutating func add(_ name: Name) { hasher.add(name.bytes) }
}
