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
  private var unknown = UnknownMembers()

  init(in reading: FileReading) {
    self.reading = reading
    declarations = InterfaceDeclarations(usedIn: reading)
    first = knownUse() ?? wrappedProperty
    if first == nil { first = declarations.first(among: unknown)?.text }
  }

  /// The first use of a declaration that is known. Collects the other uses.
  private mutating func knownUse() -> String? {
    for index in facts.expressionIDs {
      let isUsed =
        switch facts[index].kind {
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
    let node = facts[index]
    if node.flags.contains(.implicitBase) {
      let call = facts.expression(beginningWith: index).flatMap { facts[$0].kind == .call ? $0 : nil }
      if let type = reading.contextType(of: call ?? index) {
        return declarations.contain(memberOf: type, namedBy: index)
      }
      note(index, .withoutBase)
      return false
    }
    // The call decides which initializer it is.
    if node.name == InterfaceMembers.initializer { return false }
    if let found = reading.member(namedBy: index) {
      return project[found].kind == .enumCase
        ? declarations.contain(found, usedBy: index) : declarations.contains(found)
    }
    note(index, candidates(facts.firstPart(of: index).flatMap { reading.value(of: $0) }?.referent))
    return false
  }

  /// `\.title`
  private mutating func isInterfaceKeyPath(_ index: ExpressionID) -> Bool {
    let node = facts[index]
    let root = node.type.flatMap { project.referents(of: reading.use($0)).first }
    if let type = root?.type, let found = project.firstMember(named: node.name, of: type) {
      return declarations.contains(found)
    }
    note(index, candidates(root))
    return false
  }

  /// `Row { $0.text = "" }`
  private func isInterfaceCreation(_ index: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: index) else { return false }
    let isNamed = facts[callee].name == InterfaceMembers.initializer
    let base = isNamed ? facts.firstPart(of: callee) : callee
    guard let base else { return false }
    if facts[base].kind == .super {
      let type = reading.enclosingType(of: facts[base].owner)
      return type.flatMap { project.ancestors(of: $0).first }.map { declarations.contain(creationOf: $0, by: callee) }
        ?? false
    }
    guard let value = reading.value(of: base), value.isType, let type = value.referent.type else { return false }
    return declarations.contain(creationOf: type, by: callee)
  }

  private mutating func isInterfaceSubscript(_ index: ExpressionID) -> Bool {
    let base = facts.firstPart(of: index).flatMap { reading.value(of: $0) }?.referent
    if let type = base?.type { return declarations.contain(subscriptOf: type) }
    note(index, candidates(base))
    return false
  }

  /// A property whose wrapper contains a value of the user interface.
  private var wrappedProperty: String? {
    facts.declarationIDs.first { declarations.contain(wrapperOf: reading.id($0)) }.map { facts[$0].name.text }
  }

  /// `$title` is the projected value of a wrapper.
  private mutating func noteProjection(_ index: ExpressionID) {
    let node = facts[index]
    guard node.name.hasPrefix("$"), !(node.name.text.dropFirst().first?.isNumber ?? true) else { return }
    unknown.note(InterfaceDeclarations.projectedValue, .init(start: node.range.start, candidates: .all))
  }

  private mutating func note(_ index: ExpressionID, _ candidates: UnknownMembers.Candidates) {
    unknown.note(
      facts[index].name, .init(start: facts[index].range.start, candidates: candidates, expression: index))
  }

  private func candidates(_ base: Referent?) -> UnknownMembers.Candidates {
    switch base {
    case .project, .system, .unknown: .added
    case .generic, .ambiguous, nil: .all
    }
  }
}
