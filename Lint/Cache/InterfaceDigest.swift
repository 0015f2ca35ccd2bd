public import LintFacts

/// What a file shows to others, whatever its functions do: its declarations, their types, attributes and initial values.
///
/// No place is part of it: code that moves shows the same.
public struct InterfaceDigest {
  private enum Sight { case hidden, shown, shownWithAllInside }

  private let facts: FileFacts
  private var hashing = Hashing()
  private var sights: [Sight] = []

  public static func digest(of facts: FileFacts) -> Digest {
    var interface = InterfaceDigest(facts: facts)
    interface.addFile()
    for index in 0..<Int32(facts.declarations.count) { interface.add(index) }
    return interface.hashing.digest
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
    hashing.add(Int(declaration.kind.rawValue))
    hashing.add(Int(declaration.modifiers.rawValue))
    hashing.add(enclosing(declaration))
    hashing.add(Int(declaration.condition ?? -1))
    add(declaration.name)
    add(declaration.label)
    for attribute in facts.attributes(of: declaration) {
      add(attribute.name)
      addCode(attribute.code)
    }
    addTypes(of: declaration)
    if let value = declaration.value { addCode(value..<facts[expression: value].next) }
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

  private mutating func addCode(_ range: Range<Int32>) {
    hashing.add(range.count)
    for index in range {
      let node = facts[expression: index]
      hashing.add(Int(node.kind.rawValue) << 40 | Int(node.flags.rawValue) << 32 | Int(node.next - index))
      add(node.name)
    }
  }

  private mutating func add(_ name: Name) { hashing.add(name.bytes) }
}
