@_spi(RawSyntax) import SwiftSyntax

/// Variables, cases, and the names that patterns give.
extension Walk {
  mutating func openVariable(_ node: Node, _ specifier: Modifiers) {
    variables.append(
      FactsDraft.Variable(modifiers: modifiers(node.child(3)).union(specifier), attributes: facts.noAttributes))
    stack.append(.close(.variable))
    descend(node, closingAttributes: .attributesOfVariable)
  }

  mutating func openBinding(_ node: Node) {
    guard let pattern = node.child(1), pattern.kind == .identifierPattern, let variable = variables.last else {
      return descend(node)
    }
    let index = declare(
      facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), name: pattern.child(1), variable.modifiers)
    facts.declarations[index.index].attributes = variable.attributes
    descend(node) { place in
      switch place {
      case 3: .typeOf(index)
      case 5: .valueOf(index)
      default: .none
      }
    }
    skipPattern()
  }

  /// The pattern was read already: only its place counts.
  private mutating func skipPattern() {
    guard case .visit(let pattern, _)? = stack.last, pattern.kind == .identifierPattern else { return }
    stack.removeLast()
    visit(next: pattern.child(1))
  }

  mutating func openUnwrapping(_ node: Node) {
    guard let pattern = node.child(3), pattern.kind == .identifierPattern else { return descend(node) }
    let index = declare(.local, name: pattern.child(1), [.constant, .unwrapped])
    let first = stack.count
    descend(node) { place in
      switch place {
      case 5: .typeOf(index)
      case 7: .valueOf(index)
      default: .none
      }
    }
    replacePattern(from: first)
  }

  private mutating func replacePattern(from first: Int) {
    for place in stack.indices[first...] {
      guard case .visit(let pattern, _) = stack[place], pattern.kind == .identifierPattern else { continue }
      if let token = pattern.child(1) { stack[place] = .visit(token, .none) }
      return
    }
  }

  /// A name that a pattern gives to a value, or to a part of one.
  mutating func declareLocal(_ pattern: Node, _ modifiers: Modifiers) {
    declare(facts.kindOfPart(in: owner, isInScope: !scopes.isEmpty), name: pattern.child(1), modifiers)
    visit(next: pattern.child(1))
  }

  mutating func openCase(_ node: Node) {
    let index = declare(.enumCase, name: node.child(1), variables.last?.modifiers ?? [])
    facts.declarations[index.index].attributes = variables.last?.attributes ?? HandleRange(0..<0)
    descend(node)
  }
}
