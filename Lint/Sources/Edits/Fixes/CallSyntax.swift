import SwiftSyntax

extension SyntaxProtocol {
  /// The name of a reference that isn't a member.
  var variable: String? {
    guard let reference = self.as(DeclReferenceExprSyntax.self),
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    else { return nil }
    return reference.baseName.text
  }

  /// The expressions that a node writes to: `count` in `count += 1` and in `update(&count)`.
  var assignmentTargets: [ExprSyntax] {
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[1].isAssignment else { return [] }
      return elements[0].as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [elements[0]]
    }
    return self.as(InOutExprSyntax.self).map { [$0.expression] } ?? []
  }
}

extension ExprSyntax {
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
      return self
    }
    return only.expression.withoutParentheses
  }

  /// `completion` in `completion?` and `completion!`.
  var unwrapped: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    return withoutParentheses
  }

  /// `load()` in `try await load()`
  var withoutEffects: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutEffects }
    if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.withoutEffects }
    return self
  }

  /// The last name in a chain of members, calls and subscripts: `groups` in `self.groups[0]`.
  var lastName: String {
    let node = self.as(InOutExprSyntax.self)?.expression.unwrapped ?? unwrapped
    if let member = node.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let item = node.as(SubscriptCallExprSyntax.self) { return item.calledExpression.lastName }
    if let call = node.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName }
    return node.trimmedDescription
  }

  /// The member, call or subscript of an expression: `next` in `counter.next`.
  var nextInChain: ExprSyntax? {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.kind {
      case .optionalChainingExpr, .forceUnwrapExpr: node = parent
      case .memberAccessExpr: return parent.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) }
      case .functionCallExpr:
        guard let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == node.id else {
          return nil
        }
        return ExprSyntax(call)
      case .subscriptCallExpr:
        guard let item = parent.as(SubscriptCallExprSyntax.self), Syntax(item.calledExpression).id == node.id else {
          return nil
        }
        return ExprSyntax(item)
      default: return nil
      }
    }
    return nil
  }

  /// The variable at the beginning of a chain of members, calls and subscripts.
  var rootVariable: String? { rootReference?.variable }

  /// The reference at the beginning of a chain of members, calls and subscripts.
  var rootReference: DeclReferenceExprSyntax? {
    let node = unwrapped
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference }
    if let member = node.as(MemberAccessExprSyntax.self) { return member.base?.rootReference }
    if let call = node.as(FunctionCallExprSyntax.self) { return call.calledExpression.rootReference }
    return node.as(SubscriptCallExprSyntax.self)?.calledExpression.rootReference
  }
}

extension DeclReferenceExprSyntax {
  /// The closure that receives `$0`.
  var closureOfShorthand: ClosureExprSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first {
      $0.signature?.parameterClause == nil
    }
  }
}

extension FunctionCallExprSyntax {
  var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + (trailingClosure.map { [$0] } ?? [])
      + additionalTrailingClosures.map(\.closure)
  }

  /// Whether the result isn't used.
  var isStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.kind {
      case .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr: node = parent
      case .codeBlockItem, .returnStmt, .expressionStmt: return true
      case .initializerClause: return parent.parent?.as(PatternBindingSyntax.self)?.ignoresValue ?? false
      // `_ = (start(), wait())`, `_ = [start()]`
      case .labeledExpr, .arrayElement:
        guard let list = parent.parent?.parent, list.is(TupleExprSyntax.self) || list.is(ArrayExprSyntax.self) else {
          return false
        }
        node = list
      // `isReady ? start() : wait()`
      case .unresolvedTernaryExpr, .sequenceExpr: node = parent
      case .exprList:
        guard let list = parent.as(ExprListSyntax.self) else { return false }
        if list.first?.is(DiscardAssignmentExprSyntax.self) ?? false { return true }
        guard list.isChoice, list.first.map({ Syntax($0).id != node.id }) ?? false else { return false }
        node = parent
      default: return false
      }
    }
    return false
  }
}

extension ClosureExprSyntax {
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}

extension PatternBindingSyntax {
  /// Whether no name gets the value, or the value is nothing: `let _ = load()`, `let done: Void = load()`.
  var ignoresValue: Bool {
    let type = typeAnnotation?.type.trimmedDescription
    return pattern.is(WildcardPatternSyntax.self) || type == "Void" || type == "()"
  }
}

extension ExprListSyntax {
  /// Whether the list is a ternary expression without an assignment.
  fileprivate var isChoice: Bool {
    contains { $0.is(UnresolvedTernaryExprSyntax.self) } && !contains(where: \.isAssignment)
  }
}
