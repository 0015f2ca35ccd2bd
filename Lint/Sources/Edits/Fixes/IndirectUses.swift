import LintAnalysis
import LintSemantics
import LintSyntax

/// Finds values of the user interface that a file uses without naming their types: `accent`, `makeLabel()` and `paint(.red)`, if another
/// file declares these functions and properties.
///
/// A call of an initializer, an enum's case with payload, a subscript and a property wrapper counts like a function. If the type of an
/// object isn't known, the member is any of the project with its name.
struct IndirectUses {
  /// The name of the first one.
  private(set) var first: String?

  private let reading: FileReading
  private let declarations: InterfaceDeclarations
  private var facts: FileFacts { reading.facts }
  private var project: Project { reading.project }
  private var members = UnknownMembers()

  init(in reading: FileReading) {
    self.reading = reading
    declarations = InterfaceDeclarations(of: reading.project, without: reading.file)
    first = knownUse() ?? wrappedProperty
    if first == nil { first = declarations.first(among: members)?.text }
  }

  /// The first use of a declaration that is known. Collects the other uses.
  private mutating func knownUse() -> String? {
    for index in facts.expressionIDs {
      let node = facts[index]
      let isUsed =
        switch node.kind {
        case .reference: isInterfaceReference(index)
        case .member: isInterfaceMember(index)
        case .call: isInterfaceCreation(index)
        case .subscript: isInterfaceSubscript(index)
        case .keyPath: isInterfaceKeyPath(index)
        default: false
        }
      if isUsed { return name(of: index) }
    }
    return nil
  }

  private func name(of index: ExpressionID) -> String {
    if facts[index].name.isEmpty, let part = facts.firstPart(of: index) { return name(of: part) }
    return facts[index].name.text
  }

  private mutating func isInterfaceReference(_ index: ExpressionID) -> Bool {
    noteProjection(index)
    return reading.member(namedBy: index).map(declarations.contains) ?? false
  }

  private mutating func isInterfaceMember(_ index: ExpressionID) -> Bool {
    noteProjection(index)
    if let found = reading.member(namedBy: index) { return declarations.contains(found) && isUsed(found, by: index) }
    let node = facts[index]
    let base = node.flags.contains(.implicitBase) ? nil : facts.firstPart(of: index)
    if base == nil, node.name == InterfaceMembers.initializer {
      if receivesValue(index) { members.note(node.name, at: node.range.start, .initializers) }
      return false
    }
    let isKnown = base.flatMap { reading.value(of: $0) }.map { Self.isKnown($0.referent) } ?? false
    members.note(
      node.name, at: node.range.start,
      isKnown ? .addedMembers : base == nil ? .constants(areCalled: isCalled(index)) : .allMembers)
    return false
  }

  /// `$0.title` for a key path.
  private mutating func isInterfaceKeyPath(_ index: ExpressionID) -> Bool {
    let node = facts[index]
    let root = node.type.flatMap { project.referents(of: reading.use($0)).first }
    if let type = root?.type, let found = project.firstMember(named: node.name, of: type) {
      return declarations.contains(found)
    }
    members.note(node.name, at: node.range.start, root.map(Self.isKnown) ?? false ? .addedMembers : .allMembers)
    return false
  }

  /// `Row { $0.text = "" }`
  private func isInterfaceCreation(_ index: ExpressionID) -> Bool {
    guard var callee = facts.callee(of: index) else { return false }
    if facts[callee].name == InterfaceMembers.initializer, let base = facts.firstPart(of: callee) { callee = base }
    if facts[callee].kind == .super {
      let type = reading.enclosingType(of: facts[callee].owner)
      return type.flatMap { project.ancestors(of: $0).first }.map(declarations.containCreation) ?? false
    }
    guard let value = reading.value(of: callee), value.isType, let type = value.referent.type else { return false }
    return declarations.containCreation(of: type)
  }

  private mutating func isInterfaceSubscript(_ index: ExpressionID) -> Bool {
    let base = facts.firstPart(of: index).flatMap { reading.value(of: $0) }?.referent
    if let type = base?.type { return declarations.containSubscript(of: type) }
    members.note(.none, at: facts[index].range.start, .subscripts(areAdded: base.map(Self.isKnown) ?? false))
    return false
  }

  /// A property whose wrapper contains a value of the user interface.
  private var wrappedProperty: String? {
    facts.declarationIDs.first { declarations.containWrapper(of: reading.id($0)) }.map { facts[$0].name.text }
  }

  /// `$title` is the projected value of a wrapper.
  private mutating func noteProjection(_ index: ExpressionID) {
    let node = facts[index]
    guard node.name.hasPrefix("$"), !(node.name.text.dropFirst().first?.isNumber ?? true) else { return }
    members.note(InterfaceDeclarations.projectedValue, at: node.range.start, .allMembers)
  }

  /// A case without its payload is no value of the user interface.
  private func isUsed(_ found: SymbolID, by index: ExpressionID) -> Bool {
    project[found].kind != .enumCase || isCalled(index)
  }

  /// Whether an initializer's call may get a value of the user interface that no other code names: in a closure, or as in `.red`.
  private func receivesValue(_ index: ExpressionID) -> Bool {
    guard let call = facts.expression(beginningWith: index), facts[call].kind == .call else { return true }
    return facts.arguments(of: call).flatMap { facts.subtree(of: $0) }.contains {
      facts[$0].kind == .closure || facts[$0].flags.contains(.implicitBase)
    }
  }

  private func isCalled(_ index: ExpressionID) -> Bool {
    facts.expression(beginningWith: index).map { facts[$0].kind == .call } ?? false
  }

  private static func isKnown(_ referent: Referent) -> Bool {
    switch referent {
    case .project, .system, .unknown: true
    case .generic, .ambiguous: false
    }
  }
}
