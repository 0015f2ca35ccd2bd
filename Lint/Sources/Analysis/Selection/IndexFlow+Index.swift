import LintSemantics
import LintSyntax

extension IndexFlow {
  /// Whether an expression is the index, a part of it, or reckoned from it.
  func isIndex(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    let first = facts.firstPart(of: expression)
    switch node.kind {
    case .reference: return isReference(node)
    case .member:
      guard let first else { return false }
      if SelectionNames[node.name].contains(.selectedIndex) { return isAsked(expression) }
      let isPart = SelectionNames[node.name].contains(.part) || CollectionMembers[node.name].contains(.index)
      return isPart && isIndex(first) || isOwnProperty(expression)
    case .call: return isCall(expression)
    case .argument, .binding, .subscript: return first.map(isIndex) ?? false
    case .sequence: return isReckoned(expression)
    default: return false
    }
  }

  private func isReference(_ node: Expression) -> Bool {
    if node.name == "$0", isClosureWithoutParameters { return node.owner == root }
    guard let id = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file) else {
      return false
    }
    return isIndex(id)
  }

  /// `self.kept`
  private func isOwnProperty(_ expression: ExpressionID) -> Bool {
    guard !kept.isEmpty, facts.firstPart(of: expression).map(facts.isSelf) ?? false else { return false }
    return kept.contains { project[$0].name == facts[expression].name }
  }

  /// A table is asked, and no picker: `picker.selectedRow(inComponent:)` is a call.
  private func isAsked(_ expression: ExpressionID) -> Bool {
    let isCalled = facts.expression(beginningWith: expression).map { facts[$0].kind == .call } ?? false
    return !isCalled && !(facts.firstPart(of: expression).map(facts.isSelf) ?? false)
  }

  private func isCall(_ expression: ExpressionID) -> Bool {
    let parts = Array(facts.parts(of: expression))
    guard let callee = parts.first else { return false }
    let name = facts[callee].name
    if facts[callee].kind == .reference, makesIndex(name) {
      return parts.dropFirst().contains(where: isIndex)
    }
    // In `prepare(for:sender:)` the sender is the cell that was tapped.
    guard facts[callee].kind == .member, name == "indexPath", parts.count == 2 else { return false }
    return facts[parts[1]].name == "for" && isPreparing
  }

  private func makesIndex(_ name: Name) -> Bool {
    SelectionNames[name].contains(.makesIndex) || CollectionMembers[name].contains(.makesIndex)
  }

  private var isPreparing: Bool { facts[root].name == "prepare" }

  private func isReckoned(_ expression: ExpressionID) -> Bool {
    let parts = Array(facts.parts(of: expression))
    let operators = parts.filter { facts[$0].kind == .operator }
    guard operators.allSatisfy({ LanguageWords.arithmetic.contains(facts[$0].name) }) else { return false }
    return parts.contains(where: isIndex)
  }
}
