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
}
