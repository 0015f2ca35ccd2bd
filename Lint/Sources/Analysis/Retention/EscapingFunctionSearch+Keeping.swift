import LintSemantics
import LintSyntax

/// Whether a closure outlives the call that takes it.
extension EscapingFunctionSearch {
  func keeps(_ call: ExpressionID, _ callee: ExpressionID, _ use: Use) -> Bool {
    let name = facts[callee].name
    if ImmediateFunctions.mayName(name) { return false }
    if use == .collection { return false }
    if CollectionMembers[name].contains(.shared) { return isOfStream(call, callee, use) }
    guard use == .argument else { return true }
    if facts[callee].kind == .reference { return isFreeOperator(callee, name) }
    return isStream(call)
  }

  private func isOfStream(_ call: ExpressionID, _ callee: ExpressionID, _ use: Use) -> Bool {
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return false }
    switch use {
    case .argument: return isStream(base)
    case .property: return false
    default: return !isCollection(base)
    }
  }

  /// `react(request:effects:)`: a function of a package that is no type's. Types are made for streams only by name.
  private func isFreeOperator(_ callee: ExpressionID, _ name: Name) -> Bool {
    let node = facts[callee]
    if StreamTypes[name].contains(.stream) { return true }
    guard name.text.first?.isLowercase ?? false else { return false }
    return reading.project.declaration(of: name, at: node.range.start, owner: node.owner, file: reading.number) == nil
  }

  private func isCollection(_ expression: ExpressionID) -> Bool {
    guard let value = reading.project.value(of: expression, file: reading.number), !value.isType else { return false }
    guard case .unknown(let name) = value.referent else { return false }
    return CollectionTypes[name].contains(.collection)
  }

  /// Whether something in a chain says that it is a stream.
  private func isStream(_ expression: ExpressionID) -> Bool {
    var next: ExpressionID? = expression
    while let index = next {
      let node = facts[index]
      switch node.kind {
      case .call: next = facts.callee(of: index)
      case .member, .reference:
        if StreamAPI[node.name].contains(.own) || StreamTypes[node.name].contains(.stream)
          || node.name.text.hasPrefix("$")
        {
          return true
        }
        if let value = reading.project.value(of: index, file: reading.number), case .unknown(let name) = value.referent,
          StreamTypes[name].contains(.stream)
        {
          return true
        }
        if node.kind == .reference { next = reading.localValue(index) } else { next = facts.firstPart(of: index) }
      default: return false
      }
    }
    return false
  }
}
