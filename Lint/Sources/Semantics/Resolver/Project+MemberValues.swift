import LintSyntax

/// What members give, and calls of them.
extension Project {
  func member(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let node = facts(file)[expression]
    if node.flags.contains(.implicitBase) { return nil }
    guard let base = base(expression, file, limit - 1) else { return nil }
    switch base.referent {
    case .project(let type):
      if base.isType, let inner = nested(node.name, in: type) { return Value(referent: inner, isType: true) }
      if node.name == LanguageWords.initializer || node.name == LanguageWords.selfWord { return base }
      if let found = firstMember(named: node.name, of: base) { return value(of: found, limit - 1) }
      return inherited(node.name, of: type)
    case .system(let system): return member(node.name, of: system, isType: base.isType)
    default: return base.isType ? module(base.referent, node, file) : elementMember(node.name, of: base)
    }
  }

  /// `UIKit.UIView`: a module stands before the name.
  private func module(_ referent: Referent, _ node: Expression, _ file: FileID) -> Value? {
    guard case .unknown(let module) = referent else { return nil }
    if GeneratedAccessors.roots.contains(module) || conventions.generatedAccessors.contains(module.text) {
      return GeneratedAccessors.value(of: node.name) ?? Value(referent: referent, isType: true)
    }
    guard facts(file).imports.contains(where: { $0.module == module }) else { return nil }
    return Value(referent: global(node.name, file: file), isType: true)
  }

  private func inherited(_ name: Name, of type: TypeID) -> Value? {
    for ancestor in systemAncestors(of: type) {
      if let value = member(name, of: ancestor.system, isType: false) { return value }
    }
    return nil
  }

  private func member(_ name: Name, of system: SystemType, isType: Bool) -> Value? {
    if isType, SystemMembers[name].contains(.instance) { return Value(referent: .system(system)) }
    return SystemTypes.member(name, of: system).flatMap(SystemTypes.named).map { Value(referent: .system($0)) }
  }

  func call(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    guard var value = base(expression, file, limit - 1) else { return nil }
    if let result = result(of: value) { return result }
    // A type that is called makes a value; a function was valued as what it returns.
    value.isType = false
    return value
  }

  /// What calling a closure that is kept gives.
  private func result(of value: Value) -> Value? {
    guard !value.isType, let use = value.use, let function = function(use) else { return nil }
    guard let last = Array(facts(function.file).parts(of: function.node)).last else { return nil }
    let result = TypeUse(file: function.file, node: last)
    return Value(referent: referent(of: result), use: result)
  }
}
