import LintSemantics
import LintSyntax

extension IndexFlow {
  /// Whether an expression is the index, a part of it, or reckoned from it.
  func isIndex(_ expression: Int32) -> Bool {
    let node = facts[expression: expression]
    let first = expression + 1
    switch node.kind {
    case .reference: return isReference(node)
    case .member:
      if first >= node.next { return false }
      if SelectionNames[node.name].contains(.selectedIndex) { return isAsked(expression) }
      let isPart = SelectionNames[node.name].contains(.part) || CollectionMembers[node.name].contains(.index)
      return isPart && isIndex(first) || isOwnProperty(expression)
    case .call: return isCall(expression)
    case .argument, .binding, .subscript: return first < node.next && isIndex(first)
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
  private func isOwnProperty(_ expression: Int32) -> Bool {
    guard !kept.isEmpty, facts.isSelf(expression + 1) else { return false }
    return kept.contains { project[$0].name == facts[expression: expression].name }
  }

  /// A table is asked, and no picker: `picker.selectedRow(inComponent:)` is a call.
  private func isAsked(_ expression: Int32) -> Bool {
    let parent = facts[expression: expression].parent
    let isCalled = parent >= 0 && parent + 1 == expression && facts[expression: parent].kind == .call
    return !isCalled && !facts.isSelf(expression + 1)
  }

  private func isCall(_ expression: Int32) -> Bool {
    let parts = Array(facts.parts(ofExpression: expression))
    guard let callee = parts.first else { return false }
    let name = facts[expression: callee].name
    if facts[expression: callee].kind == .reference, makesIndex(name) {
      return parts.dropFirst().contains(where: isIndex)
    }
    // In `prepare(for:sender:)` the sender is the cell that was tapped.
    guard facts[expression: callee].kind == .member, name == "indexPath", parts.count == 2 else { return false }
    return facts[expression: parts[1]].name == "for" && isPreparing
  }

  private func makesIndex(_ name: Name) -> Bool {
    SelectionNames[name].contains(.makesIndex) || CollectionMembers[name].contains(.makesIndex)
  }

  private var isPreparing: Bool { facts[declaration: root].name == "prepare" }

  private func isReckoned(_ expression: Int32) -> Bool {
    let parts = Array(facts.parts(ofExpression: expression))
    let operators = parts.filter { facts[expression: $0].kind == .operator }
    guard operators.allSatisfy({ LanguageWords.arithmetic.contains(facts[expression: $0].name) }) else { return false }
    return parts.contains(where: isIndex)
  }
}
