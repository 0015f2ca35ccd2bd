import LintSemantics
import LintSyntax

extension FileReading {
  /// Whether code uses a shared instance only to ask the user for a permission: directly, or through a local constant.
  func asksForPermission(_ instance: ExpressionID) -> Bool {
    if let type = facts.firstPart(of: instance), facts.asksForPermission(type) { return true }
    var value = instance
    while let call = facts.expression(beginningWith: value), facts[call].kind == .call { value = call }
    guard let binding = facts.expression(beginningWith: value), facts[binding].kind == .binding,
      let local = facts[binding].declaration, facts[local].kind == .local, let function = facts[local].parent
    else { return false }
    let uses = facts[function].code.filter { use in
      facts[use].kind == .reference && facts[use].name == facts[local].name
        && project.declaration(readBy: use, file: file) == id(local)
    }
    return !uses.isEmpty && uses.allSatisfy(facts.asksForPermission)
  }

  /// Whether a type uses a store of the system in one of its private properties only to ask the user for a permission:
  /// `locations.delegate = self`, `locations.requestWhenInUseAuthorization()`.
  func asksForPermission(_ property: SymbolID) -> Bool {
    guard !project[property].modifiers.isDisjoint(with: [.private, .fileprivate]),
      case .system(let system)? = project.value(of: property)?.referent, system.kind == .store,
      let type = project.enclosingType(of: property)
    else { return false }
    let name = project[property].name
    var asks = false
    for body in project[type].bodies {
      let facts = project.facts(body.file)
      for use in facts[body.declaration].code where facts[use].name == name && facts.isOwnMember(use) {
        guard let next = facts.expression(beginningWith: use) else { return false }
        if facts[next].kind == .assignment, facts.target(of: next) == use { continue }
        let kinds = facts[next].kind == .member ? SystemMembers[facts[next].name] : []
        guard !kinds.isDisjoint(with: [.permission, .delegation]) else { return false }
        if kinds.contains(.permission) { asks = true }
      }
    }
    return asks
  }
}
