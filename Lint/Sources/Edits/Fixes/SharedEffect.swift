import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// Finds work that doesn't go through `self`, and that a closure no longer does if `self` is released.
///
/// The closure may read a shared value to assign, pass, bind, compare or return it. Nothing else is allowed: no write to it, no call whose
/// result isn't used, no operator of the project, and no function that is passed by its name. An object of the closure that contains a
/// shared value may only get other values.
struct SharedEffect {
  enum EffectKind { case write, work }

  /// The first effect, with the code that uses the value.
  private(set) var first: (kind: EffectKind, name: String)?

  private let code: ClosureCode
  private let closure: ClosureExprSyntax
  private let shared: SharedValues

  /// - Parameters:
  ///   - statements: the statements of the closure that an early return skips.
  ///   - allowsImplicitUses: whether the closure may name members of `self` that aren't known.
  init(
    in closure: ClosureExprSyntax, skipping statements: CodeBlockItemListSyntax, _ declaration: DeclarationID,
    allowsImplicitUses: Bool, _ file: FixableFile
  ) {
    self.closure = closure
    code = ClosureCode(of: declaration, in: file)
    shared = SharedValues(in: closure, code, allowsImplicitUses: allowsImplicitUses)
    first =
      Syntax(statements).valueReferences.lazy.compactMap(effect).first
      ?? unknownOperator(in: Syntax(statements)).map { (.work, $0) }
  }

  private func effect(of root: DeclReferenceExprSyntax) -> (kind: EffectKind, name: String)? {
    let isCreation = root.isCreation
    guard isCreation ? !isView(root) : shared.contains(root) else { return nil }
    let use = ValueUse(of: root, in: closure)
    switch use.destination {
    case .ignored:
      if let call = use.calls.last {
        if code.onlyRunsClosures(call, of: root) || SystemMembers.laysOut(Name(root.name)) { return nil }
      } else if isCreation {
        return nil
      }
      return (.work, use.text)
    case .written:
      // Another value for a local doesn't change the shared one.
      return isCreation || changesOnlyLocal(root, use) ? nil : (.write, use.text)
    case .passed(let argument, let call):
      if isCreation { return nil }
      if use.calls.isEmpty && code.isFunction(argument, in: call) { return (.work, use.text) }
      return code.isPlain(argument.expression) ? nil : effect(ofResultOf: call)
    case .read, .assigned, .bound: return nil
    }
  }

  /// The effect of what a call returns that received a shared value: `self.checked(Hub.shared).ping()`.
  private func effect(ofResultOf call: FunctionCallExprSyntax) -> (kind: EffectKind, name: String)? {
    guard let receiver = call.calledExpression.rootReference else { return nil }
    let use = ValueUse(of: receiver, in: closure)
    switch use.destination {
    case .ignored: return use.calls.last?.id == call.id ? nil : (.work, use.text)
    case .written: return (.write, use.text)
    default: return nil
    }
  }

  private func isView(_ root: DeclReferenceExprSyntax) -> Bool {
    guard case .system(let system)? = code.value(of: ExprSyntax(root))?.referent else { return false }
    return !system.isOfSwiftUI && [.view, .cell, .controller].contains(system.kind)
  }

  /// Whether a local gets another value, or a property of a local with a value of its own.
  private func changesOnlyLocal(_ root: DeclReferenceExprSyntax, _ use: ValueUse) -> Bool {
    if shared.locals.contains(root.name) { return use.text == root.name }
    guard shared.containers.contains(root.name) else { return false }
    return use.text == root.name || root.parent?.as(MemberAccessExprSyntax.self)?.trimmedDescription == use.text
  }

  /// An operator of the project whose result isn't used: it is a global function.
  private func unknownOperator(in node: Syntax) -> String? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    case .codeBlockItem:
      guard let item = node.as(CodeBlockItemSyntax.self)?.item else { break }
      if Syntax(item).operandOfUnknownOperator != nil { return item.trimmedDescription }
      if let elements = item.as(SequenceExprSyntax.self)?.elements, elements.contains(where: \.isUnknownOperator),
        !elements.contains(where: { $0.isAssignment })
      {
        return item.trimmedDescription
      }
    default: break
    }
    return node.children(viewMode: .sourceAccurate).lazy.compactMap(unknownOperator).first
  }
}
