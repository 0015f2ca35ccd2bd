public import LintSupport
public import LintSyntax

/// What a file shows to others, whatever its functions do: its declarations, their types, attributes and initial values.
///
/// No place is part of it: code that moves shows the same. Only where a name may mean something else elsewhere, in the
/// closures of initial values and around types in functions, places count as well.
public struct InterfaceDigest {
  private enum Sight { case hidden, shown, shownWithAllInside }

  private let facts: FileFacts
  private var hashing = Hashing()
  private var sights: [Sight] = []

  public static func digest(of facts: FileFacts) -> Digest {
    var interface = InterfaceDigest(facts: facts)
    interface.addFile()
    for index in 0..<Int32(facts.declarations.count) { interface.add(index) }
    if interface.hasTypeInFunction { interface.addAll() }
    return interface.hashing.digest
  }

  /// The declarations that others can see, in their order: files of one digest have as many, and they are alike.
  public static func shown(in facts: FileFacts) -> [Int32] {
    var interface = InterfaceDigest(facts: facts)
    return (0..<Int32(facts.declarations.count)).filter { index in
      let sight = interface.sight(of: facts[declaration: index])
      interface.sights.append(sight)
      return sight != .hidden
    }
  }

  private init(facts: FileFacts) {
    self.facts = facts
    sights.reserveCapacity(facts.declarations.count)
  }

  private mutating func addFile() {
    hashing.add(facts.isGenerated ? 1 : 0)
    for module in facts.imports {
      add(module.module)
      add(module.member)
      hashing.add(Int(module.condition ?? -1))
    }
    for condition in facts.conditions {
      add(condition.text)
      hashing.add(Int(condition.parent ?? -1))
    }
  }

  private mutating func add(_ index: Int32) {
    let declaration = facts[declaration: index]
    let sight = sight(of: declaration)
    sights.append(sight)
    if sight == .hidden { return }
    let start = start(around: index)
    hashing.add(Int(declaration.kind.rawValue))
    hashing.add(Int(declaration.modifiers.rawValue))
    hashing.add(enclosing(declaration))
    hashing.add(Int(declaration.condition ?? -1))
    add(declaration.name)
    add(declaration.label)
    for attribute in facts.attributes(of: declaration) {
      add(attribute.name)
      addCode(attribute.code, from: start)
    }
    addTypes(of: declaration)
    if let value = declaration.value { addCode(value..<facts[expression: value].next, from: start) }
    if sight == .shownWithAllInside {
      // A local is seen from where it stands to the end of its scope.
      hashing.add(Int(declaration.nameStart &- start))
      hashing.add(Int(declaration.scopeEnd &- start))
    }
  }

  /// Where the nearest declaration begins that is shown by itself.
  private func start(around index: Int32) -> UInt32 {
    let shown = facts.enclosing(index).first { sights[Int($0)] == .shown }
    return shown.map { facts[declaration: $0].range.start } ?? 0
  }

  /// What is in a function may see what the function hides.
  private var hasTypeInFunction: Bool {
    facts.declarations.contains { declaration in
      declaration.kind.hasMembers && declaration.parent >= 0 && !facts[declaration: declaration.parent].kind.hasMembers
    }
  }

  private mutating func addAll() {
    for declaration in facts.declarations {
      add(declaration.name)
      hashing.add(Int(declaration.nameStart) << 32 | Int(declaration.scopeEnd))
    }
    addTypes(0..<Int32(facts.types.count))
    addCode(0..<Int32(facts.expressions.count), from: 0)
    for node in facts.expressions { hashing.add(Int(node.range.start)) }
  }

  /// A type in a function is a type of the project; what else stands there is nobody's else.
  private func sight(of declaration: Declaration) -> Sight {
    if declaration.parent < 0 || declaration.kind.hasMembers || declaration.kind == .typeAlias { return .shown }
    let parent = facts[declaration: declaration.parent]
    if parent.kind.hasMembers { return .shown }
    let above = sights[Int(declaration.parent)]
    if above != .shown { return above }
    guard parent.kind.isCallable else { return declaration.kind == .accessor ? .shown : .shownWithAllInside }
    switch declaration.kind {
    case .parameter, .genericParameter, .accessor: return .shown
    default: return .hidden
    }
  }

  /// How many that are shown stand around it.
  private func enclosing(_ declaration: Declaration) -> Int {
    facts.enclosing(declaration.parent).reduce(0) { $0 + (sights[Int($1)] == .hidden ? 0 : 1) }
  }

  private mutating func addTypes(of declaration: Declaration) {
    if declaration.kind.hasMembers || declaration.kind.isCallable {
      if let type = declaration.type { addTypes(type..<facts[type: type].next) }
      addTypes(declaration.inherited)
      addTypes(declaration.constraints)
    } else {
      addTypes(declaration.mentions)
    }
  }

  private mutating func addTypes(_ range: Range<Int32>) {
    hashing.add(range.count)
    for index in range {
      let node = facts[type: index]
      hashing.add(Int(node.kind.rawValue) << 32 | Int(node.next - index))
      add(node.name)
    }
  }

  private mutating func addCode(_ range: Range<Int32>, from start: UInt32) {
    hashing.add(range.count)
    let hasClosure = range.contains { facts[expression: $0].kind == .closure }
    for index in range {
      let node = facts[expression: index]
      if hasClosure { hashing.add(Int(node.range.start &- start)) }
      hashing.add(Int(node.kind.rawValue) << 40 | Int(node.flags.rawValue) << 32 | Int(node.next - index))
      add(node.name)
    }
  }

  private mutating func add(_ name: Name) { hashing.add(name.bytes) }
}
