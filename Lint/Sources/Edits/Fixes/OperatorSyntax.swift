import LintSemantics
import LintSyntax
import SwiftSyntax

/// The operators between the operands of a sequence.
extension ExprSyntax {
  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"]
  private static let otherOperators: Set<String> = ["...", "..<", "&", "|", "^", "<<", ">>", "&*", "~="]

  private var operatorName: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  var isAssignment: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let operatorName else { return false }
    return operatorName.hasSuffix("=") && !Self.comparisons.contains(operatorName)
  }

  /// Whether the project or a package declares the operator.
  var isUnknownOperator: Bool {
    guard let operatorName, !isAssignment else { return false }
    return !Self.comparisons.contains(operatorName) && !Self.otherOperators.contains(operatorName)
      && !LanguageWords.arithmetic.contains(Name(operatorName))
  }

  var isComparison: Bool { operatorName.map(Self.comparisons.contains) ?? false }
}

extension SyntaxProtocol {
  private static var knownPrefixOperators: Set<String> { ["-", "+", "!", "~", "...", "..<"] }

  /// The operand of a prefix or postfix operator that the project or a package declares.
  var operandOfUnknownOperator: ExprSyntax? {
    if let node = self.as(PrefixOperatorExprSyntax.self), !Self.knownPrefixOperators.contains(node.operator.text) {
      return node.expression
    }
    return self.as(PostfixOperatorExprSyntax.self).flatMap { $0.operator.text == "..." ? nil : $0.expression }
  }
}

extension SequenceExprSyntax {
  /// Whether the value of operands and operators is a Boolean.
  var isCondition: Bool { elements.contains(where: \.isComparison) }
}

extension Syntax {
  /// The operator of an expression.
  var operatorName: String? {
    if let binary = self.as(BinaryOperatorExprSyntax.self) { return binary.operator.text }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text }
    return self.as(PostfixOperatorExprSyntax.self)?.operator.text
  }
}
