public import LintSupport
public import LintSyntax

/// Computes a digest of the interface of a file, which other files can see. The interface consists of its declarations with
/// their types, attributes and initial values. It excludes the bodies of functions.
///
/// The digest excludes offsets, so it stays the same when code moves. It includes them only where the meaning of a name
/// depends on its position: in the closures of initial values, and around types inside functions.
public struct InterfaceHasher {
  private enum Visibility { case hidden, visible, visibleWithContents }

  private let facts: FileFacts
  private var hasher = DigestHasher()
  /// The visibility of each declaration, in their order.
  private var visibilities: [Visibility] = []

  public static func digest(of facts: FileFacts) -> Digest {
    var interface = InterfaceHasher(facts: facts)
    interface.addFile()
    for declaration in facts.declarationIDs { interface.add(declaration) }
    if interface.hasTypeInFunction { interface.addEverything() }
    return interface.hasher.digest
  }

  /// The declarations that other files can see, in their order. Files with the same digest have the same ones.
  public static func visibleDeclarations(in facts: FileFacts) -> [DeclarationID] {
    var interface = InterfaceHasher(facts: facts)
    return facts.declarationIDs.filter { declaration in
      let visibility = interface.visibility(of: facts[declaration])
      interface.visibilities.append(visibility)
      return visibility != .hidden
    }
  }

  private init(facts: FileFacts) {
    self.facts = facts
    visibilities.reserveCapacity(facts.declarations.count)
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
    let visibility = visibility(of: declaration)
    visibilities.append(visibility)
    if visibility == .hidden { return }
    let start = startOfVisibleDeclaration(around: id)
    hasher.add(Int(declaration.kind.rawValue))
    hasher.add(Int(declaration.modifiers.rawValue))
    hasher.add(visibleDepth(of: declaration))
    hasher.add(declaration.condition?.index ?? -1)
    add(declaration.name)
    add(declaration.label)
    for attribute in facts.attributes(of: declaration) {
      add(attribute.name)
      if attribute.base != attribute.name { add(attribute.base) }
      addCode(attribute.code, from: start)
    }
    addTypes(of: declaration)
    if let value = declaration.value { addCode(facts.subtree(of: value), from: start) }
    if visibility == .visibleWithContents {
      // A local is in scope from its declaration to the end of the block.
      hasher.add(Int(declaration.nameStart &- start))
      hasher.add(Int(declaration.scopeEnd &- start))
    }
  }

  /// The offset of the nearest declaration, from the inside out, that is visible by itself.
  private func startOfVisibleDeclaration(around id: DeclarationID) -> UInt32 {
    let visible = facts.enclosing(id).first { visibilities[$0.index] == .visible }
    return visible.map { facts[$0].range.start } ?? 0
  }

  /// Whether a function declares a type. The type's members may then use the function's locals.
  private var hasTypeInFunction: Bool {
    facts.declarations.contains { declaration in
      declaration.kind.hasMembers && declaration.parent.map { !facts[$0].kind.hasMembers } ?? false
    }
  }

  private mutating func addEverything() {
    for declaration in facts.declarations {
      add(declaration.name)
      hasher.add(Int(declaration.nameStart) << 32 | Int(declaration.scopeEnd))
    }
    addTypes(facts.typeIDs)
    addCode(facts.expressionIDs, from: 0)
    for node in facts.expressions { hasher.add(Int(node.range.start)) }
  }

  /// Types inside functions are visible, because they belong to the project; other declarations there are hidden.
  private func visibility(of declaration: Declaration) -> Visibility {
    guard let outer = declaration.parent, !declaration.kind.hasMembers, declaration.kind != .typeAlias else {
      return .visible
    }
    let parent = facts[outer]
    if parent.kind.hasMembers { return .visible }
    let outerVisibility = visibilities[outer.index]
    if outerVisibility != .visible { return outerVisibility }
    guard parent.kind.isCallable else {
      return declaration.kind == .accessor ? .visible : .visibleWithContents
    }
    switch declaration.kind {
    case .parameter, .genericParameter, .accessor: return .visible
    default: return .hidden
    }
  }

  /// The number of visible declarations around a declaration.
  private func visibleDepth(of declaration: Declaration) -> Int {
    facts.enclosing(declaration.parent).reduce(0) { $0 + (visibilities[$1.index] == .hidden ? 0 : 1) }
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
