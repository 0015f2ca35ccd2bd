import LintSemantics
import LintSyntax
import SwiftSyntax

/// The receiver of the value of an expression, also as a part of another value: `self.count` for `total` in
/// `self.count = total.first ?? 0`.
struct ValueUse {
  enum Destination {
    /// A comparison, condition, text, index or `throw`, which only reads the value.
    case read
    /// A statement without effect on `self`, or an operator of the project.
    case ignored
    /// The target of an assignment, or an `inout` argument.
    case written
    case assigned(to: ExprSyntax)
    /// Names that a pattern binds to the value.
    case bound([TokenSyntax])
    case passed(LabeledExprSyntax, FunctionCallExprSyntax)
  }

  private(set) var destination = Destination.ignored
  /// The calls of the value, of its members and of their results.
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// The chain of members and calls that begins with the value, without the arguments of its last call.
  private(set) var text: String
  private let closure: ClosureExprSyntax

  /// - Parameter closure: the closure whose code uses the value. It returns nothing.
  init(of value: DeclReferenceExprSyntax, in closure: ClosureExprSyntax) {
    self.closure = closure
    text = value.trimmedDescription
    destination = destination(of: Syntax(value))
  }

  private mutating func destination(of node: Syntax) -> Destination {
    guard let parent = node.parent else { return .ignored }
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr, .subscriptCallExpr:
      text = parent.trimmedDescription
      return destination(of: parent)
    case .tryExpr, .awaitExpr, .arrayElement, .arrayElementList, .arrayExpr, .dictionaryElement, .dictionaryElementList,
      .dictionaryExpr, .unresolvedTernaryExpr:
      return destination(of: parent)
    case .functionCallExpr(let call):
      calls.append(call)
      text = call.calledExpression.trimmedDescription
      return destination(of: parent)
    case .labeledExpr(let item): return destination(of: item)
    case .exprList: return parent.parent?.as(SequenceExprSyntax.self).map { destination(of: node, in: $0) } ?? .ignored
    case .prefixOperatorExpr, .postfixOperatorExpr:
      return parent.operandOfUnknownOperator == nil ? destination(of: parent) : .ignored
    case .inOutExpr: return .written
    case .conditionElement, .repeatStmt, .whereClause, .throwStmt, .expressionPattern: return .read
    case .initializerClause: return parent.parent.map(binding) ?? .ignored
    case .switchExpr(let choice): return .bound(Syntax(choice.cases).boundNames)
    case .forStmt(let loop): return .bound(Syntax(loop.pattern).boundNames)
    case .codeBlockItem, .returnStmt: return result(parent)
    default: return .ignored
    }
  }

  private mutating func destination(of item: LabeledExprSyntax) -> Destination {
    guard let user = item.parent?.parent else { return .ignored }
    if user.is(TupleExprSyntax.self) { return destination(of: user) }
    guard let call = user.as(FunctionCallExprSyntax.self) else { return .read }
    if call.calledExpression.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false {
      return destination(of: user)
    }
    guard let name = call.calledExpression.rootVariable.map({ Name($0) }) else { return .passed(item, call) }
    if ValueTypes.isContainer(name) { return destination(of: user) }
    guard call.calledExpression.variable != nil, StandardFunctions.contains(name) else { return .passed(item, call) }
    let destination = destination(of: user)
    if case .ignored = destination { return .read }
    return destination
  }

  /// The destination of an operand.
  private mutating func destination(of node: Syntax, in sequence: SequenceExprSyntax) -> Destination {
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { Syntax($0).id == node.id }) else { return .ignored }
    let isAssigned = elements.count >= 3 && elements[1].isAssignment
    if isAssigned && index == 0 { return .written }
    func divides(_ element: ExprSyntax) -> Bool { element.isAssignment || element.is(UnresolvedTernaryExprSyntax.self) }
    let start = elements[..<index].lastIndex(where: divides) ?? -1
    let end = elements[(index + 1)...].firstIndex(where: divides) ?? elements.count
    if !divides(elements[index]) {
      let operators = elements[(start + 1)..<end]
      if operators.contains(where: \.isUnknownOperator) { return .ignored }
      if operators.contains(where: { $0.isComparison || $0.is(UnresolvedIsExprSyntax.self) }) { return .read }
      if end < elements.count { return .read }
    }
    if !isAssigned { return destination(of: Syntax(sequence)) }
    return elements[0].is(DiscardAssignmentExprSyntax.self) ? .ignored : .assigned(to: elements[0])
  }

  private func binding(_ node: Syntax) -> Destination {
    if let capture = node.as(ClosureCaptureSyntax.self) { return .bound([capture.name]) }
    if let binding = node.as(PatternBindingSyntax.self) {
      return binding.ignoresValue ? .ignored : .bound(Syntax(binding.pattern).boundNames)
    }
    return .bound(node.boundNames)
  }

  /// The destination of the result of a closure inside: that of the call that receives the closure.
  private mutating func result(_ statement: Syntax) -> Destination {
    let function = sequence(first: statement, next: \.parent).first {
      [.closureExpr, .functionDecl, .accessorDecl].contains($0.kind)
    }
    guard let inner = function?.as(ClosureExprSyntax.self), inner.id != closure.id,
      statement.is(ReturnStmtSyntax.self) || statement.parent?.id == Syntax(inner.statements).id,
      statement.is(ReturnStmtSyntax.self) || inner.statements.count == 1
    else { return .ignored }
    let call =
      inner.parent?.as(FunctionCallExprSyntax.self) ?? inner.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { destination(of: Syntax($0)) } ?? .ignored
  }
}

extension Syntax {
  /// The names that a pattern, or the patterns of a `switch`, bind.
  var boundNames: [TokenSyntax] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if self.is(CodeBlockItemListSyntax.self) || self.is(InitializerClauseSyntax.self) { return [] }
    return children(viewMode: .sourceAccurate).flatMap(\.boundNames)
  }
}
