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
  private let outer: OuterValues
  private let effects: CodeEffects
  /// The names that the closure uses, except those of members.
  private let references: [DeclReferenceExprSyntax]
  /// The locals that the closure binds to new objects: `let tracker = Tracker()`.
  private let newObjects: Set<String>

  /// - Parameters:
  ///   - statements: the statements of the closure that an early return skips.
  ///   - allowsImplicitUses: whether the closure may name members of `self` that aren't known.
  init(
    in closure: ClosureExprSyntax, skipping statements: CodeBlockItemListSyntax, _ declaration: DeclarationID,
    allowsImplicitUses: Bool, _ outer: OuterValues, _ file: FixableFile
  ) {
    self.closure = closure
    self.outer = outer
    effects = CodeEffects(in: file.reading.project, reading: file.bytes)
    code = ClosureCode(of: declaration, in: file)
    shared = SharedValues(in: closure, code, allowsImplicitUses: allowsImplicitUses)
    references = Syntax(closure).valueReferences
    newObjects = Set(
      references.filter(\.isCreation).flatMap { creation -> [String] in
        guard case .bound(let names) = ValueUse(of: creation, in: closure).destination else { return [] }
        return names.map(\.text)
      })
    first =
      Syntax(statements).valueReferences.firstResult(effect)
      ?? unusedResult(in: Syntax(statements)).map { (.work, $0) }
      ?? (operatorWork(in: Syntax(statements)) ?? workOfText(in: Syntax(statements))).map { (.work, $0) }
  }

  private func effect(of root: DeclReferenceExprSyntax) -> (kind: EffectKind, name: String)? {
    if let name = followedWork(of: root) { return (.work, name) }
    let isCreation = root.isCreation
    if isCreation ? isView(root) : !shared.contains(root) { return workOfNewObject(root) }
    let use = ValueUse(of: root, in: closure)
    if !isCreation, !changesOnlyLocal(root, use), let change = use.calls.first(where: \.changesCollection) {
      return (.write, change.calledExpression.trimmedDescription)
    }
    switch use.destination {
    case .ignored:
      if let call = use.calls.last {
        if code.onlyRunsClosures(call, of: root) { return nil }
        if SystemMembers.laysOut(Name(root.name)), code.functions(calledBy: call).isEmpty { return nil }
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
      return code.isPlain(argument.expression) ? nil : workOfResult(of: call)
    case .read, .assigned, .bound: return nil
    }
  }

  /// The call or property in a chain of members that begins with a value from outside of the closure, if code of the project that it
  /// runs has effects: `Counter.shared.next`.
  ///
  /// Of a new object, changes of the object itself don't count. Of another value, only functions count that the project adds to a type
  /// that it doesn't declare: `texts.log()`.
  private func followedWork(of root: DeclReferenceExprSyntax) -> String? {
    if root.baseName.tokenKind == .keyword(.self) || code.isOwnMember(root) { return nil }
    let isOutside = shared.contains(root) || outer.contains(root)
    return followedWork(
      in: ExprSyntax(root), isOutside ? .all : .others, onlyForeign: !isOutside && !isUsedNewObject(root))
  }

  private func followedWork(
    in start: ExprSyntax, _ reach: CodeEffects.EffectReach, onlyForeign: Bool
  ) -> String? {
    var node = start
    while true {
      let found = code.declarations(usedBy: node).filter { !onlyForeign || code.isForeign($0) }
      if found.contains(where: { effects.exist(in: $0, reach) }) {
        return (node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node).trimmedDescription
      }
      guard let next = node.nextInChain else { return nil }
      node = next
    }
  }

  /// Whether a chain begins with a new object and has a value that is used. Other calls of it may make it a part of `self`.
  private func isUsedNewObject(_ root: DeclReferenceExprSyntax) -> Bool {
    guard root.isCreation || newObjects.contains(root.name) && code.isLocal(root) else { return false }
    if case .ignored = ValueUse(of: root, in: closure).destination { return false }
    return true
  }

  /// A member that the project adds to the type of a text: `"title".localized`.
  private func workOfText(in node: Syntax) -> String? {
    if let text = node.as(StringLiteralExprSyntax.self),
      let found = followedWork(in: ExprSyntax(text), .others, onlyForeign: true)
    {
      return found
    }
    return node.children(viewMode: .sourceAccurate).firstResult(workOfText)
  }

  /// The work of a new object that doesn't become a part of `self`: `let tracker = Tracker(); tracker.send()`.
  private func workOfNewObject(_ root: DeclReferenceExprSyntax) -> (kind: EffectKind, name: String)? {
    guard newObjects.contains(root.name), code.isLocal(root), mayActForOthers(root) else { return nil }
    let use = ValueUse(of: root, in: closure)
    guard case .ignored = use.destination, let call = use.calls.last, !code.onlyRunsClosures(call, of: root),
      !Syntax(call.arguments).valueReferences.contains(where: { $0.baseName.tokenKind == .keyword(.self) }),
      !references.contains(where: { $0.name == root.name && isJoinedToSelf($0) })
    else { return nil }
    return (.work, use.text)
  }

  /// Whether an object can have effects beside its own changes. Those of the system and values are only used.
  private func mayActForOthers(_ root: DeclReferenceExprSyntax) -> Bool {
    switch code.value(of: ExprSyntax(root))?.referent {
    case .system: false
    case .project(let type): [.class, .actor].contains(code.file.reading.project[type].kind)
    case .unknown(let type): !ValueTypes.contains(type) && !FoundationTypes.contains(type)
    default: !code.isPlain(ExprSyntax(root))
    }
  }

  /// Whether code passes a new object to a method of `self`, or stores it in `self`.
  private func isJoinedToSelf(_ root: DeclReferenceExprSyntax) -> Bool {
    switch ValueUse(of: root, in: closure).destination {
    case .passed(_, let call):
      call.calledExpression.rootReference.map { $0.name != root.name && !shared.contains($0) } ?? false
    case .assigned(let target): target.rootReference.map { !code.isLocal($0) && !shared.contains($0) } ?? false
    default: false
    }
  }

  /// The effect of what a call returns that received a shared value: `self.checked(Hub.shared).ping()`.
  private func workOfResult(of call: FunctionCallExprSyntax) -> (kind: EffectKind, name: String)? {
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

  /// An operator that the project declares for its own types, if its code has effects beside a change of its operands.
  private func operatorWork(in node: Syntax) -> String? {
    if let name = node.operatorName,
      code.file.reading.project.operators(named: Name(name)).contains(where: { effects.exist(in: $0, .others) })
    {
      return name
    }
    return node.children(viewMode: .sourceAccurate).firstResult(operatorWork)
  }

  /// An operator of the project whose result isn't used, which is a global function, or a method of a text: `"a".write(to: file)`.
  private func unusedResult(in node: Syntax) -> String? {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: return nil
    case .codeBlockItem:
      guard let item = node.as(CodeBlockItemSyntax.self)?.item else { break }
      if Syntax(item).operandOfUnknownOperator != nil || Syntax(item).isWorkOfText { return item.trimmedDescription }
      if let elements = item.as(SequenceExprSyntax.self)?.elements, elements.contains(where: \.isUnknownOperator),
        !elements.contains(where: { $0.isAssignment })
      {
        return item.trimmedDescription
      }
    default: break
    }
    return node.children(viewMode: .sourceAccurate).firstResult(unusedResult)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a call changes a collection, also if its result is used: `items.popLast()`.
  fileprivate var changesCollection: Bool {
    guard !isStatement, let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return CollectionMembers[Name(member.declName.baseName.text)].contains(.mutates)
  }
}

extension Syntax {
  /// Whether a statement calls a method of a text.
  fileprivate var isWorkOfText: Bool {
    if let attempt = self.as(TryExprSyntax.self) { return Syntax(attempt.expression).isWorkOfText }
    if let waiting = self.as(AwaitExprSyntax.self) { return Syntax(waiting.expression).isWorkOfText }
    guard var node = self.as(FunctionCallExprSyntax.self).map({ ExprSyntax($0) }) else { return false }
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let member = node.as(MemberAccessExprSyntax.self), let base = member.base {
        node = base
      } else {
        return node.is(StringLiteralExprSyntax.self)
      }
    }
  }
}
